import { sqlListOf } from '#core/workflow/states.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { applications } from '#features/casework/server/tables.ts';
import { and, desc, eq, isNotNull, ne, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { windowOfYear } from './windows.ts';

/** Years of a programme in which somebody applied and that have no results yet: the window is not over, or a case waits for its decision. The newest first. */
export async function yearsUnderWay(scope: Scope, programme: Programme): Promise<number[]> {
  const years = await scope.db
    .select({
      year: applications.year,
      isOpen: sql<boolean>`bool_or(${applications.state} in ${sql.raw(sqlListOf('open'))})`,
    })
    .from(applications)
    .where(
      and(
        eq(applications.tenantId, scope.tenantId),
        eq(applications.programme, programme.code),
        isNotNull(applications.submittedAt),
        ne(applications.state, 'DRAFT'),
      ),
    )
    .groupBy(applications.year)
    .orderBy(desc(applications.year));
  const underWay: number[] = [];
  for (const { year, isOpen } of years)
    if (isOpen || (await windowOfYear(scope, programme, year)).state !== 'closed') underWay.push(year);
  return underWay;
}
