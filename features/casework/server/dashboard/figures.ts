import { dayInShanghai, midnightInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { dashboardCall } from '#core/contracts/office.ts';
import { sqlListOf } from '#core/workflow/states.ts';
import { isCase, seesAllCases } from '#features/casework/server/review/case-policy.ts';
import { readCounts } from '#features/casework/server/review/queue.ts';
import { applications } from '#features/casework/server/tables.ts';
import { type CaseFigure, caseFigures, queueInputOf } from '#features/casework/shared/case-views.ts';
import { and, eq, isNull, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';

type Figures = NonNullable<OutputOf<typeof dashboardCall>['cases']>['figures'];
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

/** The strip of figures: the value now, yesterday's for comparison, and seven days of movement. */
export async function readFigures(scope: ActorScope, programme: string | undefined) {
  const cases = and(isCase(scope), programme ? eq(applications.programme, programme) : undefined);
  const inputs = Object.entries(caseFigures).map(([key, view]) => [key, queueInputOf({ ...view, programme })]);
  const values = await readCounts<CaseFigure>(scope, Object.fromEntries(inputs));
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
  const figures: Figures = [
    figure('pendingReview', values.pendingReview),
    figure('overdue', values.overdue),
    figure('submittedToday', values.submittedToday, submitted, submitted.at(-2) ?? 0),
    figure('toCorrect', values.toCorrect),
    figure('publicityNow', values.publicityNow),
    figure('approved', values.approved, decided),
    ...(seesAllCases(scope) ? await readSurroundings() : []),
  ];
  return { figures, dueToday: values.dueToday };

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
