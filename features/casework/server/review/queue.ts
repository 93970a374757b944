import { dayInShanghai, endOfDayInShanghai, isDate, midnightInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { type StateSet, sqlListOf } from '#core/workflow/states.ts';
import { type queueCall, queueCountCap } from '#features/casework/calls/review.ts';
import { endOfDay } from '#features/casework/server/applications/status/deadlines.ts';
import { applications, caseJudges, opinions } from '#features/casework/server/tables.ts';
import { type CaseScope, caseScopes, isByDay, landingOf } from '#features/casework/shared/case-views.ts';
import { instantIn, readPosition, writePosition } from '#server/base/keyset.ts';
import { type AnyPgColumn, alias, unionAll } from '#server/database/pg-tables.ts';
import { and, eq, lt, type SQL, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { invalidAt } from '#server/resources/query.ts';
import type { ActorScope } from '#server/scope.ts';
import { isCase } from './case-policy.ts';
import { presentCaseRow } from './present.ts';

export type QueueInput = Omit<InputOf<typeof queueCall>, 'tenantId'>;
/** Which cases are meant, without a page of them. */
type Asked = Omit<QueueInput, 'after' | 'size'>;
type Counts = Record<CaseScope, number>;

/**
 * The review queue by due date, those without one last, by keyset. Without a state or day of submission it shows work in
 * progress; with one also ended cases. Without a scope it is the list the reader lands on, which later pages stay in.
 * Counts are those of the three scopes under the same filters, exact below `queueCountCap`.
 */
export async function listQueue(scope: ActorScope, input: QueueInput): Promise<OutputOf<typeof queueCall>> {
  const size = input.size ?? 20;
  const counts = await countScopes(scope, input);
  const within = input.scope ?? scopeIn(input.after) ?? landingOf(counts);
  const rows = await queueRows(scope, { ...input, scope: within }, size + 1);
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    scope: within,
    rows: page.map((row) => presentCaseRow(scope, row)),
    next: last && rows.length > size ? writePosition([last.due, last.application.id, within]) : null,
    counts,
  };
}

function scopeIn(after: string | undefined): CaseScope | undefined {
  const position = readPosition(after, 3);
  return caseScopes.find((each) => each === position?.[2]);
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

/**
 * Ids of the cases that are asked for, in the order of the queue, at most `limit` of them when one is given. Everything
 * that lists or counts cases of the queue goes through here, so that a figure opens what it counts.
 */
function queueIds(scope: ActorScope, input: QueueInput, limit?: number) {
  const filter = and(isCase(scope), ...filters(scope, input));
  const branch = (whose: SQL | undefined, states: SQL | undefined) => {
    const ids = scope.db
      .select({
        id: applications.id,
        sort: sql`${applications.dueOrder}`.as('sort'),
        due: sql<string>`coalesce(to_char(${applications.dueAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'infinity')`.as(
          'due',
        ),
      })
      .from(applications)
      .where(and(filter, whose, states))
      .$dynamic();
    return limit === undefined ? ids : ids.orderBy(applications.dueOrder, applications.id).limit(limit);
  };
  // One scan for each state and way of being mine keeps to its index, where a list would have to walk the whole queue.
  const states = input.state?.map((state) => eq(applications.state, state)) ?? [
    isByDay(input) ? undefined : inLiterals(input.scope === 'pool' ? 'pool' : 'work'),
  ];
  const [first, second, ...rest] = whoseOf(scope, input.scope ?? 'all').flatMap((whose) =>
    states.map((state) => branch(whose, state)),
  );
  if (!second) return { ids: first! };
  const ids = unionAll(first!, second, ...rest);
  return { ids: limit === undefined ? ids : ids.orderBy(sql`sort`, sql`id`).limit(limit) };
}

/** The cases of a scope in parts that do not overlap. */
function whoseOf({ tenantId, actor }: ActorScope, scope: CaseScope): (SQL | undefined)[] {
  if (scope === 'all') return [undefined];
  if (scope === 'pool') return [sql`${applications.assigneeId} is null`];
  // Whoever was asked as an expert has the case before them until they scored it or gave an opinion.
  const asked = sql`${applications.id} = any(array(
    select ${caseJudges.applicationId} from ${caseJudges}
     where ${caseJudges.tenantId} = ${tenantId} and ${caseJudges.accountId} = ${actor.id} and ${caseJudges.state} = 'ASKED'
       and not exists (select from ${opinions} where ${opinions.applicationId} = ${caseJudges.applicationId}
                         and ${opinions.tenantId} = ${tenantId} and ${opinions.byId} = ${actor.id})))`;
  return [
    eq(applications.assigneeId, actor.id),
    and(asked, sql`${applications.assigneeId} is distinct from ${actor.id}`),
  ];
}

function filters(scope: ActorScope, input: QueueInput): (SQL | undefined)[] {
  const position = readPosition(input.after, 3);
  return [
    input.programme ? eq(applications.programme, input.programme) : undefined,
    input.keyword ? matches(input.keyword) : undefined,
    input.due ? isDue(scope, input.due) : undefined,
    input.submitted
      ? sql`${applications.submittedAt} >= ${midnightInShanghai(dayInShanghai(scope.now.getTime())).toISOString()}::timestamptz`
      : undefined,
    ...isWithin(applications.submittedAt, input, ['from', 'to']),
    ...isWithin(applications.decidedAt, input, ['decidedFrom', 'decidedTo']),
    input.year ? eq(applications.year, Number(input.year)) : undefined,
    input.region ? sql`${applications.region} collate "C" = ${input.region}` : undefined,
    position
      ? sql`(${applications.dueOrder}, ${applications.id}) > (${dueIn(position[0])}::timestamptz, ${String(position[1])})`
      : undefined,
  ];
}

/** From the first day to the end of the last one, in Asia/Shanghai; throws INVALID for a day that there is not. */
function isWithin(
  column: AnyPgColumn,
  input: Asked,
  [first, last]: readonly ['from' | 'decidedFrom', 'to' | 'decidedTo'],
) {
  for (const key of [first, last]) if (input[key] !== undefined && !isDate(input[key])) throw invalidAt(key);
  const [from, to] = [input[first], input[last]];
  return [
    from ? sql`${column} >= ${midnightInShanghai(from).toISOString()}::timestamptz` : undefined,
    to ? sql`${column} < ${endOfDayInShanghai(to).toISOString()}::timestamptz` : undefined,
  ];
}

/** The cases of the scope `all` that an input lists by its days, whatever became of them: what reports count. */
export function casesOf(scope: ActorScope, input: Asked): SQL {
  const states = input.state && sql`${applications.state} = any(${sql.param(input.state)}::text[])`;
  return and(isCase(scope), ...filters(scope, input), states)!;
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

async function countScopes(scope: ActorScope, input: Asked): Promise<Counts> {
  const [mine, pool, all] = caseScopes.map((each) => ({ ...input, scope: each, after: undefined }));
  return await readCounts(scope, { mine: mine!, pool: pool!, all: all! }, queueCountCap);
}

/** How many cases each of the inputs lists, at most `cap` where one is given. */
export async function readCounts<Key extends string>(
  scope: ActorScope,
  inputs: Readonly<Record<Key, Asked>>,
  cap?: number,
): Promise<Record<Key, number>> {
  const { rows } = await scope.db.execute<Record<Key, number>>(countQuery(scope, inputs, cap));
  return rows[0]!;
}

/** The cases a reader lands on at the review queue: where, and how many. */
export async function countLanding(scope: ActorScope): Promise<number> {
  const counts = await countScopes(scope, {});
  return counts[landingOf(counts)];
}

/** With a cap each count stops there, so that it reads a bounded part of one index. */
export function countQuery(scope: ActorScope, inputs: Readonly<Record<string, Asked>>, cap?: number): SQL {
  const counts = Object.entries(inputs).map(([key, input]) => {
    const { ids } = queueIds(scope, input, cap);
    return sql`(select count(*)::int from ${ids.as('counted')}) as ${sql.identifier(key)}`;
  });
  return sql`select ${sql.join(counts, sql`, `)}`;
}

/** Literals let the planner see that a partial index fits, whatever the kind of plan. */
function inLiterals(set: StateSet): SQL {
  return sql`${applications.state} in ${sql.raw(sqlListOf(set))}`;
}
