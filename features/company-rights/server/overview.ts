import { dayInShanghai } from '#core/calendar/dates.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import { stateSets } from '#core/workflow/states.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { currentWindows } from '#features/casework/server/applications/windows.ts';
import { applications, numbers } from '#features/casework/server/tables.ts';
import { requireMembership } from '#features/companies/server/own.ts';
import type { companypermOverviewCall } from '#features/company-rights/calls.ts';
import { and, eq, inArray, notInArray, or, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { companyRights } from './tables.ts';

type Overview = OutputOf<typeof companypermOverviewCall>;

/**
 * What a company can do in each programme that asks its employers, as far as the caller acts in it: the window, how much
 * of its quota is taken, the company's live cases, and its right. Throws what `requireCompany` throws.
 */
export async function readOverview(scope: ActorScope): Promise<Overview> {
  const { company, programmes: own } = await requireMembership(scope);
  const list = programmes.filter(({ employer, code }) => employer && (own === null || own.includes(code)));
  const codes = list.map(({ code }) => code);
  const windows = await currentWindows(scope, list);
  const taken = await scope.db
    .select()
    .from(numbers)
    .where(and(eq(numbers.tenantId, scope.tenantId), inArray(numbers.programme, codes)));
  const running = await scope.db
    .select({ programme: applications.programme, count: sql<number>`count(*)::int` })
    .from(applications)
    .where(
      and(
        eq(applications.tenantId, scope.tenantId),
        eq(applications.employerId, company.id),
        inArray(applications.programme, codes),
        notInArray(applications.state, ['DRAFT', ...stateSets.ended]),
        sql`${applications.deletedAt} is null`,
      ),
    )
    .groupBy(applications.programme);
  const rights = await readOpenRights(scope, company.id, codes);
  return {
    rows: list.map(({ code, short, alwaysOpen }) => {
      const { year, state, opensAt, closesAt, quota } = windows.get(code)!;
      const last = taken.find((each) => each.programme === code && each.year === year)?.last ?? 0;
      const mine = rights.filter(({ programme }) => programme === code);
      const granted = mine.find((right) => right.state === 'APPROVED');
      const used = running.find(({ programme }) => programme === code)?.count ?? 0;
      return {
        type: code,
        title: short,
        year,
        state,
        isAlwaysOpen: alwaysOpen,
        opensAt: opensAt.toISOString(),
        closesAt: closesAt.toISOString(),
        quota: quota === null ? null : { most: quota, used: Math.min(last, quota) },
        running: used,
        right: granted ? { granted: granted.granted ?? 0, validTo: granted.validTo ?? '' } : null,
        asked: mine.find((right) => right.state !== 'APPROVED')?.state ?? null,
      };
    }),
  };
}

/** Rights in force today, and what is a draft or waits. */
function readOpenRights(scope: ActorScope, companyId: string, codes: readonly string[]) {
  const today = dayInShanghai(scope.now.getTime());
  const { tenantId, programme, state, validFrom, validTo, granted } = companyRights;
  return scope.db
    .select({ programme, state, granted, validTo })
    .from(companyRights)
    .where(
      and(
        eq(tenantId, scope.tenantId),
        eq(companyRights.companyId, companyId),
        inArray(programme, [...codes]),
        or(
          inArray(state, ['DRAFT', 'SUBMITTED']),
          and(eq(state, 'APPROVED'), sql`${today}::date between ${validFrom} and ${validTo}`),
        ),
      ),
    )
    .orderBy(sql`${validTo} desc nulls last`);
}
