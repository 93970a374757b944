import { dayInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { dashboardCall } from '#core/contracts/office.ts';
import { maskName } from '#core/forms/masks.ts';
import { fill } from '#core/texts/fill.ts';
import { stateSets } from '#core/workflow/states.ts';
import { readAsked } from '#features/casework/server/review/bulk/read-asked.ts';
import { isCase } from '#features/casework/server/review/case-policy.ts';
import { countLanding } from '#features/casework/server/review/queue.ts';
import { applications } from '#features/casework/server/tables.ts';
import { windows } from '#features/casework/server/year-tables.ts';
import { and, asc, eq, gt, lte, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { periodStart, readFigures } from './figures.ts';

type Dashboard = OutputOf<typeof dashboardCall>;
type Cases = NonNullable<Dashboard['cases']>;

/** Live figures of the tenant; what belongs to a menu the caller may not open stays out. */
export async function readCaseDashboard(
  scope: ActorScope,
  input: InputOf<typeof dashboardCall>,
): Promise<Omit<Dashboard, 'notices'>> {
  const from = periodStart(scope.now, input.period);
  const { programme } = input;
  if (!scope.permCodes.has('Mgr.Apply')) return { cases: null, expiring: await readExpiring(scope) };
  const { figures, dueToday } = await readFigures(scope, programme);
  const overdue = figures.find(({ key }) => key === 'overdue')?.value ?? 0;
  return {
    cases: {
      onTimeShare: await onTimeShare(scope, programme, overdue),
      dueToday,
      figures,
      trend: await readTrend(scope, programme),
      funnel: await readFunnel(scope, from, programme),
    },
    expiring: await readExpiring(scope),
  };
}

/**
 * Share of the steps with a due date that the office took in time in the last thirty days; what is overdue now counts as late. Null
 * when there was none.
 */
async function onTimeShare(scope: ActorScope, programme: string | undefined, overdue: number): Promise<number | null> {
  const from = periodStart(scope.now, '30d');
  const { rows } = await scope.db.execute<{ taken: number; inTime: number }>(sql`
    select count(*)::int as taken, count(*) filter (where e.created_at <= e.due_at)::int as "inTime"
      from application_events e join applications on applications.id = e.application_id
     where e.tenant_id = ${scope.tenantId} and e.actor_kind = 'operator' and e.due_at is not null
       and e.created_at >= ${from.toISOString()}::timestamptz and ${isCase(scope)}
       ${programme ? sql`and applications.programme = ${programme}` : sql``}`);
  const { taken, inTime } = rows[0]!;
  return taken + overdue === 0 ? null : inTime / (taken + overdue);
}

/** Submissions of each of the last thirty days by programme, days without one included. */
async function readTrend(scope: ActorScope, programme: string | undefined): Promise<Cases['trend']> {
  const from = periodStart(scope.now, '30d');
  const { rows } = await scope.db.execute<{ programme: string; day: string; count: number }>(sql`
    select programme, to_char(submitted_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, count(*)::int as count
      from applications
     where ${isCase(scope)} and submitted_at >= ${from.toISOString()}::timestamptz
       ${programme ? sql`and programme = ${programme}` : sql``}
     group by 1, 2`);
  const days = Array.from({ length: 30 }, (_, index) => dayInShanghai(from.getTime() + index * 86_400_000));
  return [...new Set(rows.map((row) => row.programme))].sort().map((code) => ({
    programme: code,
    days: days.map((day) => ({
      day,
      count: rows.find((row) => row.programme === code && row.day === day)?.count ?? 0,
    })),
  }));
}

const funnelSteps = [
  { step: 'submitted', states: null },
  { step: 'accepted', states: ['REVIEW'] },
  { step: 'passed', states: ['PUBLICITY', ...stateSets.granted] },
  { step: 'approved', states: stateSets.granted },
  { step: 'effective', states: ['EFFECTIVE'] },
] as const;

/** How many of the cases submitted in the period reached each step, and in how many days on average. */
async function readFunnel(scope: ActorScope, from: Date, programme: string | undefined): Promise<Cases['funnel']> {
  const { rows } = await scope.db.execute<{
    id: string;
    submitted: Date;
    state: string | null;
    days: number | null;
  }>(sql`
    with cohort as (
      select id, submitted_at from applications
       where ${isCase(scope)} and submitted_at >= ${from.toISOString()}::timestamptz
         ${programme ? sql`and programme = ${programme}` : sql``})
    select e.state, count(distinct c.id)::int as id, avg(extract(epoch from e.created_at - c.submitted_at) / 86400)::float as days
      from cohort c left join application_events e on e.application_id = c.id and e.created_at >= c.submitted_at
     group by 1`);
  const total = await scope.db.$count(
    applications,
    and(
      isCase(scope),
      gt(applications.submittedAt, from),
      programme ? eq(applications.programme, programme) : undefined,
    ),
  );
  const reached = (states: readonly string[]) => {
    const found = rows.filter((row) => row.state !== null && states.includes(row.state));
    return {
      count: Math.max(0, ...found.map((row) => Number(row.id))),
      days: found.length > 0 ? Math.min(...found.map((row) => row.days ?? 0)) : null,
    };
  };
  let previous = total;
  return funnelSteps.map(({ step, states }) => {
    const { count, days } = states ? reached(states) : { count: total, days: null };
    const share = states && previous > 0 ? count / previous : null;
    previous = count;
    return { step, count, share, days: days === null ? null : Math.round(Math.max(0, days) * 10) / 10 };
  });
}

/** What the caller can confirm as the second person, and what ends within fifteen days: windows, and corrections that applicants have not answered. */
async function readExpiring(scope: ActorScope): Promise<Dashboard['expiring']> {
  const limit = new Date(scope.now.getTime() + 15 * 86_400_000);
  const closing = await scope.db
    .select()
    .from(windows)
    .where(and(eq(windows.tenantId, scope.tenantId), gt(windows.closesAt, scope.now), lte(windows.closesAt, limit)))
    .orderBy(asc(windows.closesAt))
    .limit(5);
  const due = scope.permCodes.has('Mgr.Apply')
    ? await scope.db
        .select()
        .from(applications)
        .where(and(isCase(scope), eq(applications.state, 'SUPPLEMENT'), lte(applications.dueAt, limit)))
        .orderBy(asc(applications.dueAt))
        .limit(5)
    : [];
  return [
    ...(scope.permCodes.has('Mgr.Apply') ? await readAsked(scope) : []),
    ...closing.map((row) => ({
      kind: 'window',
      title: { CN: row.titleCN, EN: row.titleEN },
      note: { CN: '申报截止', EN: 'closes' },
      at: row.closesAt.toISOString(),
      path: null,
    })),
    ...due.map((row) => ({
      kind: 'correction',
      title: { CN: `${maskName(row.applicant)} · 补正`, EN: `${maskName(row.applicant)} · corrections` },
      note: {
        CN: `申请人未答复 ${row.openItems} 项`,
        EN: fill('{count:# item|# items} without a reply', { count: row.openItems }, 'EN'),
      },
      at: row.dueAt!.toISOString(),
      path: `/apply/task?id=${row.id}`,
    })),
  ]
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, 6);
}

/** The cases that open with the menu. */
export async function caseBadges(scope: ActorScope): Promise<Record<string, number>> {
  return scope.permCodes.has('Mgr.Apply') ? { ApplyTask: await countLanding(scope) } : {};
}
