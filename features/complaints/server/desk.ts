import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { complaintDeskCall } from '#features/complaints/calls.ts';
import { type DeskScope, deskCountCap, deskScopes } from '#features/complaints/shared/desk.ts';
import { mentions } from '#server/base/filters.ts';
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
    /** A bigint, as the driver gives it. */
    sort: string;
  };

/**
 * Complaints in the order of the desk: opened again, owed by the time left, answered and ended the latest first. A page
 * ends at its last row's turn, time and id; the counts are those of the scopes under the same filters, exact below
 * `deskCountCap`.
 */
export async function listDesk(scope: ActorScope, input: Asked): Promise<OutputOf<typeof complaintDeskCall>> {
  const size = input.size ?? 30;
  const { rows } = await scope.db.execute<DeskRow>(deskQuery(scope, input, size + 1));
  const { rows: counts } = await scope.db.execute<Record<DeskScope, number>>(deskCounts(scope, input));
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    rows: page.map(present),
    next: last && rows.length > size ? writePosition([last.turn, Number(last.sort), last.id]) : null,
    counts: counts[0]!,
    days: await readOwnDays(scope),
  };
}

/** The query of a page: an index scan that stops after `limit` rows, whatever the size of the table. */
export function deskQuery(scope: ActorScope, input: Asked, limit: number): SQL {
  return sql`
    select c.id, c.no, c.kind, c.target, c.about, c.title, c.state, c.name, c.is_anonymous as "isAnonymous",
           a.nickname, a.login_name as login, c.created_at as "createdAt", c.accept_by as "acceptBy",
           c.accepted_at as "acceptedAt", c.started_at as "startedAt", c.due_at as "dueAt", c.replied_at as "repliedAt",
           c.desk_turn as turn, c.desk_order as sort
      from complaints c left join accounts a on a.id = c.assignee_id
     where ${all([...filtersOf(scope, input), whose(scope, input.scope), isAfter(input.after)])}
     order by c.desk_turn, c.desk_order, c.id limit ${limit}`;
}

/** With a cap each count reads a bounded part of the index. */
export function deskCounts(scope: ActorScope, input: Asked): SQL {
  const counts = deskScopes.map(
    (each) => sql`(select count(*)::int from (
      select from complaints c where ${all([...filtersOf(scope, input), whose(scope, each)])}
       limit ${deskCountCap}) counted) as ${sql.identifier(each)}`,
  );
  return sql`select ${sql.join(counts, sql`, `)}`;
}

function filtersOf({ tenantId }: ActorScope, { kind, target, keyword }: Asked): SQL[] {
  return [
    sql`c.tenant_id = ${tenantId}`,
    ...(kind === undefined ? [] : [sql`c.kind = ${kind}`]),
    ...(target === undefined ? [] : [sql`c.target = ${target}`]),
    ...(keyword === undefined ? [] : mentions([sql`c.no`, sql`c.title`, sql`c.about`], keyword)),
  ];
}

function whose({ actor, now }: ActorScope, scope: DeskScope): SQL {
  if (scope === 'all') return sql`true`;
  if (scope === 'open') return isOwed;
  if (scope === 'mine') return sql`(${isOwed} and c.assignee_id = ${actor.id})`;
  return sql`(${isOwed} and c.desk_order < ${now.getTime()}::bigint)`;
}

const isOwed = sql`c.desk_turn <= 1`;

function isAfter(after: string | undefined): SQL {
  const position = readPosition(after, 3);
  if (!position) return sql`true`;
  const [turn, sort, id] = position;
  if (!Number.isSafeInteger(turn) || Math.abs(Number(turn)) > 9 || !Number.isSafeInteger(sort))
    throw invalidAt('after');
  return sql`(c.desk_turn, c.desk_order, c.id) > (${turn}::int, ${sort}::bigint, ${String(id)})`;
}

function all(conditions: readonly SQL[]): SQL {
  return sql.join([...conditions], sql` and `);
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
