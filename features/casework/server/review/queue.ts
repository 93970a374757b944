import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { type StateSet, sqlListOf } from '#core/workflow/states.ts';
import { type queueCall, queueCountCap } from '#features/casework/calls/review.ts';
import { endOfDay } from '#features/casework/server/applications/status/deadlines.ts';
import { applications } from '#features/casework/server/tables.ts';
import { instantIn, readPosition, writePosition } from '#server/base/keyset.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import { isCase } from './case-policy.ts';
import { presentCaseRow } from './present.ts';

type QueueInput = Omit<InputOf<typeof queueCall>, 'tenantId'>;

/**
 * The review queue by due date, those without one last, by keyset. Without a state filter it shows work in progress;
 * with one also ended cases. Counts are those of the scopes without further filters, exact below `queueCountCap`.
 */
export async function listQueue(scope: ActorScope, input: QueueInput): Promise<OutputOf<typeof queueCall>> {
  const size = input.size ?? 20;
  const rows = await queueRows(scope, input, size + 1);
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    rows: page.map((row) => presentCaseRow(scope, row)),
    next: last && rows.length > size ? writePosition([last.due, last.application.id]) : null,
    counts: await countScopes(scope),
  };
}

/** The query of a page: index scans that stop after `limit` rows, whatever the size of the table. */
export function queueQuery(scope: ActorScope, input: QueueInput, limit: number) {
  const { ids } = queueIds(scope, input, limit);
  const page = ids.as('page');
  return scope.db
    .select({
      application: applications,
      due: sql<string>`${page.due}`,
      assignee: assignees.nickname,
      holder: holders.nickname,
    })
    .from(page)
    .innerJoin(applications, eq(applications.id, page.id))
    .leftJoin(assignees, eq(assignees.id, applications.assigneeId))
    .leftJoin(holders, eq(holders.id, applications.heldBy))
    .orderBy(sql`${page.sort}`, sql`${page.id}`);
}

export type QueueRow = Awaited<ReturnType<typeof queueQuery>>[number];

async function queueRows(scope: ActorScope, input: QueueInput, limit: number): Promise<QueueRow[]> {
  return await queueQuery(scope, input, limit);
}

const assignees = alias(accounts, 'assignees');
const holders = alias(accounts, 'holders');

function queueIds(scope: ActorScope, input: QueueInput, limit: number) {
  const filter = and(isCase(scope), ...filters(scope, input));
  const branch = (states: SQL) =>
    scope.db
      .select({
        id: applications.id,
        sort: sql`${applications.dueOrder}`.as('sort'),
        due: sql<string>`coalesce(to_char(${applications.dueAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'infinity')`.as(
          'due',
        ),
      })
      .from(applications)
      .where(and(filter, states))
      .orderBy(applications.dueOrder, applications.id)
      .limit(limit);
  // One scan for each state keeps to the index of the state, where a list of states would have to walk the whole queue.
  const [first, second, ...rest] = (input.state ?? []).map((state) => branch(eq(applications.state, state)));
  if (!first) return { ids: branch(inLiterals(input.scope === 'pool' ? 'pool' : 'work')) };
  if (!second) return { ids: first };
  return {
    ids: unionAll(first, second, ...rest)
      .orderBy(sql`sort`, sql`id`)
      .limit(limit),
  };
}

function filters(scope: ActorScope, input: QueueInput): (SQL | undefined)[] {
  const position = readPosition(input.after, 2);
  return [
    input.scope === 'mine' ? eq(applications.assigneeId, scope.actor.id) : undefined,
    input.scope === 'pool' ? sql`${applications.assigneeId} is null` : undefined,
    input.programme ? eq(applications.programme, input.programme) : undefined,
    input.keyword ? matches(input.keyword) : undefined,
    input.due ? isDue(scope, input.due) : undefined,
    position
      ? sql`(${applications.dueOrder}, ${applications.id}) > (${dueIn(position[0])}::timestamptz, ${String(position[1])})`
      : undefined,
  ];
}

function dueIn(member: string | number | boolean | undefined): string {
  return member === 'infinity' ? 'infinity' : instantIn(member) && String(member);
}

/** Beginning of the number or of the applicant's name, written as ranges: row security would keep LIKE off the index. */
function matches(keyword: string): SQL | undefined {
  const word = keyword.trim();
  if (word === '') return undefined;
  const end = `${word}\u{10ffff}`;
  const no = word.toUpperCase();
  return sql`(${applications.no} collate "C" between ${no} and ${`${no}\u{10ffff}`}
    or ${applications.applicant} collate "C" between ${word} and ${end})`;
}

function isDue(scope: ActorScope, due: 'overdue' | 'today' | 'week'): SQL | undefined {
  const today = dayInShanghai(scope.now.getTime());
  const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;
  if (due === 'overdue') return lt(applications.dueOrder, at(scope.now));
  const last = endOfDay(due === 'today' ? today : moveDate(today, { days: 7 }));
  return sql`${applications.dueOrder} >= ${at(scope.now)} and ${applications.dueOrder} <= ${at(last)}`;
}

async function countScopes(scope: ActorScope): Promise<{ mine: number; pool: number; all: number }> {
  const { rows } = await scope.db.execute<{ mine: number; pool: number; all: number }>(countQuery(scope));
  return rows[0] ?? { mine: 0, pool: 0, all: 0 };
}

/** Each count stops at the cap, so that it reads a bounded part of one index. */
export function countQuery(scope: ActorScope): SQL {
  const count = (where: SQL) => sql`(select count(*)::int from (
    select from ${applications} where ${isCase(scope)} and ${where} limit ${sql.raw(String(queueCountCap))}) counted)`;
  const open = inLiterals('work');
  return sql`select
    ${count(sql`${open} and ${applications.assigneeId} = ${scope.actor.id}`)} as mine,
    ${count(sql`${inLiterals('pool')} and ${applications.assigneeId} is null`)} as pool,
    ${count(open)} as "all"`;
}

/** Literals let the planner see that a partial index fits, whatever the kind of plan. */
function inLiterals(set: StateSet): SQL {
  return sql`${applications.state} in ${sql.raw(sqlListOf(set))}`;
}
