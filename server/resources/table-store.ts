import { Refusal } from '#core/errors.ts';
import type { Resource } from '#core/resources/resource.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import type { PgColumn, PgTable } from '#server/database/pg-tables.ts';
import { and, eq, isNotNull, isNull, type SQL, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { changesBetween, logAction, logSave, titleOf } from './changes.ts';
import { holdRows } from './hold.ts';
import { type Reading, readings } from './readings.ts';
import type { Row, Store, StoredRecord, Values } from './store.ts';

/** A table of the tenant's rows that people change one over the revision of the other. */
type RowTable = PgTable &
  Record<'id' | 'tenantId' | 'rev' | 'updatedAt', PgColumn> & {
    readonly deletedAt?: PgColumn;
    readonly deletedBy?: PgColumn;
  };

type Columns<T extends RowTable> = Partial<T['$inferInsert']>;

/** How the records of a plain resource are kept. */
export interface TableStore<T extends RowTable> extends Reading {
  readonly resource: Resource;
  readonly table: T;
  /** The columns that a form fills. */
  readonly columns: (values: Values, scope: ActorScope) => Columns<T>;
  /** What a new record has beyond its form. */
  readonly starts?: (scope: ActorScope) => Columns<T> | Promise<Columns<T>>;
  /** What each action of the resource sets; `del` and `restore`, unless they are named, delete and bring back: softly where the table can. */
  readonly actions?: Readonly<Record<string, Columns<T>>>;
  /** Refuses what only the store can see; `before` is null for a new record. */
  readonly check?: (scope: ActorScope, values: Values, before: StoredRecord | null) => void | Promise<void>;
  /** What a save brings with it elsewhere, told the record as it stands now. */
  readonly saved?: (scope: ActorScope, record: StoredRecord) => Promise<void>;
  /** The field of what no two records share. */
  readonly unique?: string;
  /** What the log calls a record, if not by its first column. */
  readonly title?: (row: Row) => string;
}

/**
 * A store over one table: reads by the declared filters, adds, changes over the revision, carries out its actions, and
 * notes each in the log.
 */
export function tableStore<T extends RowTable>(
  plain: TableStore<T>,
): Store & Required<Pick<Store, 'count' | 'rows' | 'walk' | 'save' | 'act'>> {
  const { resource, table, actions = {}, unique } = plain;
  const read = readings(plain);
  const title = plain.title ?? ((row: Row) => titleOf(resource, row));
  const own = ({ tenantId }: ActorScope, id: string): SQL | undefined =>
    and(eq(table.tenantId, tenantId), eq(table.id, id), table.deletedAt && isNull(table.deletedAt));

  const isBinned = ({ tenantId }: ActorScope, id: string): SQL | undefined =>
    and(eq(table.tenantId, tenantId), eq(table.id, id), table.deletedAt && isNotNull(table.deletedAt));
  const deletion = (deletedAt: Date | null, deletedBy: string | null): Columns<T> => {
    const set: Record<string, unknown> = { deletedAt, ...(table.deletedBy ? { deletedBy } : {}) };
    return set as Columns<T>;
  };

  async function add(scope: ActorScope, values: Values): Promise<string> {
    const id = newId();
    const { tenantId, now } = scope;
    const starts = await plain.starts?.(scope);
    const row = { id, tenantId, ...starts, ...plain.columns(values, scope), createdAt: now, updatedAt: now };
    const adding = scope.db.insert(table as PgTable).values(row);
    const added = await (unique ? adding.onConflictDoNothing() : adding).returning({ id: table.id });
    if (added.length === 0) throw fieldRefusal(scope, 'DUPLICATE', unique!);
    return id;
  }

  /** Whether the row was changed: somebody who saved since it was read was first otherwise. */
  async function change(scope: ActorScope, where: SQL | undefined, columns: Columns<T>): Promise<boolean> {
    const changed = await scope.db
      .update(table as PgTable)
      .set({ ...columns, updatedAt: scope.now, rev: sql`${table.rev} + 1` })
      .where(where)
      .returning({ id: table.id });
    return changed.length > 0;
  }

  /** The field of the form by which imported rows are known is a column of the same name. */
  const match = resource.import && (table as unknown as Record<string, PgColumn>)[resource.import.match];
  async function known(scope: ActorScope, value: string): Promise<string | null> {
    const isLike = sql`lower(${match}) = lower(${value})`;
    const where = and(eq(table.tenantId, scope.tenantId), isLike, table.deletedAt && isNull(table.deletedAt));
    const [row] = await scope.db
      .select({ id: table.id })
      .from(table as PgTable)
      .where(where)
      .limit(1);
    return row ? String(row.id) : null;
  }

  return {
    ...read,
    ...(match ? { known } : {}),

    async save(scope, { id: known, rev, values }) {
      const before: StoredRecord | null = known ? await read.one(scope, known) : null;
      if (before?.row.deletedAt) throw new Refusal('NOT_FOUND');
      await plain.check?.(scope, values, before);
      const id = known ?? (await add(scope, values));
      const isOver = and(own(scope, id), eq(table.rev, rev ?? -1));
      if (before && !(await change(scope, isOver, plain.columns(values, scope))))
        throw new Refusal('CONFLICT', { obj: { rev: before.rev, values: before.values } });
      const after = await read.one(scope, id);
      await plain.saved?.(scope, after);
      const told = { id, title: title(after.row), before: before?.values ?? null, after: after.values };
      await logSave(scope, { resource, ...told });
      return { id, rev: after.rev };
    },

    hold: holdRows(table),

    async act(scope, { action, ids, values }) {
      const set = actions[action];
      const isRestoring = !set && action === 'restore' && table.deletedAt !== undefined;
      if (!set && action !== 'del' && !isRestoring) throw new Refusal('NOT_ALLOWED');
      for (const id of ids) {
        const before = await read.one(scope, id);
        if (set) await change(scope, own(scope, id), set);
        else if (isRestoring) await change(scope, isBinned(scope, id), deletion(null, null));
        else if (table.deletedAt) await change(scope, own(scope, id), deletion(scope.now, scope.actor.id));
        else await scope.db.delete(table as PgTable).where(own(scope, id));
        const changes = [
          ...(set ? changesBetween(statusOf(before), statusOf(await read.one(scope, id))) : []),
          ...(values.reason ? [{ field: 'reason', before: null, after: values.reason }] : []),
        ];
        await logAction(scope, { resource, id, title: title(before.row), action, changes });
      }
      return null;
    },
  };
}

function statusOf({ row: { status } }: StoredRecord): Values {
  return { status };
}
