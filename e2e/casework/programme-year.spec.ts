import { hire, signInOffice, spaced } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('a year is changed as a draft and published by a second person; only then its page says so @night', async ({
  page,
  browser,
}) => {
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }, '宋砚知'), '/apply/program?f.keyword=落户');
  await page
    .getByRole('button', { name: /^2026 年/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: spaced('编辑') })
    .click();
  await expect(page).toHaveURL(/\/apply\/program\/edit\?id=/);
  await page.getByLabel('本年度说明（中文）').fill('随迁子女的学位另行通知。');
  await page.getByText(/^检查 \d/).click();
  await expect(page.getByRole('button', { name: '英文缺“本年度说明”' })).toBeVisible();
  await expect(page.getByRole('button', { name: '送复核' })).toBeDisabled();
  await page.getByLabel('本年度说明（英文）').fill('School places for children are told of separately.');
  await page.getByRole('button', { name: '添加条件' }).click();
  await page.getByLabel('条件（中文）').fill('名下没有本市住房。');
  await page.getByLabel('条件（英文）').fill('You own no home in the city.');
  await page.getByTitle('改动', { exact: true }).click();
  await expect(page.getByRole('insertion').filter({ hasText: '随迁子女的学位另行通知。' })).toBeVisible();
  await expectAccessible(page, 'the page of a year');
  // As applicants will see it: the further condition, what a choice leads to, the other language, a phone; nothing is kept.
  await page.getByRole('button', { name: '申请人看到的样子' }).click();
  const form = page.frameLocator('iframe');
  await expect(form.getByText('名下没有本市住房。')).toBeVisible();
  await expect(form.getByLabel('落户方式')).toBeHidden();
  await form.getByText('引进落户', { exact: true }).click();
  await expect(form.getByText('落户方式').first()).toBeVisible();
  await page.getByText('手机', { exact: true }).click();
  await page.getByText('English', { exact: true }).click();
  await expect(form.getByText('You own no home in the city.')).toBeVisible();
  expect(await form.locator('main').evaluate((main) => main.ownerDocument.defaultView!.innerWidth)).toBeLessThan(400);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '送复核' }).click();
  await expect(page.getByRole('button', { name: '撤回复核' })).toBeVisible();
  await expect(page.getByLabel('本年度说明（中文）')).not.toBeEditable();
  await expect(page.getByRole('button', { name: spaced('发布'), exact: true })).toBeHidden();
  const address = page.url();

  await page.goto('/serve/prapply?lang=CN');
  await expect(page.getByText('随迁子女的学位另行通知。')).toBeHidden();

  const second = await (await browser.newContext()).newPage();
  await signInOffice(second, await hire({ yunting: 'tenant-admin' }, '纪扶光'), '/messages');
  await second.goto(address);
  await expect(second.getByText(/宋砚知.*送来复核/)).toBeVisible();
  await second.getByRole('button', { name: spaced('发布'), exact: true }).click();
  await second
    .getByRole('dialog')
    .getByRole('button', { name: spaced('发布') })
    .click();
  await expect(second.getByText('没有待发布的改动')).toBeVisible();
  await second.context().close();

  await page.goto('/serve/prapply?lang=CN');
  await expect(page.getByText('随迁子女的学位另行通知。')).toBeVisible();
  await expect(page.getByText('名下没有本市住房。')).toBeVisible();
  await page.goto('/serve/prapply?lang=EN');
  await expect(page.getByText('School places for children are told of separately.')).toBeVisible();
  await expectAccessible(page);
});

test('a year is tried on the cases of the year before', async ({ page }) => {
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }), '/apply/program?f.keyword=人才认定');
  await page.getByRole('button', { name: '2026 年人才认定' }).click();
  const record = page.getByRole('dialog', { name: '2026 年人才认定' });
  await record.getByRole('tab', { name: '试算' }).click();
  await expect(record.getByText(/^2025 年度共提交 \d+ 件。/)).toBeVisible();
  await expect(record.getByRole('row', { name: /审核 15/ })).toBeVisible();
  await expectAccessible(page, 'the trial of a year');
});
