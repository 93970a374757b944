import { entryOf, type LedgerEntry, type LedgerKind, reversalOf, standing } from '#features/payments/shared/ledger.ts';
import { newId } from '#server/base/ids.ts';
import { and, asc, eq, inArray, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { ledgerEntries } from './tables.ts';

/** Which year of which programme an entry belongs to, and the payment it is about. */
export interface Posted {
  readonly programme: string;
  readonly year: number;
  readonly paymentId?: string | undefined;
  readonly reclaimId?: string | undefined;
}

/** Adds entries in the transaction of what causes them, each with the next number of the tenant. */
export async function post(
  scope: Scope,
  entries: readonly (Posted & { readonly kind: LedgerKind; readonly amount: number })[],
): Promise<void> {
  await add(
    scope,
    entries.map(({ kind, amount, ...about }) => ({ ...about, ...entryOf(kind, amount) })),
  );
}

/** Takes back what was posted for a payment and still counts, the newest first: all of it, or entries of these kinds. */
export async function takeBack(scope: Scope, payment: Posted, kinds?: readonly LedgerKind[]): Promise<void> {
  const { paymentId = '', ...about } = payment;
  const rows = await scope.db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.tenantId, scope.tenantId), inArray(ledgerEntries.paymentId, [paymentId])))
    .orderBy(asc(ledgerEntries.no));
  const back = standing(rows as unknown as LedgerEntry[]).filter(
    ({ kind }) => kinds === undefined || kinds.some((each) => each === kind),
  );
  await add(
    scope,
    back.map((entry) => ({ ...about, paymentId, ...reversalOf(entry) })),
  );
}

async function add(scope: Scope, entries: readonly (Posted & Omit<LedgerEntry, 'id'>)[]): Promise<void> {
  if (entries.length === 0) return;
  const { db, tenantId, actor, now } = scope;
  // Numbers have no gap: whoever posts waits for whoever posted before, until that is kept or given up.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`ledger:${tenantId}`}, 0))`);
  const [last] = await db
    .select({ no: sql<number>`coalesce(max(${ledgerEntries.no}), 0)::int` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.tenantId, tenantId));
  await db.insert(ledgerEntries).values(
    entries.map((entry, index) => ({
      ...entry,
      id: newId(),
      tenantId,
      no: (last?.no ?? 0) + index + 1,
      byName: actor?.nickname ?? '',
      at: now,
    })),
  );
}
