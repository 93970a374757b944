import type { OutputOf } from '#core/contracts/contract.ts';
import { stateSets } from '#core/workflow/states.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { yearsUnderWay } from '#features/casework/server/applications/windows.ts';
import { applications } from '#features/casework/server/tables.ts';
import { payments } from '#features/payments/server/tables.ts';
import type { phoenixResultsCall } from '#features/phoenix-plan/calls.ts';
import { phoenixCode } from '#features/phoenix-plan/shared/steps.ts';
import { and, desc, eq, isNotNull, ne, sql } from '#server/database/sql.ts';
import { remember } from '#server/remember.ts';
import type { Scope } from '#server/scope.ts';

type Results = OutputOf<typeof phoenixResultsCall>;

/** Favourable decisions that stand or stood until their time was over. */
const selected = [...stateSets.granted, 'ENDED'];
const shownYears = 5;

/** What came of the years whose decisions are all out, the newest first, without those in which nobody was selected; and the years that are under way. */
export function readResults(scope: Scope): Promise<Results> {
  return remember(scope.services, `phoenix-results/${scope.tenantId}`, () => countResults(scope));
}

async function countResults(scope: Scope): Promise<Results> {
  // Cases whose time of keeping is over are bare rows by now, and count as before.
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
  const underWay = await yearsUnderWay(scope, programme);
  const over = years
    .filter(({ year, selected: chosen }) => chosen > 0 && !underWay.includes(year))
    .slice(0, shownYears)
    .map((each) => ({ ...each, granted: granted.get(each.year) ?? null }));
  return { years: over, underWay };
}
