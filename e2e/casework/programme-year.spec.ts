import { hire, signInOffice, spaced } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('what a year says and asks stands on the page of its programme, in both languages', async ({ page }) => {
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }), '/apply/program?f.keyword=落户');
  await page
    .getByRole('button', { name: /^2026 年/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: spaced('编辑') })
    .click();
  const form = page.getByRole('dialog', { name: '编辑申报年度' });
  await form.getByLabel('本年度说明（中文）').fill('随迁子女的学位另行通知。');
  await form.getByRole('button', { name: spaced('保存') }).click();
  await expect(form.getByText(/请填写本年度说明（英文）/)).toBeVisible();
  await form.getByLabel('本年度说明（英文）').fill('School places for children are told of separately.');
  await form.getByRole('button', { name: '添加一条条件' }).click();
  await form.getByLabel('条件（中文）').fill('名下没有本市住房。');
  await form.getByLabel('条件（英文）').fill('You own no home in the city.');
  await form.getByRole('button', { name: spaced('保存') }).click();
  await expect(form).toBeHidden();

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
