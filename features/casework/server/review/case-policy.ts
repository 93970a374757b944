import { regionPrefix } from '#core/forms/regions.ts';
import type { PermissionCode } from '#core/permissions.ts';
import { applications, caseJudges } from '#features/casework/server/tables.ts';
import { and, eq, isNotNull, isNull, ne, or, type SQL, sql } from '#server/database/sql.ts';
import { reachOf } from '#server/policies/reach.ts';
import type { ActorScope } from '#server/scope.ts';
import { isPayable, isPayer } from './payer.ts';

/**
 * Cases an operator may see, and with `also` those on which an action may be taken that needs this code, too: submitted
 * ones of the tenant, within the data scope of the roles that give the codes. Drafts that were never submitted are the
 * applicant's alone, and nobody sees at the desk what colleagues think about an application of their own. Whoever only
 * pays sees what was granted.
 *
 * Every query of cases goes through here: queue and counts, case and files, history, dashboard, exports.
 */
export function isCase(scope: ActorScope, also?: PermissionCode): SQL {
  return and(
    eq(applications.tenantId, scope.tenantId),
    isNotNull(applications.submittedAt),
    isNull(applications.deletedAt),
    ne(applications.ownerId, scope.actor.id),
    reaches(scope, 'Mgr.Apply'),
    also && reaches(scope, also),
    isPayer(scope) ? isPayable : undefined,
  )!;
}

/** Whether the caller sees the cases of the whole tenant, so that figures about all of it give nothing away. */
export function seesAllCases(scope: ActorScope): boolean {
  return reaches(scope, 'Mgr.Apply') === undefined && !isPayer(scope);
}

/** Yes (undefined), no, or a filter. */
function reaches(scope: ActorScope, code: PermissionCode): SQL | undefined {
  switch (reachOf(scope, code)) {
    // Row security ends at the tenant: the platform's operators enter another one by switching to it.
    case 'ALL':
    case 'TENANT':
      return undefined;
    case 'REGION':
      return or(isInRegions(scope), isGiven(scope));
    case 'ASSIGNED':
      return isGiven(scope);
    default:
      return sql`false`;
  }
}

/** In a region of the caller's or below it; written as ranges, because row security would keep LIKE off the index. */
function isInRegions({ reach }: ActorScope): SQL {
  const ranges = reach.regions.map((code) => {
    const prefix = regionPrefix(code);
    return sql`${applications.region} collate "C" between ${prefix} and ${`${prefix}~`}`;
  });
  return ranges.length === 0 ? sql`false` : sql`(${sql.join(ranges, sql` or `)})`;
}

/** Handled by the caller, or the caller was asked as an expert and did not recuse themselves. The second is read once, not for each row. */
function isGiven({ tenantId, actor }: ActorScope): SQL {
  return sql`(${applications.assigneeId} = ${actor.id} or ${applications.id} = any(array(
    select ${caseJudges.applicationId} from ${caseJudges}
     where ${caseJudges.tenantId} = ${tenantId} and ${caseJudges.accountId} = ${actor.id}
       and ${caseJudges.state} <> 'RECUSED')))`;
}
