import { createHash } from 'node:crypto';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import type { Text } from '#core/texts/text.ts';
import { payBatch as resource } from '#features/payments/resources/pay-batch.ts';
import { type BankLine, writeBankFile } from '#features/payments/shared/bank-file.ts';
import { programmeName } from '#features/payments/shared/programme-names.ts';
import { newId } from '#server/base/ids.ts';
import { readPlatform } from '#server/base/platform.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { sealValue } from '#server/base/sensitive/seal.ts';
import { and, desc, eq, inArray, sql } from '#server/database/sql.ts';
import { logAction, logSave } from '#server/resources/changes.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Row, Store, Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { movePayment } from './move-payment.ts';
import { accountNumber } from './payees.ts';
import { checksOfRow, selectPayments } from './read-payments.ts';
import { payBatches, payees, payments } from './tables.ts';

/** Files for the bank; one is made of all that is approved, and never changed afterwards. */
export const batchStore: Store = {
  ...readings({
    resource,
    keyword: ['no', 'byName'],
    select: ({ tenantId }) => sql`
      select n.id, n.rev, n.no, n.pay_on as "payOn", n.count, n.sum::float8 / 100 as sum, n.downloads,
             left(encode(n.digest, 'hex'), 16) as digest, encode(n.digest, 'hex') as "wholeDigest",
             n.by_name as "byName", n.created_at as "createdAt", n.updated_at as "updatedAt",
             c.paid, c.failed, case when c.waiting > 0 then 'OPEN' else 'DONE' end as status
        from pay_batches n
        cross join lateral (
          select count(*) filter (where p.state = 'PAID')::int as paid,
                 count(*) filter (where p.state = 'FAILED')::int as failed,
                 count(*) filter (where p.state = 'EXPORTED')::int as waiting
            from payments p where p.tenant_id = n.tenant_id and p.batch_id = n.id) c
       where n.tenant_id = ${tenantId}`,
    present: ({ wholeDigest: _, ...row }) => row as Row,
    values: () => ({ payOn: null, programme: null }),
  }),
  hold: holdRows(payBatches),

  async save(scope, { id, values }) {
    if (id) throw new Refusal('NOT_ALLOWED');
    return await makeBatch(scope, values);
  },

  async act(scope, { action, ids, values }) {
    for (const id of ids) await settle(scope, { id, action, values });
    return null;
  },
};

/** Takes what is approved and still passes its checks, row by row held until the file is kept. */
async function makeBatch(scope: ActorScope, values: Values): Promise<{ id: string; rev: number }> {
  const { db, tenantId } = scope;
  const programme = values.programme ? String(values.programme) : undefined;
  const held = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.tenantId, tenantId),
        eq(payments.state, 'APPROVED'),
        programme === undefined ? undefined : eq(payments.programme, programme),
      ),
    )
    .orderBy(payments.id)
    .for('update');
  const ids = held.map(({ id }) => id);
  const { rows } = await db.execute<Row>(
    sql`select * from (${selectPayments(scope)}) found where id = any(${sql.param(ids)}::text[]) order by no, part`,
  );
  const ready = rows.filter((row) => checksOfRow(row).every(({ isPassed }) => isPassed));
  if (ready.length === 0) throw fieldRefusal(scope, 'NOTHING_TO_PAY', 'payOn');
  return await sendToBank(scope, { rows: ready, payOn: String(values.payOn) });
}

/** Writes the file of these payments, which must be held, keeps it sealed and notes them as with the bank. */
export async function sendToBank(
  scope: ActorScope,
  { rows, payOn }: { rows: readonly Row[]; payOn: string },
): Promise<{ id: string; rev: number }> {
  const { db, tenantId, now } = scope;
  const lines = await linesOf(scope, rows);
  const id = newId();
  const no = await nextNumber(scope);
  const content = writeBankFile({ no, payer: (await readPlatform(scope)).host.CN, day: payOn }, lines);
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  await db.insert(payBatches).values({
    id,
    tenantId,
    no,
    payOn,
    count: lines.length,
    sum,
    digest: createHash('sha256').update(content).digest(),
    content: sealValue(scope, batchCell(id), 'content', content),
    byName: scope.actor.nickname,
    createdAt: now,
    updatedAt: now,
  });
  await db
    .update(payments)
    .set({ state: 'EXPORTED', batchId: id, updatedAt: now, rev: sql`${payments.rev} + 1` })
    .where(
      and(
        eq(payments.tenantId, tenantId),
        inArray(
          payments.id,
          rows.map((row) => row.id),
        ),
      ),
    );
  // Where it went stays with the payment, whatever account is named later.
  await db.execute(sql`
    update payments p set tail = v.tail
      from unnest(${sql.param(rows.map((row) => row.id))}::text[], ${sql.param(rows.map((row) => String(row.tail)))}::text[]) as v(id, tail)
     where p.tenant_id = ${tenantId} and p.id = v.id`);
  await logSave(scope, { resource, id, title: no, before: null, after: { payOn, count: lines.length, sum } });
  return { id, rev: 0 };
}

/** What the bank reads of each payment; the accounts of all of them in one query. */
async function linesOf(scope: ActorScope, rows: readonly Row[]): Promise<BankLine[]> {
  const found = await scope.db
    .selectDistinctOn([payees.applicationId])
    .from(payees)
    .where(
      and(
        eq(payees.tenantId, scope.tenantId),
        sql`${payees.startsAt} <= ${scope.now.toISOString()}::timestamptz`,
        inArray(
          payees.applicationId,
          rows.map((row) => String(row.applicationId)),
        ),
      ),
    )
    .orderBy(payees.applicationId, desc(payees.startsAt), desc(payees.id));
  const byCase = new Map(found.map((payee) => [payee.applicationId, payee]));
  return rows.map((row) => {
    const payee = byCase.get(String(row.applicationId))!;
    const { CN } = programmeName(String(row.programme), Number(row.year));
    return {
      no: `${String(row.no)}-${String(row.part).replaceAll(' ', '')}`,
      holder: payee.holder,
      account: accountNumber(scope, payee),
      bank: payee.bank,
      branch: payee.branch,
      amount: Number(row.fen),
      purpose: `${CN} ${(row.title as Text).CN}`,
    };
  });
}

/** `B20261120-01`: counts within the day. */
async function nextNumber({ db, tenantId, now }: ActorScope): Promise<string> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pay-batch:${tenantId}`}, 0))`);
  const start = `B${dayInShanghai(now.getTime()).replaceAll('-', '')}-`;
  const before = await db.$count(
    payBatches,
    and(eq(payBatches.tenantId, tenantId), sql`starts_with(${payBatches.no}, ${start})`),
  );
  return start + String(before + 1).padStart(2, '0');
}

/** Notes all of a batch that is still with the bank as paid; DIGEST_DIFFERS when the bank's answer is about another file. */
async function settle(scope: ActorScope, { id, action, values }: { id: string; action: string; values: Values }) {
  if (action !== 'settle') throw new Refusal('NOT_ALLOWED');
  const [batch] = await scope.db
    .select()
    .from(payBatches)
    .where(and(eq(payBatches.tenantId, scope.tenantId), eq(payBatches.id, id)));
  if (!batch) throw new Refusal('NOT_FOUND');
  const named = String(values.digest ?? '')
    .trim()
    .toLowerCase();
  if (named !== '' && (named.length < 8 || !batch.digest.toString('hex').startsWith(named)))
    throw fieldRefusal(scope, 'DIGEST_DIFFERS', 'digest');
  const waiting = await scope.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.tenantId, scope.tenantId), eq(payments.batchId, id), eq(payments.state, 'EXPORTED')))
    .orderBy(payments.id)
    .for('update');
  if (waiting.length === 0) throw new Refusal('NOT_ALLOWED');
  for (const each of waiting)
    await movePayment(scope, { id: each.id, action: 'paid', values: { paidOn: values.paidOn } });
  await logAction(scope, {
    resource,
    id,
    title: batch.no,
    action,
    changes: [{ field: 'status', before: 'OPEN', after: 'DONE' }],
  });
}

/** Where the file of a batch is sealed. */
export function batchCell(id: string) {
  return { table: 'pay_batches', column: 'content', row: id };
}
