import type { PgColumn, PgTable } from '#server/database/pg-tables.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Store } from './store.ts';

type Hold = (scope: ActorScope, ids: readonly string[]) => Promise<void>;

/**
 * Holds records until the transaction ends: of two who act on one at the same moment the second waits, and then reads
 * what the first left. Stores whose records are rows hold those, so that who writes to them elsewhere waits as well.
 */
export async function holdRecords(
  scope: ActorScope,
  { resource, store }: { readonly resource: { readonly code: string }; readonly store: Pick<Store, 'hold'> },
  ids: readonly string[],
): Promise<void> {
  await (store.hold ?? holdNames(resource.code))(scope, ids);
}

/** Holds the rows of a table that is keyed by `id`. */
export function holdRows(table: PgTable & { id: PgColumn; tenantId?: PgColumn }): Hold {
  return async ({ db, tenantId }, ids) => {
    const isOwn = table.tenantId && eq(table.tenantId, tenantId);
    // In one order for everybody, so that two who want the same rows never wait for each other.
    await db
      .select({ id: table.id })
      .from(table)
      .where(and(isOwn, inArray(table.id, [...ids])))
      .orderBy(table.id)
      .for('update');
  };
}

/** Records that may have no row of their own, such as what is as shipped, are held by their names. */
function holdNames(code: string): Hold {
  return async ({ db }, ids) => {
    const names = ids.map((id) => `${code}:${id}`).sort();
    await db.execute(sql`
      select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${sql.param(names)}::text[]) as name`);
  };
}
