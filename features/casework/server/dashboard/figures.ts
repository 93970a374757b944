import { and, eq, isNull, sql } from 'drizzle-orm';
import { dayInShanghai, midnightInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { dashboardCall } from '#core/contracts/office.ts';
import { sqlListOf } from '#core/workflow/states.ts';
import { isCase, seesAllCases } from '#features/casework/server/review/case-policy.ts';
import { applications } from '#features/casework/server/tables.ts';
import type { ActorScope } from '#server/scope.ts';

type Figures = OutputOf<typeof dashboardCall>['figures'];
type FigureKey = Figures[number]['key'];

/** Since when the period of the dashboard counts, in Asia/Shanghai. */
export type Period = 'today' | '30d' | 'year';

/** Start of the period as SQL: midnight in Shanghai of today, of 29 days ago, or of the first of January. */
export function periodStart(now: Date, period: Period): Date {
  const day = dayInShanghai(now.getTime());
  if (period === 'year') return midnightInShanghai(`${day.slice(0, 4)}-01-01`);
  return midnightInShanghai(period === 'today' ? day : moveDate(day, { days: -29 }));
}

const granted = sql.raw(sqlListOf('granted'));
const waiting = sql.raw(sqlListOf('pending'));

/** The strip of figures: the value now, yesterday's for comparison, and seven days of movement. */
export async function readFigures(scope: ActorScope, programme: string | undefined): Promise<Figures> {
  const cases = and(isCase(scope), programme ? eq(applications.programme, programme) : undefined);
  const now = scope.now.toISOString();
  const { rows } = await scope.db.execute<Record<string, number>>(sql`
    select count(*) filter (where state in ${waiting})::int as "pendingReview",
           count(*) filter (where state in ${waiting} and due_at < ${now}::timestamptz)::int as overdue,
           count(*) filter (where state = 'SUPPLEMENT')::int as "toCorrect",
           count(*) filter (where state = 'PUBLICITY')::int as "publicityNow",
           count(*) filter (where state in ${granted})::int as approved
      from applications where ${cases}`);
  const values = rows[0] ?? {};
  const submitted = await perDay(scope, sql`select submitted_at as at from applications where ${cases}`);
  const decided = await perDay(
    scope,
    sql`select e.created_at as at from application_events e join applications on applications.id = e.application_id
    where e.tenant_id = ${scope.tenantId} and e.state in ${granted} and ${cases}`,
  );
  const figure = (key: FigureKey, value: number, trend: number[] = [], previous: number | null = null) => ({
    key,
    value,
    previous,
    trend,
  });
  return [
    figure('pendingReview', values.pendingReview ?? 0),
    figure('overdue', values.overdue ?? 0),
    figure('submittedToday', submitted.at(-1) ?? 0, submitted, submitted.at(-2) ?? 0),
    figure('toCorrect', values.toCorrect ?? 0),
    figure('publicityNow', values.publicityNow ?? 0),
    figure('approved', values.approved ?? 0, decided),
    ...(seesAllCases(scope) ? await readSurroundings() : []),
  ];

  /** What is no case, and so nothing for whoever sees a part of them only. */
  async function readSurroundings() {
    const ofProgramme = programme ? eq(applications.programme, programme) : undefined;
    const isDraft = and(
      eq(applications.tenantId, scope.tenantId),
      isNull(applications.deletedAt),
      eq(applications.state, 'DRAFT'),
    );
    const accounts = await perDay(scope, sql`select created_at as at from accounts`);
    return [
      figure('drafts', await scope.db.$count(applications, and(isDraft, ofProgramme))),
      figure('newAccounts', sum(accounts), accounts),
    ];
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** How many rows fall on each of the last seven days in Shanghai, today last. */
async function perDay(scope: ActorScope, rowsWithAt: ReturnType<typeof sql>): Promise<number[]> {
  const from = new Date(periodStart(scope.now, 'today').getTime() - 6 * 86_400_000);
  const { rows } = await scope.db.execute<{ day: number; n: number }>(sql`
    with found as (${rowsWithAt})
    select floor(extract(epoch from at - ${from.toISOString()}::timestamptz) / 86400)::int as day, count(*)::int as n
      from found where at >= ${from.toISOString()}::timestamptz and at <= ${scope.now.toISOString()}::timestamptz group by 1`);
  return Array.from({ length: 7 }, (_, day) => rows.find((row) => row.day === day)?.n ?? 0);
}
