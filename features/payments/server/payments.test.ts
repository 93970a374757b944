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
import { payBatch } from '#features/payments/resources/pay-batch.ts';
import { payBudget } from '#features/payments/resources/pay-budget.ts';
import { payment } from '#features/payments/resources/payment.ts';
import { balancesOf, type LedgerEntry } from '#features/payments/shared/ledger.ts';
import { sql } from '#server/database/sql.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { Values } from '#server/resources/store.ts';
import { actOnResource, listResource, saveResource } from '#server/resources/verbs.ts';
import { createTestServices } from '#server/testing.ts';
import { fetchBankFile } from './bank-file.ts';
import { batchStore } from './batch-store.ts';
import { budgetStore } from './budget-store.ts';
import { changePayee, confirmConditions, readGrants } from './own-payments.ts';
import { paymentStore } from './payment-store.ts';
import { readPaymentDetail } from './read-detail.ts';
import { readPaymentSums } from './read-sums.ts';
import { sumPaid } from './sum-paid.ts';
import { ledgerEntries, payments } from './tables.ts';

const services = await createTestServices();
services.setNow(aDay);
const card = withLuhnDigit('622202000000000202');
const part = (id: string, share: number, months: number, condition = '') => ({
  id,
  titleCN: id,
  titleEN: id,
  share,
  months,
  conditionCN: condition,
  conditionEN: condition,
});

const list = (who = 'fin', filter: Values = {}) =>
  asOperator(services, who, (scope) =>
    listResource(scope, {
      resource: payment,
      store: paymentStore,
      input: { filter, sort: 'dueOn', page: 1, size: 50 } as never,
    }),
  ).then(({ rows }) => (rows as Record<string, unknown>[]).sort((a, b) => (String(a.part) < String(b.part) ? -1 : 1)));
const act = (who: string, id: string, action: string, values: Values = {}) =>
  asOperator(services, who, (scope) =>
    actOnResource(scope, { resource: payment, store: paymentStore, input: { ids: [id], action, values } }),
  );
const keyOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error) => (error instanceof Refusal ? error.key : Promise.reject(error)),
  );
const entries = () =>
  services.database.asOwner((db) => db.select().from(ledgerEntries).orderBy(ledgerEntries.no)) as unknown as Promise<
    (LedgerEntry & { no: number })[]
  >;
const balances = async () => balancesOf(await entries());
const sums = (who = 'fin', programme?: string) =>
  asOperator(services, who, (scope) => readPaymentSums(scope, programme === undefined ? {} : { programme }));
const noSums = { promised: 0, paid: 0, underway: 0, later: 0, returned: 0, stopped: 0, difference: 0 };
const idOf = async (number: number) =>
  (
    await services.database.asOwner((db) =>
      db.select().from(payments).where(sql`number = ${number} and owner_id = 'lin'`),
    )
  )[0]!.id;
let caseId = '';

async function issue(owner: string): Promise<string> {
  const id = await submitted(services, owner, { programme: 'talentapply' });
  await services.database.asOwner((db) => db.update(applications).set({ state: 'APPROVED' }).where(sql`id = ${id}`));
  await asOperator(services, 'fin', (scope) => claimCase(scope, { id }));
  const { rev } = await asOperator(services, 'fin', (scope) => readCase(scope, { id }));
  // Approved before there was a budget: nothing is planned yet.
  await asOperator(services, 'fin', (scope) => decideCase(scope, { id, rev, action: 'issue' }));
  return id;
}

beforeAll(async () => {
  await services.database.asOwner((db) =>
    db.insert(tenants).values({ id: 'tenant-a', code: 'a', nameCN: '甲', nameEN: 'A', kind: 'DISTRICT' }),
  );
  await addWindow(services, { programme: 'talentapply' });
  await addAccounts(services, 'lin', 'fin', 'adm', 'boss');
  caseId = await issue('lin');
  await asOperator(services, 'fin', (scope) =>
    saveResource(scope, {
      resource: payBudget,
      store: budgetStore,
      input: {
        values: {
          programme: 'talentapply',
          year: 2026,
          total: 100,
          granted: 60,
          thirdFrom: 20,
          parts: [part('a', 40, 0), part('b', 30, 0, '仍在职'), part('c', 30, 12, '仍在职')],
        },
      },
    }),
  );
});

test('a budget plans what was granted before, commits it, and says what each instalment lacks', async () => {
  const rows = await list();
  expect(rows.map(({ part: number, amount, status }) => [number, amount, status])).toEqual([
    ['1 / 3', 240_000, 'PLANNED'],
    ['2 / 3', 180_000, 'PLANNED'],
    ['3 / 3', 180_000, 'PLANNED'],
  ]);
  expect((rows[0]!.lacks as { CN: string }[]).map(({ CN }) => CN)).toEqual(['账户']);
  expect((rows[1]!.lacks as { CN: string }[]).map(({ CN }) => CN)).toEqual(['条件', '账户']);
  expect((rows[2]!.lacks as { CN: string }[]).map(({ CN }) => CN)).toEqual(['到期', '年度报告', '条件', '账户']);
  const parts = async (due: string) => (await list('fin', { due })).map(({ part: number }) => number);
  expect([await parts('NOW'), await parts('LATER')]).toEqual([['1 / 3', '2 / 3'], ['3 / 3']]);
  expect(await balances()).toMatchObject({ source: -100_000_000, budget: 40_000_000, committed: 60_000_000 });
  expect(await keyOf(act('fin', await idOf(1), 'approve'))).toBe('PAYMENT_BLOCKED');
});

test('the sums say what is due and how much of it can be paid, by programme too, and agree with the ledger', async () => {
  const due = { sum: 420_000, count: 2, ready: 0 };
  expect(await sums()).toEqual({ ...noSums, promised: 600_000, due, later: 180_000 });
  expect(await sums('fin', 'apartapply')).toEqual({ ...noSums, due: { sum: 0, count: 0, ready: 0 } });
});

test('the applicant names an account that checks, and confirms what is theirs alone', async () => {
  const name = (account: string) =>
    asApplicant(services, 'lin', (scope) =>
      changePayee(scope, {
        applicationId: caseId,
        holder: '林',
        bank: '工行',
        branch: '云汀',
        account,
        reqId: '12345678',
      }),
    );
  await expect(name(`${card.slice(0, -1)}${(Number(card.at(-1)) + 1) % 10}`)).rejects.toMatchObject({
    key: 'BANK_ACCOUNT_WRONG',
    fields: [{ path: 'account' }],
  });
  expect((await name(card)).startsAt).toBe(aDay.toISOString());
  // Another one counts after a week, so that whoever did not ask for it can object.
  expect((await name('350201234567890')).startsAt).toBe('2026-11-27T02:00:00.000Z');
  const [grant] = (await asApplicant(services, 'lin', (scope) => readGrants(scope, {}))).rows;
  expect(grant).toMatchObject({
    granted: 600_000,
    paid: 0,
    payee: { tail: card.slice(-4) },
    nextPayee: { tail: '7890' },
  });
  expect(JSON.stringify(grant)).not.toContain(card);
  const confirm = (who: string, id: string) =>
    asApplicant(services, who, (scope) => confirmConditions(scope, { id, reqId: '12345678' }));
  const id = await idOf(2);
  expect(await keyOf(confirm('adm', id))).toBe('NOT_FOUND');
  expect(await confirm('lin', id)).toEqual({ confirmedOn: '2026-11-20' });
  expect(await keyOf(confirm('lin', id))).toBe('NOT_ALLOWED');
  // Nobody knows now what holds in a year.
  expect(await keyOf(confirm('lin', await idOf(3)))).toBe('NOT_ALLOWED');
  const { instalments } = (await asApplicant(services, 'lin', (scope) => readGrants(scope, {}))).rows[0]!;
  expect(instalments.map(({ confirmFrom }) => confirmFrom)).toEqual([null, null, '2027-10-21']);
});

test('large sums take three different people, others two; nobody approves twice, or what is their own', async () => {
  const large = await idOf(1);
  await act('fin', large, 'approve');
  expect(await keyOf(act('fin', large, 'approve'))).toBe('SECOND_PERSON_NEEDED');
  await act('adm', large, 'approve');
  expect((await list()).find(({ id }) => id === large)).toMatchObject({ status: 'CHECKED', approved: '2 / 3' });
  await act('boss', large, 'approve');
  const small = await idOf(2);
  await act('fin', small, 'approve');
  await act('adm', small, 'approve');
  expect((await list()).filter(({ status }) => status === 'APPROVED')).toHaveLength(2);
  expect(await balances()).toMatchObject({ committed: 18_000_000, payable: 42_000_000 });
  expect(await list('lin')).toEqual([]);
  const detail = await asOperator(services, 'adm', (scope) => readPaymentDetail(scope, { id: large }));
  expect(detail.approvals.map(({ name }) => name)).toEqual(['fin', 'adm', 'boss']);
});

test('a bank file holds what is approved, as it was made; what comes back is paid or returned, and tried anew', async () => {
  const make = () =>
    asOperator(services, 'fin', (scope) =>
      saveResource(scope, {
        resource: payBatch,
        store: batchStore,
        input: { values: { payOn: '2026-11-23', programme: null } },
      }),
    );
  const { id: batch } = await make();
  expect(await keyOf(make())).toBe('NOTHING_TO_PAY');
  const file = await asOperator(services, 'fin', (scope) => fetchBankFile(scope, { id: batch }));
  const text = String(file.content);
  expect(text.split('\r\n')).toHaveLength(5);
  expect(text).toContain(`|${card}|林|工行|云汀|240000.00|`);
  const failed = await idOf(2);
  await act('fin', failed, 'fail', { reason: '户名不符' });
  expect(await balances()).toMatchObject({ payable: 24_000_000, returned: 18_000_000 });
  expect(await sums()).toMatchObject({ underway: 240_000, returned: 180_000, later: 180_000, difference: 0 });
  const settle = (digest: string) =>
    asOperator(services, 'fin', (scope) =>
      actOnResource(scope, {
        resource: payBatch,
        store: batchStore,
        input: { ids: [batch], action: 'settle', values: { paidOn: '2026-11-20', digest } },
      }),
    );
  expect(await keyOf(settle('00000000'))).toBe('DIGEST_DIFFERS');
  await settle('');
  expect(await balances()).toMatchObject({ payable: 0, paid: 24_000_000 });
  expect(await asApplicant(services, 'lin', sumPaid)).toBe(24_000_000);
  await act('fin', failed, 'retry');
  expect((await list()).find(({ id }) => id === failed)).toMatchObject({ status: 'PLANNED', approved: '0 / 2' });
  expect(await balances()).toMatchObject({ returned: 0, committed: 36_000_000 });
});

test('what is stopped goes back to the budget, by entries that take back others', async () => {
  await act('fin', await idOf(2), 'stop', { reason: '重复资助' });
  expect(await balances()).toMatchObject({ budget: 58_000_000, committed: 18_000_000, paid: 24_000_000 });
  expect(await sums()).toMatchObject({ promised: 600_000, paid: 240_000, stopped: 180_000, difference: 0 });
  const all = await entries();
  expect(all.map(({ no }) => no)).toEqual(all.map((_, index) => index + 1));
  expect(Object.values(await balances()).reduce((sum, each) => sum + each, 0)).toBe(0);
});

test('no entry can be changed or removed by the server itself', async () => {
  const forbidden = (statement: string) =>
    services.database
      .transaction('tenant-a', (db) => db.execute(sql.raw(statement)))
      .then(
        () => 'done',
        (error) => String((error as { cause?: Error }).cause ?? error),
      );
  expect(await forbidden('update ledger_entries set amount = 1')).toMatch(/permission denied/);
  expect(await forbidden('delete from ledger_entries')).toMatch(/permission denied/);
});

test('when the result ends, what is not with the bank is stopped', async () => {
  const revoke = async (who: string) => {
    await asOperator(services, who, (scope) => claimCase(scope, { id: caseId }));
    const { rev } = await asOperator(services, who, (scope) => readCase(scope, { id: caseId }));
    await asOperator(services, who, (scope) =>
      decideCase(scope, { id: caseId, rev, action: 'revoke', reason: '材料不实' }),
    );
  };
  await revoke('fin');
  expect((await list()).find(({ part: number }) => number === '3 / 3')!.lacks).toContainEqual(
    expect.objectContaining({ CN: '异议' }),
  );
  await revoke('adm');
  expect((await list()).map(({ status }) => status).sort()).toEqual(['PAID', 'STOPPED', 'STOPPED']);
  expect(await balances()).toMatchObject({ committed: 0, budget: 76_000_000 });
});
