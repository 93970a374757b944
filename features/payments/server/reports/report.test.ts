import { beforeAll, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import {
  aDay,
  addAccounts,
  addWindow,
  asApplicant,
  asOperator,
  submitted,
} from '#features/casework/server/applications/testing.ts';
import { readCase } from '#features/casework/server/review/case.ts';
import { claimCase } from '#features/casework/server/review/claim.ts';
import { decideCase } from '#features/casework/server/review/decide.ts';
import { applications } from '#features/casework/server/tables.ts';
import { grantReport } from '#features/payments/resources/grant-report.ts';
import { payBudget } from '#features/payments/resources/pay-budget.ts';
import { payment } from '#features/payments/resources/payment.ts';
import { budgetStore } from '#features/payments/server/budget-store.ts';
import { changePayee, readGrants } from '#features/payments/server/own-payments.ts';
import { paymentStore } from '#features/payments/server/payment-store.ts';
import { grantReports } from '#features/payments/server/report-tables.ts';
import { ledgerEntries } from '#features/payments/server/tables.ts';
import { balancesOf, type LedgerEntry } from '#features/payments/shared/ledger.ts';
import { eq } from '#server/database/sql.ts';
import { messages } from '#server/database/tables/logs.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { Values } from '#server/resources/store.ts';
import { actOnResource, listResource, saveResource } from '#server/resources/verbs.ts';
import { createTestServices } from '#server/testing.ts';
import { handInReport, reportChange } from './own-reports.ts';
import { remindOfReports } from './remind.ts';
import { reportStore } from './report-store.ts';

const services = await createTestServices();
services.setNow(aDay);
let caseId = '';
const reqId = '12345678';
const answers = {
  isStill: 'YES',
  employer: '云汀智造',
  position: '研究员',
  results: '完成两项中试，申请发明专利三件。',
};
const left = { what: 'LEFT', since: '2026-11-01', details: '合同到期，未再续签，已办离职。' };

const keyOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error) => (error instanceof Refusal ? error.key : Promise.reject(error)),
  );
type Listed = Record<string, unknown> & { id: string };
const list = async (filter: Values = {}, who = 'fin') =>
  (
    await asOperator(services, who, (scope) =>
      listResource(scope, {
        resource: grantReport,
        store: reportStore,
        input: { filter, sort: 'dueOn', page: 1, size: 50 } as never,
      }),
    )
  ).rows as Listed[];
const act = (who: string, id: string, action: string, values: Values = {}) =>
  asOperator(services, who, (scope) =>
    actOnResource(scope, { resource: grantReport, store: reportStore, input: { ids: [id], action, values } }),
  );
const instalments = async () => {
  const { rows } = await asOperator(services, 'fin', (scope) =>
    listResource(scope, {
      resource: payment,
      store: paymentStore,
      input: { filter: {}, sort: 'dueOn', page: 1, size: 50 } as never,
    }),
  );
  return (rows as (Listed & { lacks: { CN: string }[] })[]).sort((a, b) => (String(a.part) < String(b.part) ? -1 : 1));
};
const approve = async (number: number) => {
  const id = (await instalments())[number - 1]!.id;
  return await keyOf(
    asOperator(services, 'fin', (scope) =>
      actOnResource(scope, {
        resource: payment,
        store: paymentStore,
        input: { ids: [id], action: 'approve', values: {} },
      }),
    ),
  );
};
const own = async () => (await asApplicant(services, 'lin', (scope) => readGrants(scope, {}))).rows[0]!;
const handIn = (who: string, id: string, values: Values) =>
  keyOf(asApplicant(services, who, (scope) => handInReport(scope, { id, values, reqId })));
const change = (values: Values) =>
  keyOf(asApplicant(services, 'lin', (scope) => reportChange(scope, { applicationId: caseId, values, reqId })));
const told = async () =>
  (
    await services.database.asOwner((db) =>
      db.select().from(messages).where(eq(messages.accountId, 'lin')).orderBy(messages.at),
    )
  ).map(({ titleCN }) => titleCN);
const planned = () => services.database.asOwner((db) => db.select().from(grantReports).orderBy(grantReports.dueOn));
const balances = async () =>
  balancesOf(
    (await services.database.asOwner((db) => db.select().from(ledgerEntries))) as unknown as readonly LedgerEntry[],
  );

beforeAll(async () => {
  await services.database.asOwner((db) =>
    db.insert(tenants).values({ id: 'tenant-a', code: 'a', nameCN: '甲', nameEN: 'A', kind: 'DISTRICT' }),
  );
  await addWindow(services, { programme: 'talentapply' });
  await addAccounts(services, 'lin', 'fin', 'adm');
  caseId = await submitted(services, 'lin', { programme: 'talentapply' });
  await services.database.asOwner((db) =>
    db.update(applications).set({ state: 'APPROVED' }).where(eq(applications.id, caseId)),
  );
  await asOperator(services, 'fin', (scope) => claimCase(scope, { id: caseId }));
  const { rev } = await asOperator(services, 'fin', (scope) => readCase(scope, { id: caseId }));
  await asOperator(services, 'fin', (scope) => decideCase(scope, { id: caseId, rev, action: 'issue' }));
  const part = (id: string, months: number) => ({
    id,
    titleCN: id,
    titleEN: id,
    share: 25,
    months,
    conditionCN: '',
    conditionEN: '',
  });
  await asOperator(services, 'fin', (scope) =>
    saveResource(scope, {
      resource: payBudget,
      store: budgetStore,
      input: {
        values: {
          programme: 'talentapply',
          year: 2026,
          total: 100,
          granted: 10,
          parts: [part('a', 0), part('b', 12), part('c', 18), part('d', 24)],
        },
      },
    }),
  );
  const account = '350201234567890';
  await asApplicant(services, 'lin', (scope) =>
    changePayee(scope, { applicationId: caseId, holder: '林', bank: '工行', branch: '云汀', account, reqId }),
  );
});

test('每个生效年度应交一份报告，到期前一个月和逾期各提醒一次，未交的后续各期等着', async () => {
  expect((await planned()).map(({ dueOn, state }) => [dueOn, state])).toEqual(
    ['2027', '2028', '2029', '2030'].map((year) => [`${year}-11-20`, 'DUE']),
  );
  // The office lists what concerns it now.
  expect(await list()).toEqual([]);
  expect((await own()).reports).toMatchObject([{ dueOn: '2027-11-20', opensOn: '2027-09-21', state: 'DUE' }]);
  // The first instalment is due before any report is.
  expect((await instalments()).map(({ lacks }) => lacks.map(({ CN }) => CN))).toEqual([
    [],
    ['到期', '年度报告'],
    ['到期', '年度报告'],
    ['到期', '年度报告'],
  ]);
  expect(await remindOfReports(services)).toBe(0);
  services.setNow(new Date('2027-10-25T01:00:00Z'));
  expect([await remindOfReports(services), await remindOfReports(services)]).toEqual([1, 0]);
  services.setNow(new Date('2027-11-21T01:00:00Z'));
  expect([await remindOfReports(services), await remindOfReports(services)]).toEqual([1, 0]);
  expect((await told()).filter((title) => title.includes('年度报告'))).toEqual(['请提交年度报告', '年度报告已逾期']);
  expect(await list({ status: ['OVERDUE'] })).toHaveLength(1);
  expect(await approve(2)).toBe('PAYMENT_BLOCKED');
});

test('报告由本人提交，与表单同样校验；仍在职的报告放行到下一年', async () => {
  const [first, second] = await planned();
  expect(await handIn('adm', first!.id, answers)).toBe('NOT_FOUND');
  expect(await handIn('lin', second!.id, answers)).toBe('NOT_ALLOWED');
  expect(await handIn('lin', first!.id, { ...answers, employer: '' })).toBe('INVALID');
  expect(await handIn('lin', first!.id, { ...answers, what: 'LEFT' })).toBe('INVALID');
  expect(await handIn('lin', first!.id, answers)).toBe('done');
  expect(await handIn('lin', first!.id, answers)).toBe('NOT_ALLOWED');
  expect(await list({ status: ['GIVEN'] })).toHaveLength(1);
  expect((await instalments()).map(({ lacks }) => lacks.map(({ CN }) => CN))).toEqual([
    [],
    [],
    ['到期'],
    ['到期', '年度报告'],
  ]);
  expect(await list({}, 'lin')).toEqual([]);
});

test('报告变更立即暂停，继续拨付要两人，提出的人不能自己确认', async () => {
  expect(await change(left)).toBe('done');
  expect(await change(left)).toBe('NOT_ALLOWED');
  expect(await own()).toMatchObject({ isPaused: true });
  expect(await told()).toContain('拨付已暂停，等待处理');
  expect(await approve(1)).toBe('PAYMENT_BLOCKED');
  const [{ id }] = (await list({ status: ['OPEN'] })) as [Listed];
  expect(await keyOf(act('fin', id, 'go-on', {}))).toBe('INVALID');
  await act('fin', id, 'go-on', { reason: '新单位仍在本区' });
  expect(await keyOf(act('fin', id, 'confirm'))).toBe('SECOND_PERSON_NEEDED');
  expect((await own()).isPaused).toBe(true);
  await act('adm', id, 'decline', { reason: '缺新合同' });
  expect(await list({ status: ['OPEN'] })).toHaveLength(1);
  await act('fin', id, 'go-on', { reason: '已补新合同' });
  await act('adm', id, 'confirm');
  expect(await own()).toMatchObject({
    isPaused: false,
    reports: expect.arrayContaining([expect.objectContaining({ state: 'GOES_ON', reason: '已补新合同' })]),
  });
  expect(await told()).toContain('您报告的情况已处理');
  expect(await approve(1)).toBe('done');
});

test('调整后未付各期按比例重新承诺并重新批准；停止由一人决定，余款回到预算', async () => {
  expect(await change({ ...left, what: 'OTHER_BENEFIT' })).toBe('done');
  const [{ id }] = (await list({ what: 'OTHER_BENEFIT' })) as [Listed];
  await act('fin', id, 'amend', { share: 60, reason: '扣除同类资助' });
  await act('adm', id, 'confirm');
  expect((await instalments()).map(({ amount, approved }) => [amount, approved])).toEqual(
    Array(4).fill([15_000, '0 / 2']),
  );
  expect(await balances()).toMatchObject({ committed: 6_000_000, budget: 94_000_000, payable: 0 });

  services.setNow(new Date('2028-10-20T01:00:00Z'));
  const next = (await own()).reports.find(({ state }) => state === 'DUE')!;
  expect(await handIn('lin', next.id, { isStill: 'NO', results: '已于九月离开本区，回原籍工作。' })).toBe('done');
  expect((await own()).isPaused).toBe(true);
  await act('fin', next.id, 'stop', { reason: '不再符合条件' });
  expect((await instalments()).map(({ status, reason }) => [status, reason])).toEqual(
    Array(4).fill(['STOPPED', '不再符合条件']),
  );
  const all = await balances();
  expect(all).toMatchObject({ committed: 0, budget: 100_000_000 });
  expect(Object.values(all).reduce((sum, each) => sum + each, 0)).toBe(0);
});
