import { dayInShanghai, midnightInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { complaintRatesCall, complaintThreadCall } from '#features/complaints/calls.ts';
import { leastInMonth } from '#features/complaints/shared/desk.ts';
import { readOwnDays } from '#server/base/platform.ts';
import { staffName } from '#server/base/staff-name.ts';
import { and, asc, eq, inArray, or, type SQL, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import { complaintRows } from './complaint-store.ts';
import { getComplaint } from './find-complaint.ts';
import { clocksOf, filesOf, plain } from './own-complaints.ts';
import { complaintPosts, complaints } from './tables.ts';

/**
 * What was written about a complaint, internal notes included; of those that are merged into it what their writers said,
 * each under its number.
 */
export async function readThread(
  scope: ActorScope,
  { id }: InputOf<typeof complaintThreadCall>,
): Promise<OutputOf<typeof complaintThreadCall>> {
  const { db, tenantId } = scope;
  const row = await getComplaint(scope, id);
  const merged = await db
    .select()
    .from(complaints)
    .where(and(eq(complaints.tenantId, tenantId), eq(complaints.mergedInto, id)))
    .orderBy(asc(complaints.createdAt), asc(complaints.id));
  const others = new Map(merged.map((each) => [each.id, each]));
  const isShown = or(
    eq(complaintPosts.complaintId, id),
    and(inArray(complaintPosts.complaintId, [...others.keys()]), eq(complaintPosts.kind, 'WORDS')),
  );
  const posts = await db
    .select({ post: complaintPosts, nickname: accounts.nickname, login: accounts.loginName })
    .from(complaintPosts)
    .leftJoin(accounts, eq(accounts.id, complaintPosts.staffId))
    .where(and(eq(complaintPosts.tenantId, tenantId), isShown))
    .orderBy(asc(complaintPosts.at), asc(complaintPosts.id));
  const held = await filesOf(scope, id);
  // Once it was answered each goes its own way.
  const isAsked = ({ complaintId, at }: { complaintId: string; at: Date }) => {
    const answered = others.get(complaintId)?.repliedAt;
    return !answered || at <= answered;
  };
  const written = posts
    .filter(({ post }) => isAsked(post))
    .map(({ post, nickname, login }) => ({
      id: post.id,
      kind: post.kind,
      isInternal: post.isInternal,
      author: post.staffId === null ? null : staffName(nickname ?? '—', login),
      text: post.text,
      at: post.at.toISOString(),
      files: plain(held.filter(({ postId }) => postId === post.id)),
      from: others.get(post.complaintId)?.no ?? null,
    }));
  const complained = await Promise.all(
    merged.map(async (each) => ({
      id: each.id,
      kind: 'FILED',
      isInternal: false,
      author: null,
      text: each.content,
      at: each.createdAt.toISOString(),
      files: plain((await filesOf(scope, each.id)).filter(({ postId }) => postId === null)),
      from: each.no,
    })),
  );
  const [into] = row.mergedInto
    ? await db
        .select({ id: complaints.id, no: complaints.no })
        .from(complaints)
        .where(and(eq(complaints.tenantId, tenantId), eq(complaints.id, row.mergedInto)))
    : [];
  return {
    content: row.content,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    ...clocksOf(row),
    days: await readOwnDays(scope),
    files: plain(held.filter(({ postId }) => postId === null)),
    posts: [...complained, ...written].sort((one, two) => one.at.localeCompare(two.at)),
    mergedInto: into ?? null,
    merged: merged.filter(({ state }) => state === 'MERGED').map(({ id, no, title }) => ({ id, no, title })),
  };
}

/**
 * The rates over the complaints of the last 365 days, the same rows that the list finds by its filters, and how three of
 * them went over the last twelve months.
 */
export async function readRates(scope: ActorScope): Promise<OutputOf<typeof complaintRatesCall>> {
  const to = dayInShanghai(scope.now.getTime());
  const from = moveDate(to, { days: -364 });
  const { rows: whole } = await scope.db.execute<RatesRow>(ratesQuery(scope, from));
  const months = monthsTo(to);
  // From the first day of the oldest month on, which after a leap day lies before those 365 days.
  const { rows } = await scope.db.execute<RatesRow>(ratesQuery(scope, `${months[0]}-01`, month));
  const counted = whole[0]!;
  return {
    from,
    to,
    accepted: { count: counted.accepted, of: counted.taken },
    contacted: { count: counted.contacted, of: counted.reachable },
    onTime: { count: counted.onTime, of: counted.timed },
    answerDays: counted.days,
    satisfied: { count: counted.satisfied, of: counted.rated },
    score: counted.stars,
    solved: { count: counted.solved, of: counted.told },
    months: months.map((month) => {
      const found = rows.find((row) => row.month === month);
      return {
        month,
        contacted: shown(found?.contacted, found?.reachable),
        solved: shown(found?.solved, found?.told),
        satisfied: shown(found?.satisfied, found?.rated),
      };
    }),
  };
}

const month = sql`to_char("createdAt" at time zone 'Asia/Shanghai', 'YYYY-MM')`;

/** One statement over the complaints of a tenant since a day, YYYY-MM-DD: a row of all, or one of each `part` of them. */
export function ratesQuery(scope: Pick<ActorScope, 'tenantId' | 'now'>, from: string, part?: SQL): SQL {
  return sql`
    select ${part ?? sql`null`} as month,
           count(*) filter (where takeup = 'ON_TIME')::int as accepted, count(takeup)::int as taken,
           count(*) filter (where contact = 'ON_TIME')::int as contacted, count(contact)::int as reachable,
           count(*) filter (where timing = 'ON_TIME')::int as "onTime", count(timing)::int as timed,
           round((avg(extract(epoch from "repliedAt" - "startedAt")) / 86400)::numeric, 1)::float8 as days,
           count(*) filter (where contentment = 'SATISFIED')::int as satisfied, count(contentment)::int as rated,
           round(avg(score), 1)::float8 as stars,
           count(*) filter (where outcome = 'SOLVED')::int as solved, count(outcome)::int as told
      from (${complaintRows(scope)}) found where "createdAt" >= ${midnightInShanghai(from)}
     ${part ? sql`group by 1` : sql``}`;
}

type RatesRow = Record<Figure, number> & { month: string | null; days: number | null; stars: number | null };

/** Twelve months up to that of a day, the oldest first. */
function monthsTo(day: string): string[] {
  const first = `${day.slice(0, 7)}-01`;
  return Array.from({ length: 12 }, (_, at) => moveDate(first, { months: at - 11 }).slice(0, 7));
}

function shown(count = 0, of = 0): { count: number; of: number } | null {
  return of < leastInMonth ? null : { count, of };
}

type Figure =
  | 'accepted'
  | 'taken'
  | 'contacted'
  | 'reachable'
  | 'onTime'
  | 'timed'
  | 'satisfied'
  | 'rated'
  | 'solved'
  | 'told';
