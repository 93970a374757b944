import { dayInShanghai, midnightInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { complaintRatesCall, complaintThreadCall } from '#features/complaints/calls.ts';
import { readOwnDays } from '#server/base/platform.ts';
import { staffName } from '#server/base/staff-name.ts';
import { and, asc, eq, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import { complaintRows } from './complaint-store.ts';
import { clocksOf } from './own-complaints.ts';
import { complaintPosts, complaints } from './tables.ts';

/** What was written about a complaint, internal notes included. */
export async function readThread(
  scope: ActorScope,
  { id }: InputOf<typeof complaintThreadCall>,
): Promise<OutputOf<typeof complaintThreadCall>> {
  const [row] = await scope.db
    .select()
    .from(complaints)
    .where(and(eq(complaints.tenantId, scope.tenantId), eq(complaints.id, id)));
  if (!row) throw new Refusal('NOT_FOUND');
  const posts = await scope.db
    .select({ post: complaintPosts, nickname: accounts.nickname, login: accounts.loginName })
    .from(complaintPosts)
    .leftJoin(accounts, eq(accounts.id, complaintPosts.staffId))
    .where(and(eq(complaintPosts.tenantId, scope.tenantId), eq(complaintPosts.complaintId, id)))
    .orderBy(asc(complaintPosts.at), asc(complaintPosts.id));
  return {
    content: row.content,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    ...clocksOf(row),
    days: await readOwnDays(scope),
    posts: posts.map(({ post, nickname, login }) => ({
      id: post.id,
      kind: post.kind,
      isInternal: post.isInternal,
      author: post.staffId === null ? null : staffName(nickname ?? '—', login),
      text: post.text,
      at: post.at.toISOString(),
    })),
  };
}

/** The three rates over the complaints of the last 365 days: the same rows that the list finds by its filters. */
export async function readRates(scope: ActorScope): Promise<OutputOf<typeof complaintRatesCall>> {
  const to = dayInShanghai(scope.now.getTime());
  const from = moveDate(to, { days: -364 });
  const { rows } = await scope.db.execute<
    Record<'onTime' | 'timed' | 'satisfied' | 'rated' | 'solved' | 'told', number>
  >(sql`
    select count(*) filter (where timing = 'ON_TIME')::int as "onTime", count(timing)::int as timed,
           count(*) filter (where contentment = 'SATISFIED')::int as satisfied, count(contentment)::int as rated,
           count(*) filter (where outcome = 'SOLVED')::int as solved, count(outcome)::int as told
      from (${complaintRows(scope)}) found where "createdAt" >= ${midnightInShanghai(from)}`);
  const counted = rows[0]!;
  return {
    from,
    to,
    onTime: { count: counted.onTime, of: counted.timed },
    satisfied: { count: counted.satisfied, of: counted.rated },
    solved: { count: counted.solved, of: counted.told },
  };
}
