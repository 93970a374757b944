import type { OutputOf } from '#core/contracts/contract.ts';
import { numberedRows } from '#core/contracts/numbered-pages.ts';
import { Refusal } from '#core/errors.ts';
import { activity } from '#features/activities/shared/activity.ts';
import { isPhase } from '#features/activities/shared/activity-choices.ts';
import type { ContentHeadCall } from '#features/contents/calls/content-calls.ts';
import { countSome, filterOf, type ListInput } from '#features/contents/server/filtered.ts';
import { type ListRow, presentRow } from '#features/contents/server/present.ts';
import { isPublished } from '#features/contents/server/publication-policy.ts';
import { readHead } from '#features/contents/server/published.ts';
import { readColumns } from '#features/contents/server/row-order.ts';
import { publications } from '#features/contents/server/tables.ts';
import { numberIn, readPosition, rowsBefore, writePosition } from '#server/base/keyset.ts';
import { and, asc, eq, type SQL, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { phaseAt, rankOf } from './phase.ts';
import { activities } from './tables.ts';

/**
 * Published activities: open ones first, then those to come, the next one first, then what is over, the latest first.
 * Each row has its phase and seats among its facts. `filter.status` is a phase; INVALID for an unknown one. They have one order.
 */
export async function listActivities(scope: Scope, input: ListInput) {
  const size = input.size ?? 20;
  const found = await readRows(scope, { input, size: size + 1, offset: rowsBefore(input), after: input.after });
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  const some = scope.db
    .select({ one: sql`1`.as('one') })
    .from(publications)
    .leftJoin(activities, isOwn)
    .where(conditionOf(scope, input))
    .limit(numberedRows + 1);
  return {
    rows: rows.map(present),
    total: await countSome(scope, some.as('some')),
    next: last && found.length > size ? writePosition([last.rank, last.distance, last.id]) : null,
  };
}

/** Counts by facet, and by phase as the facet `status`. */
export async function readActivityHead(scope: Scope): Promise<OutputOf<ContentHeadCall>> {
  const head = await readHead(scope, activity);
  const phases = await scope.db
    .select({ value: phaseAt(scope.now).as('phase'), count: sql<number>`count(*)::int` })
    .from(publications)
    .leftJoin(activities, isOwn)
    .where(isPublished(scope.tenantId, activity.code, scope.now))
    .groupBy(sql`phase`);
  return { ...head, counts: [...head.counts, ...phases.map((each) => ({ facet: 'status', ...each }))] };
}

/** The first ones of the list that are not over, for the home page. */
export async function nextActivities(scope: Scope, size: number): Promise<ListRow[]> {
  const rows = await readRows(scope, { input: {}, size, after: undefined });
  return rows.filter(({ rank }) => rank < 2).map(present);
}

/** What changes by the minute, beside the facts. */
export const seatColumns = {
  taken: activities.taken,
  waiting: activities.waiting,
  cancelCN: activities.cancelCN,
  cancelEN: activities.cancelEN,
};

export interface Seats {
  readonly phase: string;
  readonly taken: number | null;
  readonly waiting: number | null;
  readonly cancelCN: string | null;
  readonly cancelEN: string | null;
}

/** The same as facts. */
export function seatFacts({ phase, taken, waiting, cancelCN, cancelEN }: Seats) {
  const cancelled = phase === 'CANCELLED' ? { CN: cancelCN ?? '', EN: cancelEN ?? '' } : null;
  return { phase, taken: taken ?? 0, waiting: waiting ?? 0, cancelled };
}

/** Joins an activity to its publication. */
export const isOwn = and(eq(activities.id, publications.id), eq(activities.tenantId, publications.tenantId))!;

interface Reading {
  readonly input: ListInput;
  readonly size: number;
  readonly offset?: number;
  readonly after: string | undefined;
}

async function readRows(scope: Scope, { input, size, offset = 0, after }: Reading) {
  const phase = phaseAt(scope.now);
  const rank = rankOf(phase);
  // Whole seconds, so that the cursor holds what the order is by.
  const seconds = sql`extract(epoch from ${publications.datedAt})::bigint`;
  const distance = sql<number>`case when ${rank} = 2 then ${farAway} - ${seconds} else ${seconds} end`;
  const position = readPosition(after, 3);
  const behind = position
    ? sql`(${rank}, ${distance}, ${publications.id}) > (${numberIn(position[0])}::int, ${numberIn(position[1])}::bigint, ${String(position[2])})`
    : undefined;
  return await scope.db
    .select({ ...readColumns, ...seatColumns, phase, rank, distance: sql<number>`(${distance})::float8` })
    .from(publications)
    .leftJoin(activities, isOwn)
    .where(and(conditionOf(scope, input), behind))
    .orderBy(asc(rank), asc(distance), asc(publications.id))
    .limit(size)
    .offset(offset);
}

/** Seconds since epoch that no activity reaches: what is over counts down from here. */
const farAway = sql.raw('100000000000');

function conditionOf(scope: Scope, { filter = {}, ...input }: ListInput): SQL | undefined {
  const { status, ...facets } = filter;
  if (status !== undefined && !isPhase(status)) throw new Refusal('INVALID', { cause: `no status ${status}` });
  return and(
    filterOf(scope, { type: activity, input: { ...input, filter: facets }, facet: undefined }),
    status ? sql`${phaseAt(scope.now)} = ${status}` : undefined,
  );
}

function present({ phase, taken, waiting, cancelCN, cancelEN, ...row }: Awaited<ReturnType<typeof readRows>>[number]) {
  const shown = presentRow(row);
  return { ...shown, facts: { ...shown.facts, ...seatFacts({ phase, taken, waiting, cancelCN, cancelEN }) } };
}
