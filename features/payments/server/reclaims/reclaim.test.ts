import { beforeAll, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { withLuhnDigit } from '#core/forms/identifiers/bank-account.ts';
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
import { payBudget } from '#features/payments/resources/pay-budget.ts';
import { payment } from '#features/payments/resources/payment.ts';
import { reclaim } from '#features/payments/resources/reclaim.ts';
import { budgetStore } from '#features/payments/server/budget-store.ts';
import { changePayee, readGrants } from '#features/payments/server/own-payments.ts';
import { paymentStore } from '#features/payments/server/payment-store.ts';
import { ledgerEntries, payments } from '#features/payments/server/tables.ts';
import { balancesOf, type LedgerEntry } from '#features/payments/shared/ledger.ts';
import { eq, sql } from '#server/database/sql.ts';
import { messages } from '#server/database/tables/logs.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { Values } from '#server/resources/store.ts';
import { actOnResource, listResource, saveResource } from '#server/resources/verbs.ts';
import { createTestServices } from '#server/testing.ts';
import { readReclaimDetail } from './read-detail.ts';
import { reclaimStore } from './reclaim-store.ts';

const services = await createTestServices();
services.setNow(aDay);
let caseId = '';

const keyOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error) => (error instanceof Refusal ? error.key : Promise.reject(error)),
  );
const list = async (who = 'fin', filter: Values = {}) => {
  const { rows } = await asOperator(services, who, (scope) =>
    listResource(scope, {
      resource: reclaim,
      store: reclaimStore,
      input: { filter, sort: 'dueOn', page: 1, size: 50 } as never,
    }),
  );
  return rows as Record<string, unknown>[];
};
const act = async (who: string, action: string, values: Values = {}) => {
  const [{ id = '' } = {}] = (await list(who)) as { id: string }[];
  return await asOperator(services, who, (scope) =>
    actOnResource(scope, { resource: reclaim, store: reclaimStore, input: { ids: [id], action, values } }),
  );
};
const book = (who: string, amount: number) => act(who, 'book', { amount, receivedOn: '2026-11-20', note: '0042' });
const balances = async () =>
  balancesOf(
    (await services.database.asOwner((db) => db.select().from(ledgerEntries))) as unknown as readonly LedgerEntry[],
  );
const own = async () => (await asApplicant(services, 'lin', (scope) => readGrants(scope, {}))).rows[0]!.reclaim;
const told = async () =>
  (await services.database.asOwner((db) => db.select().from(messages).where(eq(messages.accountId, 'lin')))).map(
    ({ titleCN }) => titleCN,
  );
const pay = async (number: number, state: 'PAID' | 'EXPORTED') => {
  const [row] = await services.database.asOwner((db) => db.select().from(payments).where(sql`number = ${number}`));
  const step = (who: string, action: string, values: Values = {}) =>
    asOperator(services, who, (scope) =>
      actOnResource(scope, { resource: payment, store: paymentStore, input: { ids: [row!.id], action, values } }),
    );
  await step('fin', 'approve');
  await step('adm', 'approve');
  await services.database.asOwner((db) =>
    db.update(payments).set({ state: 'EXPORTED' }).where(eq(payments.id, row!.id)),
  );
  const settle = () => step('fin', 'paid', { paidOn: '2026-11-20' });
  if (state === 'PAID') await settle();
  return settle;
};
const revoke = async (who: string) => {
  await asOperator(services, who, (scope) => claimCase(scope, { id: caseId }));
  const { rev } = await asOperator(services, who, (scope) => readCase(scope, { id: caseId }));
  await asOperator(services, who, (scope) =>
    decideCase(scope, { id: caseId, rev, action: 'revoke', reason: '成果不实' }),
  );
};

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
  const part = (id: string, share: number) => ({
    id,
    titleCN: id,
    titleEN: id,
    share,
    months: 0,
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
          parts: [part('a', 50), part('b', 30), part('c', 20)],
          refundHolder: '云汀新区财政专户',
          refundBank: '云汀银行',
          refundAccount: '350201234567890',
        },
      },
    }),
  );
  const card = withLuhnDigit('622202000000000202');
  await asApplicant(services, 'lin', (scope) =>
    changePayee(scope, {
      applicationId: caseId,
      holder: '林',
      bank: '工行',
      branch: '云汀',
      account: card,
      reqId: '12345678',
    }),
  );
});

test('撤销后已付的要退回：台账仍平，本人读到金额、期限和账户', async () => {
  await pay(1, 'PAID');
  const settleLater = await pay(2, 'EXPORTED');
  await revoke('fin');
  expect(await list()).toEqual([]);
  await revoke('adm');
  expect(await list()).toMatchObject([
    { status: 'OPEN', claimed: 50_000, recovered: 0, left: 50_000, dueOn: '2026-12-20', reason: '成果不实' },
  ]);
  expect(await balances()).toMatchObject({ paid: 0, claimed: 5_000_000 });
  expect(await told()).toContain('请退回已拨付的资助');
  expect(await own()).toMatchObject({
    claimed: 50_000,
    left: 50_000,
    dueOn: '2026-12-20',
    account: { holder: '云汀新区财政专户', bank: '云汀银行', account: '350201234567890' },
  });
  // What the bank had already joins the claim once it is paid.
  await settleLater();
  expect(await list()).toMatchObject([{ claimed: 80_000, left: 80_000 }]);
  expect(await balances()).toMatchObject({ paid: 0, claimed: 8_000_000, committed: 0, payable: 0 });
  // Nobody handles what they owe themselves.
  expect(await list('lin')).toEqual([]);
});

test('退回可以分几次，登记的人不能自己确认，确认前不入账；不能多于尚未退回的', async () => {
  expect(await keyOf(book('fin', 80_000.01))).toBe('AMOUNT_OVER');
  await book('fin', 30_000);
  expect(await list()).toMatchObject([{ status: 'ASKED', left: 80_000 }]);
  expect(await balances()).toMatchObject({ claimed: 8_000_000, recovered: 0 });
  expect(await keyOf(act('fin', 'confirm'))).toBe('SECOND_PERSON_NEEDED');
  expect(await keyOf(book('adm', 1))).toMatch(/NOT_ALLOWED|DECISION_WAITS/);
  await act('adm', 'confirm');
  expect(await list()).toMatchObject([{ status: 'PARTLY', recovered: 30_000, left: 50_000 }]);
  expect(await told()).toContain('退回的资助已收到');
  await book('adm', 10_000);
  await act('fin', 'decline', { reason: '流水号不符' });
  expect(await list()).toMatchObject([{ status: 'PARTLY', left: 50_000 }]);
});

test('免退也要两人，理由告诉本人；全部退回或免退后结清', async () => {
  await act('fin', 'waive', { amount: 20_000, reason: '丧失劳动能力' });
  await act('adm', 'confirm');
  services.setNow(new Date('2026-12-21T02:00:00Z'));
  expect(await list()).toMatchObject([{ status: 'OVERDUE', waived: 20_000, left: 30_000 }]);
  await book('adm', 30_000);
  await act('fin', 'confirm');
  const [row] = await list();
  expect(row).toMatchObject({ status: 'SETTLED', recovered: 60_000, waived: 20_000, left: 0 });
  expect(await keyOf(book('fin', 1))).not.toBe('done');
  const grant = await own();
  expect(grant!.moves).toEqual([
    { kind: 'RETURN', amount: 30_000, on: '2026-11-20', note: '' },
    { kind: 'WAIVE', amount: 20_000, on: '2026-11-20', note: '丧失劳动能力' },
    { kind: 'RETURN', amount: 30_000, on: '2026-11-20', note: '' },
  ]);
  const detail = await asOperator(services, 'fin', (scope) =>
    readReclaimDetail(scope, { id: String(row!.id) } as never),
  );
  expect(detail.moves.map(({ state, by, second }) => [state, by, second])).toEqual([
    ['DONE', 'fin', 'adm'],
    ['DECLINED', 'adm', 'fin'],
    ['DONE', 'fin', 'adm'],
    ['DONE', 'adm', 'fin'],
  ]);
  const all = await balances();
  expect(all).toMatchObject({ claimed: 0, recovered: 6_000_000, waived: 2_000_000, paid: 0 });
  expect(Object.values(all).reduce((sum, each) => sum + each, 0)).toBe(0);
});
