import { dayInShanghai } from '#core/calendar/dates.ts';
import { acloginCall } from '#features/accounts/calls/accounts.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { tenantIds } from '../support/admins.ts';
import { ask, signInByCall, unique } from '../support/calls.ts';
import { demo } from '../support/demo.ts';
import { hire, signInOffice, signInPortal } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const tenantId = tenantIds.yunting;
const calls = officeResourceCalls;

/** From the applicant's word on the conditions over two people who approve to the slip of what was paid. */
test('an instalment is confirmed, approved by two people, sent to the bank and paid', async ({ page, browser }) => {
  const [first, second] = [await hire({ yunting: 'finance' }, '宋知白'), await hire({ yunting: 'finance' }, '纪扶光')];
  const other = await signInByCall(second, acloginCall);
  const { rows } = await ask(other, calls.payment!.list, { tenantId, filter: { keyword: '第五笔' } } as never);
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
});
