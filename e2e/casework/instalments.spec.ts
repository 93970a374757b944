import { dayInShanghai } from '#core/calendar/dates.ts';
import { acloginCall } from '#features/accounts/calls/accounts.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { changeSection } from '#features/payments/shared/report.ts';
import { tenantIds } from '../support/admins.ts';
import { ask, signInByCall, unique } from '../support/calls.ts';
import { demo } from '../support/demo.ts';
import { fillFields } from '../support/fill.ts';
import { hire, signInOffice, signInPortal } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const tenantId = tenantIds.yunting;
const calls = officeResourceCalls;

/** From the applicant's word on the conditions over two people who approve to the slip of what was paid. */
test('an instalment is confirmed, approved by two people, sent to the bank and paid', async ({ page, browser }) => {
  const [first, second] = [await hire({ yunting: 'finance' }, '宋知白'), await hire({ yunting: 'finance' }, '纪扶光')];
  const other = await signInByCall(second, acloginCall);
  const { rows } = await ask(other, calls.payment!.list, {
    tenantId,
    filter: { keyword: '第五笔', status: ['PLANNED'] },
  } as never);
  const { id } = (rows as { id: string; status: string; lacks: unknown[] }[]).find(
    ({ status, lacks }) => status === 'PLANNED' && lacks.length === 1,
  )!;

  await signInPortal(
    page,
    { loginName: demo.portal.person, password: demo.password },
    { redirect: '/personal/payment' },
  );
  await page.getByRole('button', { name: '确认符合条件' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认符合条件' }).click();
  await expect(page.getByText('已确认，工作人员会继续办理')).toBeVisible();

  const office = await (await browser.newContext()).newPage();
  await signInOffice(office, first, `/apply/pay?id=${id}`);
  const drawer = office.getByRole('dialog').first();
  await drawer.getByRole('button', { name: /^批\s?准$/ }).click();
  // The question stands over the drawer, whose button says the same.
  await office
    .locator('.ant-modal-confirm')
    .getByRole('button', { name: /^批\s?准$/ })
    .click();
  await drawer.getByRole('tab', { name: '检查与批准' }).click();
  await expect(drawer.getByText('宋知白')).toBeVisible();
  await office.context().close();

  const act = (code: 'payment' | 'paybatch', ids: string[], action: string, values = {}) =>
    ask(other, calls[code]!.action!, { tenantId, ids, action, values, reqId: unique() } as never);
  await act('payment', [id], 'approve');
  const today = dayInShanghai(Date.now());
  const batch = await ask(other, calls.paybatch!.save!, {
    tenantId,
    values: { payOn: today, programme: null },
    reqId: unique(),
  } as never);
  await act('paybatch', [(batch as { id: string }).id], 'settle', { paidOn: today, digest: '' });

  await page.reload();
  const fifth = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /第五笔/ }) })
    .last();
  await expect(fifth.getByText('已到账', { exact: true })).toBeVisible();
  await expect(fifth.getByRole('button', { name: '电子回单' })).toBeVisible();

  // A change that is told of waits for the office, and goes on once two people say so.
  await page.getByRole('button', { name: '报告变更' }).first().click();
  const dialog = page.getByRole('dialog');
  await fillFields(dialog, changeSection.fields, {
    values: { what: 'LEFT', since: today, details: '原公司研发中心外迁，已与本区另一家公司签约。' },
    locale: 'CN',
  });
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('已提交，未付各期暂停拨付，等待处理')).toBeVisible();
  await expect(page.getByText('处理中', { exact: true }).first()).toBeVisible();
  const one = await signInByCall(first, acloginCall);
  const report = async (who: typeof one, action: string, values = {}) => {
    const { rows: told } = await ask(who, calls.grantreport!.list, { tenantId, filter: { what: 'LEFT' } } as never);
    const { id: reportId } = (told as { id: string; dueOn: string; status: string }[]).find(
      ({ dueOn, status }) => dueOn === today && ['OPEN', 'PROPOSED'].includes(status),
    )!;
    await ask(who, calls.grantreport!.action!, { tenantId, ids: [reportId], action, values, reqId: unique() } as never);
  };
  await report(one, 'go-on', { reason: '新单位仍在本区' });
  await report(other, 'confirm');
  await page.reload();
  await expect(page.getByText('处理意见：新单位仍在本区')).toBeVisible();
});
