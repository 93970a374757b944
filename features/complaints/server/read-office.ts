import { dayInShanghai, midnightInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { complaintRatesCall, complaintThreadCall } from '#features/complaints/calls.ts';
import { readOwnDays } from '#server/base/platform.ts';
import { staffName } from '#server/base/staff-name.ts';
import { and, asc, eq, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import { complaintRows } from './complaint-store.ts';
import { getComplaint } from './find-complaint.ts';
import { clocksOf, filesOf } from './own-complaints.ts';
import { complaintPosts } from './tables.ts';

/** What was written about a complaint, internal notes included. */
export async function readThread(
  scope: ActorScope,
  { id }: InputOf<typeof complaintThreadCall>,
): Promise<OutputOf<typeof complaintThreadCall>> {
  const row = await getComplaint(scope, id);
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
    files: await filesOf(scope, id),
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

/** The rates over the complaints of the last 365 days: the same rows that the list finds by its filters. */
export async function readRates(scope: ActorScope): Promise<OutputOf<typeof complaintRatesCall>> {
  const to = dayInShanghai(scope.now.getTime());
  const from = moveDate(to, { days: -364 });
  const { rows } = await scope.db.execute<Record<Figure, number> & { days: number | null; stars: number | null }>(sql`
    select count(*) filter (where takeup = 'ON_TIME')::int as accepted, count(takeup)::int as taken,
           count(*) filter (where timing = 'ON_TIME')::int as "onTime", count(timing)::int as timed,
           round((avg(extract(epoch from "repliedAt" - "startedAt")) / 86400)::numeric, 1)::float8 as days,
           count(*) filter (where contentment = 'SATISFIED')::int as satisfied, count(contentment)::int as rated,
           round(avg(score), 1)::float8 as stars,
           count(*) filter (where outcome = 'SOLVED')::int as solved, count(outcome)::int as told
      from (${complaintRows(scope)}) found where "createdAt" >= ${midnightInShanghai(from)}`);
  const counted = rows[0]!;
  return {
    from,
    to,
    accepted: { count: counted.accepted, of: counted.taken },
    onTime: { count: counted.onTime, of: counted.timed },
    answerDays: counted.days,
    satisfied: { count: counted.satisfied, of: counted.rated },
    score: counted.stars,
    solved: { count: counted.solved, of: counted.told },
  };
}

type Figure = 'accepted' | 'taken' | 'onTime' | 'timed' | 'satisfied' | 'rated' | 'solved' | 'told';
