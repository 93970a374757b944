import type { OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { isIn, stateSets } from '#core/workflow/states.ts';
import { type judgesCall, queueCountCap } from '#features/casework/calls/review.ts';
import { caseMessages } from '#features/casework/messages.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { freezeScale } from '#features/casework/server/experts/review-record.ts';
import { logCase } from '#features/casework/server/log-case.ts';
import { applications, caseJudges } from '#features/casework/server/tables.ts';
import type { ExpertState } from '#features/casework/shared/experts.ts';
import { holds } from '#features/tenants/server/tenants/rights.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, asc, eq, inArray, notInArray, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { members } from '#server/database/tables/tenants.ts';
import type { ActorScope } from '#server/scope.ts';
import { lockCase } from './find-case.ts';

/** Experts of the tenant by name, with the open cases each was asked about. */
export async function listJudges(scope: ActorScope): Promise<OutputOf<typeof judgesCall>> {
  const cases = sql<number>`(select count(*)::int from (select from ${caseJudges}
    join ${applications} on ${applications.id} = ${caseJudges.applicationId}
    where ${caseJudges.tenantId} = ${scope.tenantId} and ${caseJudges.accountId} = ${members.accountId}
      and ${inArray(applications.state, [...stateSets.work])} limit ${queueCountCap}) counted)`;
  const rows = await scope.db
    .select({ id: accounts.id, name: accounts.nickname, cases })
    .from(members)
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .where(and(eq(members.tenantId, scope.tenantId), mayJudge(scope)))
    .orderBy(asc(accounts.nickname), asc(accounts.id));
  return { rows };
}

/**
 * Gives a case to exactly these experts: new ones are told, who is left out sees it no more. Where its programme has
 * cases scored, the scale is frozen with the first (NO_SCALE). NOT_FOUND for whoever is no expert, and for the applicant;
 * EXPERT_KEPT for leaving out who has scored or is recused; NOT_ALLOWED for a
 * case that is decided.
 */
export async function askJudges(
  scope: ActorScope,
  { id, accountIds }: { id: string; accountIds: readonly string[] },
): Promise<Record<string, never>> {
  const application = await lockCase(scope, id, 'Mgr.Apply.assign');
  if (!isIn('open', application.state)) throw new Refusal('NOT_ALLOWED');
  const { experts, short } = await programmeOf(scope, application);
  const before = await judgesOf(scope, id);
  const kept = before.find((judge) => judge.state !== 'ASKED' && !accountIds.includes(judge.id));
  if (kept) throw new Refusal('EXPERT_KEPT', { params: { name: kept.name } });
  const added = accountIds.filter((each) => !before.some((judge) => judge.id === each));
  const names = await namesOf(scope, added);
  if (names.length < added.length || accountIds.includes(application.ownerId)) throw new Refusal('NOT_FOUND');
  if (experts && accountIds.length > 0) await freezeScale(scope, id, experts);
  const of = and(eq(caseJudges.tenantId, scope.tenantId), eq(caseJudges.applicationId, id));
  await scope.db
    .delete(caseJudges)
    .where(accountIds.length > 0 ? and(of, notInArray(caseJudges.accountId, [...accountIds])) : of);
  for (const accountId of added) {
    const given = { tenantId: scope.tenantId, applicationId: id, accountId, givenBy: scope.actor.id, at: scope.now };
    await scope.db.insert(caseJudges).values(given);
    const facts = { id, no: application.no, programme: short };
    await tell(scope, experts ? caseMessages.score : caseMessages.opinion, { to: accountId, facts });
  }
  const stay = before.filter((judge) => accountIds.includes(judge.id)).map(({ name }) => name);
  const after = [...stay, ...names];
  await logCase(scope, application, {
    action: 'judges',
    text: {
      CN: `请专家评审：${after.join('、') || '无'}`,
      EN: `Experts asked: ${after.join(', ') || 'none'}`,
    },
    changes: [{ field: 'judges', before: before.map(({ name }) => name), after }],
  });
  return {};
}

/** The experts a case was given to, by name. */
export function judgesOf(scope: ActorScope, id: string): Promise<{ id: string; name: string; state: ExpertState }[]> {
  return scope.db
    .select({ id: accounts.id, name: accounts.nickname, state: caseJudges.state })
    .from(caseJudges)
    .innerJoin(accounts, eq(accounts.id, caseJudges.accountId))
    .where(and(eq(caseJudges.tenantId, scope.tenantId), eq(caseJudges.applicationId, id)))
    .orderBy(asc(accounts.nickname), asc(accounts.id));
}

async function namesOf(scope: ActorScope, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await scope.db
    .select({ name: accounts.nickname })
    .from(accounts)
    .where(and(inArray(accounts.id, [...ids]), mayJudge(scope)));
  return rows.map(({ name }) => name);
}

function mayJudge(scope: ActorScope) {
  return and(eq(accounts.status, 'ACTIVE'), holds(accounts.id, scope, 'Mgr.Apply.judge'));
}
