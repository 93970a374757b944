import { readMessage } from '../support/outbox.ts';
import { hire, signInOffice, spaced } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('a report is designed, its figure leads to the rows it counts, and it is mailed', async ({ page }) => {
  const person = await hire({ yunting: 'tenant-admin' });
  await signInOffice(page, person, '/data/reportform/edit');
  await page.getByRole('combobox', { name: '数据集' }).click();
  await page.getByTitle('创业大赛').click();
  await page.getByRole('checkbox', { name: '状态' }).check();
  // Of all time: what is done stays done, whatever other tests do meanwhile.
  await page.getByLabel('时间').selectOption({ label: '全部' });
  const table = page.getByRole('table');
  const figure = table.getByRole('row', { name: /^已完成/ }).getByRole('link');
  await expect(figure).toBeVisible();
  await expect(page.locator('[data-chart] svg')).toBeVisible();
  const count = Number((await figure.innerText()).replaceAll(',', ''));

  const name = `大赛月报 ${Date.now()}`;
  await page.getByRole('textbox', { name: /^名称/ }).fill(name);
  await page.getByLabel('定时发送').selectOption({ label: '每月' });
  await page.getByRole('checkbox', { name: new RegExp(person.loginName) }).check();
  await page.getByRole('button', { name: /^保 ?存$/ }).click();
  await expect(page).toHaveURL(/reportform\/edit\?id=/);
  await expectAccessible(page, 'the designer of a report');

  await figure.click();
  await expect(page).toHaveURL(/\/itec\/entry\?f\.status=DONE/);
  await expect(page.getByText(`共 ${count.toLocaleString('en-US')} 条`).first()).toBeVisible();

  await page.goto(`/office/data/reportform?f.keyword=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name }).first().click();
  const drawer = page.getByRole('dialog', { name });
  await drawer.getByRole('button', { name: spaced('启用') }).click();
  await drawer.getByRole('button', { name: '现在运行' }).click();
  await page.locator('.ant-modal').getByRole('button', { name: '现在运行' }).click();
  await drawer.getByRole('tab', { name: '运行' }).click();
  await expect(drawer.getByText('已发 1 人')).toBeVisible();
  expect(await readMessage(person.email, 'REPORT_READY')).toContain(name);
});
