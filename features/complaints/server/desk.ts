import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { complaintDeskCall } from '#features/complaints/calls.ts';
import { openStates } from '#features/complaints/shared/complaint.ts';
import type { DeskScope } from '#features/complaints/shared/desk.ts';
import { equals, mentions } from '#server/base/filters.ts';
import { readPosition, writePosition } from '#server/base/keyset.ts';
import { readOwnDays } from '#server/base/platform.ts';
import { maskAs } from '#server/base/sensitive/mask.ts';
import { staffName } from '#server/base/staff-name.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import { invalidAt } from '#server/resources/query.ts';
import type { ActorScope } from '#server/scope.ts';
import { clocksOf } from './own-complaints.ts';
import type { complaints } from './tables.ts';

type Asked = InputOf<typeof complaintDeskCall>;

type DeskRow = Pick<
  typeof complaints.$inferSelect,
  'id' | 'no' | 'kind' | 'target' | 'about' | 'title' | 'state' | 'name' | 'isAnonymous'
> &
  Record<'createdAt' | 'acceptBy' | 'startedAt' | 'dueAt', string> &
  Record<'acceptedAt' | 'repliedAt', string | null> & {
    nickname: string | null;
    login: string | null;
    turn: number;
    sort: number;
  };

/**
 * Complaints in the order of the desk: opened again, owed by the time left, answered and ended the latest first. A page
 * ends at its last row's turn, time and id; the counts are those of the scopes under the same filters.
 */
export async function listDesk(scope: ActorScope, input: Asked): Promise<OutputOf<typeof complaintDeskCall>> {
  const size = input.size ?? 30;
  const filter = [...equals('kind', input.kind), ...equals('target', input.target), ...keywordIn(input.keyword)];
  const { rows } = await scope.db.execute<DeskRow>(sql`
    select * from (${deskRows(scope)}) found
     where ${all([...filter, whose(scope, input.scope), isAfter(input.after)])}
     order by turn, sort, id limit ${size + 1}`);
  const { rows: counts } = await scope.db.execute<Record<DeskScope, number>>(sql`
    select count(*) filter (where ${whose(scope, 'open')})::int as open,
           count(*) filter (where ${whose(scope, 'mine')})::int as mine,
           count(*) filter (where ${whose(scope, 'late')})::int as late, count(*)::int as all
      from (${deskRows(scope)}) found where ${all(filter)}`);
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    rows: page.map(present),
    next: last && rows.length > size ? writePosition([last.turn, last.sort, last.id]) : null,
    counts: counts[0]!,
    days: await readOwnDays(scope),
  };
}

/** By turn, and within one by ms: the next instant at which something is owed, or how long ago it was answered. */
function deskRows({ tenantId }: ActorScope): SQL {
  const isOpen = sql`c.state = any(${sql.param([...openStates])}::text[])`;
  const owed = sql`case when c.state = 'NEW' then c.accept_by else c.due_at end`;
  return sql`
    select c.id, c.no, c.kind, c.target, c.about, c.title, c.state, c.name, c.is_anonymous as "isAnonymous",
           c.assignee_id as assignee, a.nickname, a.login_name as login, c.created_at as "createdAt",
           c.accept_by as "acceptBy", c.accepted_at as "acceptedAt", c.started_at as "startedAt", c.due_at as "dueAt",
           c.replied_at as "repliedAt", ${isOpen} as "isOpen", ${owed} as owed,
           case when c.state = 'REOPENED' then 0 when ${isOpen} then 1 when c.state = 'REPLIED' then 2 else 3 end as turn,
           floor(extract(epoch from case when ${isOpen} then ${owed} else coalesce(c.replied_at, c.updated_at) end) * 1000)::float8
             * case when ${isOpen} then 1 else -1 end as sort
      from complaints c left join accounts a on a.id = c.assignee_id
     where c.tenant_id = ${tenantId}`;
}

function whose({ actor, now }: ActorScope, scope: DeskScope): SQL {
  if (scope === 'all') return sql`true`;
  if (scope === 'open') return sql`"isOpen"`;
  if (scope === 'mine') return sql`("isOpen" and assignee = ${actor.id})`;
  return sql`("isOpen" and owed < ${now})`;
}

function isAfter(after: string | undefined): SQL {
  const position = readPosition(after, 3);
  if (!position) return sql`true`;
  const [turn, sort, id] = position;
  if (!Number.isSafeInteger(turn) || Math.abs(Number(turn)) > 9 || !Number.isSafeInteger(sort))
    throw invalidAt('after');
  return sql`(turn, sort, id) > (${turn}::int, ${sort}::float8, ${String(id)})`;
}

function keywordIn(keyword: string | undefined): SQL[] {
  return keyword === undefined ? [] : mentions([sql`no`, sql`title`, sql`about`], keyword);
}

function all(conditions: readonly SQL[]): SQL {
  return sql.join([sql`true`, ...conditions], sql` and `);
}

function present(row: DeskRow): OutputOf<typeof complaintDeskCall>['rows'][number] {
  const { id, no, kind, target, about, title, state, nickname, login } = row;
  return {
    id,
    no,
    kind,
    target,
    about,
    title,
    state,
    name: row.isAnonymous ? null : String(maskAs('name', row.name)),
    assignee: nickname === null || login === null ? null : staffName(nickname, login),
    createdAt: new Date(row.createdAt).toISOString(),
    ...clocksOf({
      acceptBy: new Date(row.acceptBy),
      acceptedAt: instantOf(row.acceptedAt),
      startedAt: new Date(row.startedAt),
      dueAt: new Date(row.dueAt),
      repliedAt: instantOf(row.repliedAt),
    }),
  };
}

function instantOf(value: string | null): Date | null {
  return value === null ? null : new Date(value);
}
