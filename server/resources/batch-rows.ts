import { errorText, Refusal } from '#core/errors.ts';
import { mostBatch, type Resource, type RowAction } from '#core/resources/resource.ts';
import { textIn } from '#core/texts/text.ts';
import type { ActorScope } from '#server/scope.ts';
import { titleOf } from './changes.ts';
import { holdRecords } from './hold.ts';
import { readQuery } from './query.ts';
import { type Row, type Store, walk } from './store.ts';
import { applies, type Call, demand } from './verbs.ts';

export interface BatchInput {
  readonly action: string;
  readonly ids?: readonly string[];
  readonly filter?: Readonly<Record<string, unknown>>;
}

interface Named {
  readonly id: string;
  /** As the list shows it, personal data masked. */
  readonly name: string;
}

export interface Skip extends Named {
  /** In the reader's language. */
  readonly reason: string;
}

/** Rows that a batch is about: those it is for, and those that it does not suit. */
export interface Batch {
  readonly action: RowAction;
  readonly chosen: readonly Named[];
  readonly skipped: readonly Skip[];
}

/** The action, if it is one for many rows and the caller holds its code. */
export function getBatchAction(scope: ActorScope, resource: Resource, key: string): RowAction {
  const action = resource.actions.find((each) => each.key === key && each.batch);
  if (!action) throw new Refusal('NOT_ALLOWED');
  demand(scope, action.permission);
  return action;
}

/**
 * Reads the rows of a batch as their list would show them to the caller: the picked ones, or all of the filter. Throws
 * INVALID unless one of both is given, and TOO_MANY_ROWS beyond what one batch takes.
 */
export async function readBatch(scope: ActorScope, { resource, store, input }: Call<BatchInput>): Promise<Batch> {
  const action = getBatchAction(scope, resource, input.action);
  const { ids, filter } = input;
  if ((ids === undefined) === (filter === undefined))
    throw new Refusal('INVALID', { fields: [{ path: 'ids', key: 'INVALID', msg: 'ids' }] });
  const rows = await readRows(scope, { resource, store, input });
  const found = new Set(rows.map(({ id }) => id));
  const gone = (ids ?? []).filter((id) => !found.has(id));
  const named = (row: Row) => ({ id: row.id, name: titleOf(resource, row, scope.locale) });
  return {
    action,
    chosen: rows.filter((row) => applies(action, row)).map(named),
    skipped: [
      ...rows
        .filter((row) => !applies(action, row))
        .map((row) => ({ ...named(row), reason: stateOf(scope, resource, row) })),
      ...gone.map((id) => ({ id, name: id, reason: errorText('NOT_FOUND', scope.locale) })),
    ],
  };
}

/** The batch with the rows that it is for held until the transaction ends, and read again since. */
export async function holdBatch(
  scope: ActorScope,
  { resource, store, batch }: { resource: Resource; store: Store; batch: Batch },
): Promise<Batch> {
  const ids = batch.chosen.map(({ id }) => id);
  if (ids.length === 0) return batch;
  await holdRecords(scope, { resource, store }, ids);
  const held = await readBatch(scope, { resource, store, input: { action: batch.action.key, ids } });
  return { ...held, skipped: [...batch.skipped, ...held.skipped] };
}

async function readRows(scope: ActorScope, { resource, store, input }: Call<BatchInput>): Promise<Row[]> {
  const query = readQuery(resource, { filter: input.filter ?? {} });
  const rows: Row[] = [];
  for await (const piece of walk(scope, store, { ...query, ...(input.ids ? { ids: input.ids } : {}) })) {
    rows.push(...piece);
    if (rows.length > mostBatch)
      throw new Refusal('TOO_MANY_ROWS', { params: { count: `${mostBatch}+`, most: mostBatch } });
  }
  return rows;
}

/** Why an action does not suit a row: its state, where the list shows one. */
function stateOf({ locale }: ActorScope, resource: Resource, row: Row): string {
  const column = resource.columns.find(({ kind }) => kind === 'status');
  const label = column && resource.statuses?.[String(row[column.key])]?.label;
  if (!label) return errorText('NOT_ALLOWED', locale);
  return locale === 'CN' ? `状态为“${label.CN}”` : `Its state is “${textIn(label, locale)}”`;
}

/** What an action did to a row of the batch, or why it did not: as one transaction would see it, row by row. */
export async function carryOut(
  scope: ActorScope,
  { store, batch, values }: { store: Store; batch: Batch; values: Readonly<Record<string, unknown>> },
  step: (done: number) => Promise<void> = async () => {},
): Promise<Pick<Batch, 'chosen' | 'skipped'>> {
  const { action, chosen } = batch;
  const act = (rows: readonly Named[]) =>
    attempt(scope, async () => {
      await store.act?.(scope, { action: action.key, ids: rows.map(({ id }) => id), values: { ...values } });
    });
  const done: Named[] = [];
  const skipped: Skip[] = [...batch.skipped];
  for (const rows of action.reachesOut && chosen.length > 0 ? [chosen] : chosen.map((row) => [row])) {
    const refusal = await act(rows);
    if (refusal) skipped.push(...rows.map((row) => ({ ...row, reason: reasonOf(scope, refusal) })));
    else done.push(...rows);
    await step(done.length + skipped.length);
  }
  return { chosen: done, skipped };
}

function reasonOf({ locale }: ActorScope, { key, params }: Refusal): string {
  return errorText(key, locale, params);
}

/** Keeps what `work` wrote unless it refuses; the transaction around it goes on either way. */
export async function attempt({ db }: ActorScope, work: () => Promise<void>): Promise<Refusal | null> {
  await db.execute('savepoint batch_row');
  try {
    await work();
    await db.execute('release savepoint batch_row');
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await db.execute('rollback to savepoint batch_row');
    await db.execute('release savepoint batch_row');
    return error;
  }
}

/** Runs `work` and takes back all that it wrote. */
export async function tryOut<T>({ db }: ActorScope, work: () => Promise<T>): Promise<T> {
  await db.execute('savepoint batch_trial');
  const result = await work();
  await db.execute('rollback to savepoint batch_trial');
  await db.execute('release savepoint batch_trial');
  return result;
}
