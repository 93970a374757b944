import { Refusal } from '#core/errors.ts';
import type { Resource } from '#core/resources/resource.ts';
import { newId } from '#server/base/ids.ts';
import type { PgColumn, PgTable } from '#server/database/pg-tables.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { changesBetween, logAction, logSave, titleOf } from './changes.ts';
import { pageOfFew, says } from './few-rows.ts';
import type { Row, Store, StoredRecord, Values } from './store.ts';

/** What a tenant keeps differently from what is shipped, by `code`. */
type DifferenceTable = PgTable & Record<'tenantId' | 'code' | 'rev' | 'updatedAt', PgColumn>;

type Difference<T extends DifferenceTable> = T['$inferSelect'];
type Columns<T extends DifferenceTable> = Partial<T['$inferInsert']>;

/** How records that come with the product are kept: only the differences of a tenant are rows of its own. */
export interface ShippedStore<T extends DifferenceTable> {
  readonly resource: Resource;
  /** Its unique columns are `tenantId` and `code`, the id of the record. */
  readonly table: T;
  readonly shipped: () => readonly Row[];
  /** A record with the tenant's difference, if it keeps one. */
  readonly present: (shipped: Row, kept: Difference<T> | undefined) => Row;
  readonly values: (row: Row) => Values;
  readonly columns: (values: Values) => Columns<T>;
  /** What each action of the resource sets. */
  readonly actions: Readonly<Record<string, Columns<T>>>;
  /** Values in which a keyword is looked for. */
  readonly keyword: (row: Row) => readonly unknown[];
}

/** A store of some thousand records at the most, read whole, so that an upgrade of what is shipped reaches everybody. */
export function shippedStore<T extends DifferenceTable>(plain: ShippedStore<T>): Store {
  const { resource, table, actions } = plain;

  async function read(scope: ActorScope): Promise<Row[]> {
    const kept = await readDifferences(scope, table);
    return plain.shipped().map((row) => ({ ...plain.present(row, kept.get(row.id)), ...told(kept.get(row.id)) }));
  }

  async function one(scope: ActorScope, id: string): Promise<StoredRecord> {
    const row = (await read(scope)).find((each) => each.id === id);
    if (!row) throw new Refusal('NOT_FOUND');
    return { row, values: plain.values(row), rev: Number(row.rev) };
  }

  /** Over what was read; somebody who saved at the same instant was first otherwise. */
  async function keep(scope: ActorScope, { row: { id }, values, rev }: StoredRecord, columns: Columns<T>) {
    const { tenantId, now } = scope;
    const change = { ...columns, updatedAt: now, rev: rev + 1 };
    const [kept] = await scope.db
      .insert(table as PgTable)
      .values({ id: newId(), tenantId, code: id, ...change })
      .onConflictDoUpdate({ target: [table.tenantId, table.code], set: change, setWhere: eq(table.rev, rev) })
      .returning({ rev: table.rev });
    if (!kept) throw new Refusal('CONFLICT', { obj: { rev, values } });
  }

  /** What is shipped is known by its code, which is its id. */
  const known = async (_: ActorScope, value: string) => (plain.shipped().some(({ id }) => id === value) ? value : null);

  return {
    one,
    ...(resource.import?.match === 'code' ? { known } : {}),

    async list(scope, query) {
      return pageOfFew(await read(scope), query, {
        locale: scope.locale,
        isFound: (row) =>
          resource.filters.every((filter) => fits(filter.kind, row[filter.key], query.filter[filter.key], row)),
      });

      function fits(kind: string, value: unknown, wanted: unknown, row: Row): boolean {
        if (wanted === undefined || wanted === '') return true;
        if (kind === 'keyword') return says(wanted, scope.locale, plain.keyword(row));
        return Array.isArray(wanted) ? wanted.length === 0 || wanted.includes(value) : value === wanted;
      }
    },

    async save(scope, { id = '', rev, values }) {
      const before = await one(scope, id);
      if (before.rev !== rev) throw new Refusal('CONFLICT', { obj: { rev: before.rev, values: before.values } });
      await keep(scope, before, plain.columns(values));
      const after = await one(scope, id);
      await logSave(scope, {
        resource,
        id,
        title: titleOf(resource, after.row),
        before: before.values,
        after: after.values,
      });
      return { id, rev: after.rev };
    },

    async act(scope, { action, ids }) {
      const set = actions[action];
      if (!set) throw new Refusal('NOT_ALLOWED');
      for (const id of ids) {
        const before = await one(scope, id);
        await keep(scope, before, set);
        const changes = changesBetween(before.values, (await one(scope, id)).values);
        await logAction(scope, { resource, id, title: titleOf(resource, before.row), action, changes });
      }
      return null;
    },
  };
}

/** The differences that the tenant keeps, by the code of the record. */
export async function readDifferences<T extends DifferenceTable>(
  { db, tenantId }: Scope,
  table: T,
): Promise<ReadonlyMap<string, Difference<T>>> {
  const rows = (await db
    .select()
    .from(table as PgTable)
    .where(and(eq(table.tenantId, tenantId)))) as Difference<T>[];
  return new Map(rows.map((row) => [String(row.code), row]));
}

function told(kept: Record<string, unknown> | undefined) {
  const at = kept?.updatedAt;
  return { rev: Number(kept?.rev ?? 0), updatedAt: at instanceof Date ? at.toISOString() : null };
}
