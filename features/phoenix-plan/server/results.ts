import type { OutputOf } from '#core/contracts/contract.ts';
import { stateSets } from '#core/workflow/states.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { windowOfYear } from '#features/casework/server/applications/windows.ts';
import { applications } from '#features/casework/server/tables.ts';
import { payments } from '#features/payments/server/tables.ts';
import type { phoenixResultsCall } from '#features/phoenix-plan/calls.ts';
import { phoenixCode } from '#features/phoenix-plan/shared/steps.ts';
import { and, desc, eq, isNotNull, isNull, ne, sql } from '#server/database/sql.ts';
import { remember } from '#server/remember.ts';
import type { Scope } from '#server/scope.ts';

type Results = OutputOf<typeof phoenixResultsCall>;

/** Favourable decisions that stand or stood until their time was over. */
const selected = [...stateSets.granted, 'ENDED'];
const shownYears = 5;

/** What came of the years whose window has closed, the newest first; a year without anybody selected is left out. */
export function readResults(scope: Scope): Promise<Results> {
  return remember(scope.services, `phoenix-results/${scope.tenantId}`, () => countResults(scope));
}

async function countResults(scope: Scope): Promise<Results> {
  const isSelected = sql`${applications.state} = any(${sql.param(selected)}::text[])`;
  const years = await scope.db
    .select({
      year: applications.year,
      applied: sql<number>`count(*)::int`,
      selected: sql<number>`count(*) filter (where ${isSelected})::int`,
      notice: sql<string | null>`mode() within group (order by ${applications.noticeId}) filter (where ${isSelected})`,
    })
    .from(applications)
    .where(
      and(
        eq(applications.tenantId, scope.tenantId),
        eq(applications.programme, phoenixCode),
        isNotNull(applications.submittedAt),
        ne(applications.state, 'DRAFT'),
        isNull(applications.deletedAt),
      ),
    )
    .groupBy(applications.year)
    .orderBy(desc(applications.year));
  const sums = await scope.db
    .select({ year: payments.year, sum: sql<number>`sum(${payments.amount})::float8` })
    .from(payments)
    .where(
      and(eq(payments.tenantId, scope.tenantId), eq(payments.programme, phoenixCode), ne(payments.state, 'STOPPED')),
    )
    .groupBy(payments.year);
  const granted = new Map(sums.map(({ year, sum }) => [year, sum / 1_000_000]));
  const programme = getProgramme(phoenixCode);
  const over: Results['years'] = [];
  for (const { year, applied, selected: chosen, notice } of years) {
    if (over.length === shownYears) break;
    const { state } = await windowOfYear(scope, programme, year);
    if (state === 'closed' && chosen > 0)
      over.push({ year, applied, selected: chosen, granted: granted.get(year) ?? null, notice });
  }
  return { years: over };
}
