import { dayInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { paymentSumsCall } from '#features/payments/calls.ts';
import type { LedgerAccount } from '#features/payments/shared/ledger.ts';
import { sql } from '#server/database/sql.ts';
import { reachOf } from '#server/policies/reach.ts';
import type { Row } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { checksOfRow, selectPayments } from './read-payments.ts';

type Sums = OutputOf<typeof paymentSumsCall>;

/** Accounts that together hold what instalments come to, stopped ones aside: whatever is paid back was paid. */
const held: readonly LedgerAccount[] = ['committed', 'payable', 'paid', 'returned', 'claimed', 'recovered', 'waived'];

/** Instalments that are due and whose checks are looked at here, at most. */
const mostDue = 2000;

/**
 * What the instalments of a tenant, or of one programme, come to by where they stand, in yuan, and by how much the ledger
 * says otherwise; how many of those that are due may be paid. Nothing for whoever sees no payments of others.
 */
export async function readPaymentSums(
  scope: ActorScope,
  { programme }: Pick<InputOf<typeof paymentSumsCall>, 'programme'>,
): Promise<Sums> {
  const { db, tenantId, now } = scope;
  const reach = reachOf(scope, 'Mgr.ApplyPay');
  if (reach !== 'ALL' && reach !== 'TENANT') return nothing;
  const today = dayInShanghai(now.getTime());
  const ofOne = programme === undefined ? sql`` : sql`and programme = ${programme}`;
  const sumOf = (states: string[], more = sql`true`) =>
    sql`coalesce(sum(amount) filter (where state in ${states} and ${more}), 0)::float8 / 100`;
  const { rows } = await db.execute<Omit<Sums, 'difference' | 'due'> & { due: number }>(sql`
    select coalesce(sum(amount), 0)::float8 / 100 as promised, ${sumOf(['PAID'])} as paid,
           ${sumOf(['APPROVED', 'EXPORTED'])} as underway,
           ${sumOf(['PLANNED', 'CHECKED'], sql`due_on <= ${today}`)} as due,
           ${sumOf(['PLANNED', 'CHECKED'], sql`due_on > ${today}`)} as later,
           ${sumOf(['FAILED'])} as returned, ${sumOf(['STOPPED'])} as stopped
      from payments where tenant_id = ${tenantId} ${ofOne}`);
  const sums = rows[0]!;
  const ledger = await db.execute<{ sum: number }>(sql`
    select (coalesce(sum(amount) filter (where credit in ${[...held]}), 0)
            - coalesce(sum(amount) filter (where debit in ${[...held]}), 0))::float8 / 100 as sum
      from ledger_entries where tenant_id = ${tenantId} ${ofOne}`);
  const standing = sums.promised - sums.stopped;
  const waiting = await db.execute<Row>(sql`
    select * from (${selectPayments(scope)}) r
     where status in ('PLANNED', 'CHECKED') and "dueOn" <= ${today} ${ofOne} limit ${mostDue}`);
  const ready = waiting.rows.filter((row) => checksOfRow(row).every(({ isPassed }) => isPassed));
  return {
    ...sums,
    difference: Math.round((standing - ledger.rows[0]!.sum) * 100) / 100,
    due: { sum: sums.due, count: waiting.rows.length, ready: ready.length },
  };
}

const nothing: Sums = {
  promised: 0,
  paid: 0,
  underway: 0,
  due: { sum: 0, count: 0, ready: 0 },
  later: 0,
  returned: 0,
  stopped: 0,
  difference: 0,
};
