import type { Page } from '@playwright/test';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { complaintDeskCall, fileComplaintCall } from '#features/complaints/calls.ts';
import { adminOf, tenantIds } from '../support/admins.ts';
import { ask, signInByCall, unique } from '../support/calls.ts';
import { hire, type Person, register, signInOffice, signInPortal } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('two complaints about the same are merged at the desk and parted again; neither person reads a word of the other @night', async ({
  page,
  browser,
}) => {
  const about = `望桐口腔 ${unique()}`;
  const [lin, du] = await Promise.all([register(), register()]);
  const first = await file(lin, { about, title: '洁牙被拒', content: '店员说人才卡只给新客' });
  const second = await file(du, { about, title: '不认人才卡', content: '前台让我先办储值卡' });

  const desk = await (await browser.newContext()).newPage();
  await signInOffice(desk, await hire({ yunting: 'tenant-admin' }), `/complaint?scope=all&id=${first.id}`);
  const record = desk.getByRole('region', { name: '洁牙被拒' });
  await expect(record.getByText('店员说人才卡只给新客')).toBeVisible();
  await record.getByRole('button', { name: /^受\s?理$/ }).click();
  await desk
    .getByRole('dialog', { name: '受理' })
    .getByRole('button', { name: /^受\s?理$/ })
    .click();
  await expect(record.getByRole('textbox', { name: '答复' })).toBeVisible();
  await desk.getByRole('button', { name: `合并 ${second.no}` }).click();
  await desk
    .getByRole('dialog', { name: '合并到这一件？' })
    .getByRole('button', { name: /^合\s?并$/ })
    .click();
  const together = record.getByText(/^一起答复：/);
  await expect(together).toContainText(second.no);
  await expect(record.getByText('前台让我先办储值卡')).toBeVisible();
  await expectAccessible(desk);

  await signInPortal(page, du, { redirect: `/personal/complaint/${second.no}` });
  await expect(page.getByText('与另一件反映同一件事的合并办理，您会收到同一份答复')).toBeVisible();
  await page.getByRole('textbox', { name: '补充说明' }).fill('还有同事也遇到');
  await page.getByRole('button', { name: '补充', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '还有同事也遇到' })).toBeVisible();
  await expectSilent({ page, of: [first.no, '店员说人才卡只给新客', '洁牙被拒'] });

  const other = await (await browser.newContext()).newPage();
  await signInPortal(other, lin, { redirect: `/personal/complaint/${first.no}` });
  await expect(other.getByText('店员说人才卡只给新客')).toBeVisible();
  await expectSilent({ page: other, of: [second.no, '前台让我先办储值卡', '还有同事也遇到', '不认人才卡'] });

  await desk.reload();
  await expect(record.getByText('还有同事也遇到')).toBeVisible();
  await together.getByRole('link', { name: second.no }).click();
  const merged = desk.getByRole('region', { name: '不认人才卡' });
  await expect(merged.getByText(/已并入，随它一起答复：/)).toContainText(first.no);
  await merged.getByRole('button', { name: '撤销合并' }).click();
  await desk.getByRole('dialog', { name: '撤销合并' }).getByRole('button', { name: '撤销合并' }).click();
  await expect(merged.getByText(/已并入，随它一起答复：/)).toBeHidden();

  await desk.goto(`/office/complaint?scope=all&id=${first.id}`);
  const words = record.getByRole('textbox', { name: '答复' });
  await words.fill('已请门店改正，洁牙次数已恢复');
  await record.getByRole('button', { name: '正式答复' }).click();
  await expect(record.getByRole('listitem').filter({ hasText: '正式答复' })).toContainText('洁牙次数已恢复');
  await desk.context().close();

  await other.reload();
  await expect(other.getByText('已请门店改正，洁牙次数已恢复')).toBeVisible();
  await page.reload();
  await expect(page.getByText('改为单独办理')).toBeVisible();
  await expectSilent({ page, of: [first.no, '店员说人才卡只给新客', '洁牙次数已恢复'] });
  await expectSilent({ page: other, of: [second.no, '前台让我先办储值卡', '还有同事也遇到'] });
  await other.context().close();
});

/** Files a complaint of somebody and tells its number, and the id by which the office opens it. */
async function file(person: Person, words: { about: string; title: string; content: string }) {
  const client = await signInByCall(person, acpwdwebCall);
  const values = {
    kind: 'COMPLAINT',
    target: 'SHOP',
    anonymous: 'NAMED',
    name: person.nickname,
    consent: { agreed: true, version: '1' },
    ...words,
  };
  const { no } = await ask(client, fileComplaintCall, { values, reqId: unique() });
  const { rows } = await ask(await adminOf('yunting'), complaintDeskCall, {
    tenantId: tenantIds.yunting,
    scope: 'all',
    keyword: no,
  });
  return { no, id: rows[0]!.id };
}

/** Fails where any of the words stands on the page: what one person wrote, read by the other. */
async function expectSilent({ page, of: words }: { page: Page; of: readonly string[] }) {
  const text = await page.locator('body').innerText();
  expect(words.filter((each) => text.includes(each))).toEqual([]);
}
