import type { Page } from '@playwright/test';
import { queueCall } from '#features/casework/calls/review.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask } from '../support/calls.ts';
import { hire, signInOffice } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a case without faults is checked whole, accepted and passed in twelve keys, and the next one opens', async ({
  page,
}) => {
  const { rows } = await ask(await adminOf('yunting'), queueCall, {
    tenantId: tenantIds.yunting,
    scope: 'all',
    state: ['ACCEPTING'],
    programme: 'apartapply',
  });
  const { id, no } = rows.at(-1)!;
  await signInOffice(page, await hire({ yunting: 'reviewer' }), `/apply/task?scope=all&id=${id}`);
  const dialog = page.getByRole('dialog');
  const keys: string[] = [];
  const press = async (key: string) => {
    keys.push(key);
    await page.keyboard.press(key);
  };
  await expect(page.getByRole('button', { name: '领取办理' })).toBeVisible();
  // What a machine can check is ticked with its evidence before anybody looks.
  await expect(page.getByText('自动核对：校验位正确').first()).toBeVisible();
  await expect(page.getByRole('region', { name: '待细看的字段' })).toHaveCount(0);

  await press('c');
  await expect(page.getByText(/您正在办理，保留至/)).toBeVisible();
  for (let left = await unchecked(page); left > 0; left = await unchecked(page)) {
    await press('Shift+V');
    await expect.poll(() => unchecked(page)).toBeLessThan(left);
  }
  await press('d');
  await expect(dialog.getByRole('button', { name: '受理', exact: true })).toBeFocused();
  await expect(dialog).not.toContainText('未核');
  await press('Enter');
  await expect(page.getByText('已办理：受理')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: '审核通过', exact: true })).toBeEnabled();
  await press('d');
  await expect(dialog.getByRole('button', { name: '审核通过', exact: true })).toBeFocused();
  await expect(dialog).not.toContainText('未核');
  await press('Enter');
  await expect(page.getByText('已办理：审核通过')).toBeVisible();
  expect(keys.length).toBeLessThanOrEqual(12);

  await expect(page).toHaveURL(/id=/);
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.getByRole('banner').getByText(no)).toHaveCount(0);

  // Every key stands in the sheet while the desk is shown.
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: '键盘快捷键' });
  for (const meaning of ['核实整段，转到下一段', '补正当前字段', '下一份材料', '作出决定', '下一件', '领取办理'])
    await expect(sheet.getByText(meaning, { exact: true })).toBeVisible();
});

/** How many fields nobody and nothing has checked yet, as the foot of the desk says. */
async function unchecked(page: Page): Promise<number> {
  const words = await page.locator('footer small', { hasText: '未核' }).first().innerText();
  return Number(/(\d+)\s*未核/.exec(words)![1]);
}
