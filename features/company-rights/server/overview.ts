import type { OutputOf } from '#core/contracts/contract.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { currentWindows } from '#features/casework/server/applications/windows.ts';
import { numbers } from '#features/casework/server/tables.ts';
import { requireMembership } from '#features/companies/server/own.ts';
import type { companypermOverviewCall } from '#features/company-rights/calls.ts';
import { and, eq, inArray } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { countUsed, readInForce } from './read.ts';
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
  const its = { companyId: company.id, codes };
  const running = await countUsed(scope, its);
  const rights = await readInForce(scope, its);
  const asked = await readAsked(scope, its);
  return {
    rows: list.map(({ code, short, alwaysOpen }) => {
      const { year, state, opensAt, closesAt, quota } = windows.get(code)!;
      const last = taken.find((each) => each.programme === code && each.year === year)?.last ?? 0;
      const right = rights.get(code);
      return {
        type: code,
        title: short,
        year,
        state,
        isAlwaysOpen: alwaysOpen,
        opensAt: opensAt.toISOString(),
        closesAt: closesAt.toISOString(),
        quota: quota === null ? null : { most: quota, used: Math.min(last, quota) },
        running: running.get(code) ?? 0,
        right: right ? { granted: right.granted, validTo: right.validTo } : null,
        asked: asked.get(code) ?? null,
      };
    }),
  };
}

/** The states of what is a draft or waits, by its service. */
async function readAsked(
  scope: ActorScope,
  { companyId, codes }: { companyId: string; codes: readonly string[] },
): Promise<Map<string, string>> {
  const rows = await scope.db
    .select({ programme: companyRights.programme, state: companyRights.state })
    .from(companyRights)
    .where(
      and(
        eq(companyRights.tenantId, scope.tenantId),
        eq(companyRights.companyId, companyId),
        inArray(companyRights.programme, [...codes]),
        inArray(companyRights.state, ['DRAFT', 'SUBMITTED']),
      ),
    );
  return new Map(rows.map(({ programme, state }) => [programme, state]));
}
