import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import readXlsx from 'read-excel-file/node';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { publishActivity } from '../support/activity.ts';
import { serverNow, unique } from '../support/calls.ts';
import { hire, register, signInOffice, signInPortal, spaced } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('生成一批凭码，下载后交出去；填码的人进了活动，停用后下一个人进不去 @night', async ({ page, browser }) => {
  const { title } = await publishActivity({ quota: 5 });
  const [guest, second, late] = [await register(), await register(), await register()];
  const batch = `嘉宾入场 ${unique()}`;
  const list = `/common/authcode/access?f.keyword=${encodeURIComponent(batch)}`;
  await signInOffice(page, await hire({ yunting: 'tenant-admin' }), list);

  await page.getByRole('button', { name: '生成一批' }).click();
  const panel = page.getByRole('dialog', { name: '生成一批' });
  await panel.getByRole('textbox', { name: '用途', exact: true }).fill(batch);
  await panel.getByRole('textbox', { name: '用途（英文）' }).fill(`Guests ${batch.slice(-6)}`);
  await panel.getByRole('combobox', { name: '场景' }).selectOption({ label: '活动入场' });
  await choose(panel.getByRole('combobox', { name: '对应' }), title);
  await panel.getByRole('textbox', { name: '数量' }).fill('2');
  await panel.getByRole('textbox', { name: '每个可用' }).fill('2');
  const today = dayInShanghai(serverNow());
  // A pointer that lies where the calendar opens would choose the day below it.
  await page.mouse.move(0, 0);
  for (const name of ['有效自', '有效至']) {
    const day = panel.getByRole('textbox', { name });
    await day.fill(today);
    await day.press('Enter');
    await expect(day).toHaveValue(today);
  }
  await expectAccessible(page, 'the panel of a new batch');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: '生成并下载' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`凭码-${batch}.xlsx`);
  const [sheet] = await readXlsx(readFileSync(await file.path()));
  const codes = sheet!.data.slice(1).map(([, code]) => String(code));
  expect(codes).toHaveLength(2);
  const code = codes[0]!;
  expect(code).toMatch(/^ACT-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);

  // From here on nobody reads it again: the list knows its end alone.
  await expect(panel).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: batch });
  await expect(row).toContainText('0 / 4');
  await expect(row).toContainText(`ACT-…${code.slice(-2)}`);
  await expectAccessible(page, 'the list of batches');

  const portal = await (await browser.newContext()).newPage();
  await signInPortal(portal, guest, { redirect: '/personal/code' });
  await type(portal, 'ACT-2222-2222');
  await expect(field(portal)).toHaveAccessibleDescription(/没有这个码，请核对后再填；还可以试 4 次/);
  await type(portal, code.toLowerCase());
  await expect(portal.getByRole('status').filter({ hasText: '码已生效' })).toContainText(title);
  await expectAccessible(portal, 'a code that was used');
  await portal.getByRole('link', { name: '去看看' }).click();
  await expect(portal.getByText('您已报名成功')).toBeVisible();
  await portal.goto('/personal/code');
  await type(portal, code);
  await expect(field(portal)).toHaveAccessibleDescription(/您已经用过这个码/);
  await type(portal, codes[1]!);
  await expect(field(portal)).toHaveAccessibleDescription(/您已经有了，不用再填码；这个码没有用掉/);

  const friend = await (await browser.newContext()).newPage();
  await signInPortal(friend, second, { redirect: '/personal/code' });
  await type(friend, code);
  await expect(friend.getByRole('status').filter({ hasText: '码已生效' })).toContainText(title);
  const another = await (await browser.newContext()).newPage();
  await signInPortal(another, late, { redirect: '/personal/code' });
  await type(another, code);
  await expect(field(another)).toHaveAccessibleDescription(/这个码的次数已经用完/);

  await page.goto(`/office${list}`);
  await expect(row).toContainText('2 / 4');
  await page.getByRole('button', { name: batch }).first().click();
  const drawer = page.getByRole('dialog', { name: batch });
  await drawer.getByRole('button', { name: spaced('停用') }).click();
  await page
    .locator('.ant-modal')
    .getByRole('button', { name: spaced('停用') })
    .click();
  await expect(drawer.getByRole('button', { name: spaced('启用') })).toBeVisible();

  await type(another, codes[1]!);
  await expect(field(another)).toHaveAccessibleDescription(/这个码已停用，请联系发码的单位/);
});

const field = (page: Page) => page.getByRole('textbox', { name: '码', exact: true });

async function type(page: Page, code: string) {
  await field(page).fill(code);
  await page.getByRole('button', { name: '使用', exact: true }).click();
}

/** Few are a list of the system, many a box to search: how many there are is up to the other tests. */
async function choose(list: Locator, label: string) {
  if (await list.evaluate((element) => element.tagName === 'SELECT')) return void (await list.selectOption({ label }));
  await list.fill(label);
  await list.page().getByRole('option', { name: label, exact: true }).click();
}
