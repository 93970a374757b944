import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import readXlsx from 'read-excel-file/node';
import { employees, sheetRows } from '#features/declarations/demo/employees.ts';
import { xlsxStream } from '#server/exports/xlsx.ts';
import { unique } from '../support/calls.ts';
import { demo } from '../support/demo.ts';
import { enter } from '../support/enter.ts';
import { newPerson, register } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('a company declares for twenty employees, three of them with slips, from the template to the records', async ({
  page,
  browser,
}) => {
  const person = await register('CN', newPerson('祁连月'));
  await enter(page, 'portal', { loginName: demo.portal.company, password: demo.password });
  await page.goto('/personal/declare-batch');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载模板' }).click(),
  ]);
  const [template] = await readXlsx(readFileSync(await download.path()));
  const head = template!.data[0]!.map(String);

  // Numbers that no other test and nothing of the demo has.
  const people = employees(320)
    .slice(300)
    .map((each) => ({ ...each, email: `e${unique()}@example.com` }));
  const rows = sheetRows(people);
  rows[0]![4] = person.email;
  rows[2]![2] = rows[2]![2]!.replace('0', 'O');
  rows[5]![3] = '1390001';
  rows[9]![8] = '2024-13-02';
  const about = { title: '说明', lines: () => [] };
  const sheet = await buffer(xlsxStream({ title: '员工', head, widths: [], rows, about }, new Date()));
  await page
    .getByLabel('选择表格')
    .setInputFiles({ name: '员工名单.xlsx', mimeType: 'application/octet-stream', buffer: sheet });

  await expect(page.getByRole('heading', { name: '20 行' })).toBeVisible();
  await expectAccessible(page, 'the check of a sheet');
  await page.getByRole('button', { name: '要改 3' }).click();
  await page.getByRole('button', { name: `采用 ${people[2]!.number}` }).click();
  await expect(page.getByRole('button', { name: '要改 2' })).toBeVisible();
  await page.getByRole('button', { name: '修改手机号码: 1390001' }).click();
  await page.getByRole('textbox', { name: '第 7 行的手机号码' }).fill('13900017777');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '要改 1' })).toBeVisible();
  await page.getByRole('button', { name: '生成 19 份申报' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '生成 19 份申报' }).click();

  await expect(page.getByRole('heading', { name: '19 份申报已生成，单位已确认' })).toBeVisible();
  await expectAccessible(page, 'the result of a batch');
  const [failed] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载', exact: true }).click(),
  ]);
  expect(failed.suggestedFilename()).toBe('员工名单_未生成.xlsx');
  const [left] = await readXlsx(readFileSync(await failed.path()));
  expect(left!.data.slice(1).map((row) => row[0])).toEqual([people[9]!.name]);
  expect(String(left!.data[1]!.at(-1))).toContain('2024-13-02');

  const own = await (await browser.newContext()).newPage();
  await enter(own, 'portal', person);
  await own.goto('/personal/prepared');
  await expect(own.getByText(`填写的姓名：${people[0]!.name}`)).toBeVisible();
  await own.goto('/personal/declare');
  await expect(own.getByRole('link', { name: /人才认定 · E 类/ }).first()).toBeVisible();
});
