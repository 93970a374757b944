import type { OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { isIn, stateSets } from '#core/workflow/states.ts';
import { queueCountCap, type reviewersCall } from '#features/casework/calls/review.ts';
import { caseMessages } from '#features/casework/messages.ts';
import { logCase } from '#features/casework/server/log-case.ts';
import { applications } from '#features/casework/server/tables.ts';
import { holds } from '#features/tenants/server/tenants/rights.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, asc, eq, inArray, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { members } from '#server/database/tables/tenants.ts';
import type { ActorScope } from '#server/scope.ts';
import { setHold } from './claim.ts';
import { lockCase, nameOf } from './find-case.ts';
import { spendOnCase } from './spend-on-case.ts';

/** Hands a case to an operator who may review; a hold of somebody else ends. NOT_FOUND for whoever may not. */
export async function assignCase(
  scope: ActorScope,
  { id, accountId, reason }: { id: string; accountId: string; reason: string },
): Promise<void> {
  const application = await lockCase(scope, id, 'Mgr.Apply.assign');
  if (isIn('ended', application.state) || application.state === 'DRAFT') throw new Refusal('NOT_ALLOWED');
  if (application.ownerId === accountId || !(await mayReview(scope, accountId))) throw new Refusal('NOT_FOUND');
  const isHolder = application.heldBy === accountId;
  await setHold(scope, id, {
    assigneeId: accountId,
    heldBy: isHolder ? accountId : null,
    heldUntil: isHolder ? application.heldUntil : null,
  });
  await spendOnCase(scope, id, { section: 'handOver' });
  const name = await nameOf(scope, accountId);
  await tell(scope, caseMessages.assigned, { to: accountId, facts: { id, no: application.no, reason } });
  await logCase(scope, application, {
    action: 'assign',
    text: { CN: `分派给${name}：${reason}`, EN: `Assigned to ${name}: ${reason}` },
    changes: [{ field: 'assigneeId', before: application.assigneeId, after: accountId }],
  });
}

/** Operators of the tenant who may review, by name, with the open cases each is in charge of. */
export async function listReviewers(scope: ActorScope): Promise<OutputOf<typeof reviewersCall>> {
  // Counted person by person along the index of assignees, and no further than anybody could handle.
  const cases = sql<number>`(select count(*)::int from (select from ${applications}
    where ${applications.tenantId} = ${scope.tenantId} and ${applications.assigneeId} = ${members.accountId}
      and ${inArray(applications.state, [...stateSets.work])} limit ${queueCountCap}) counted)`;
  const rows = await scope.db
    .select({ id: accounts.id, name: accounts.nickname, cases })
    .from(members)
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .where(
      and(eq(members.tenantId, scope.tenantId), eq(accounts.status, 'ACTIVE'), holdsAudit(members.accountId, scope)),
    )
    .orderBy(asc(accounts.nickname), asc(accounts.id));
  return { rows };
}

async function mayReview(scope: ActorScope, accountId: string): Promise<boolean> {
  const [row] = await scope.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.status, 'ACTIVE'), holdsAudit(accounts.id, scope)));
  return row !== undefined;
}

function holdsAudit(column: typeof accounts.id | typeof members.accountId, scope: ActorScope) {
  return holds(column, scope, 'Mgr.Apply.audit');
}
