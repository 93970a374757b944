import { Refusal } from '#core/errors.ts';
import type { PermissionCode } from '#core/permissions.ts';
import { type ActionKey, actionKeys, permissionOf } from '#core/workflow/actions.ts';
import { stateOf } from '#core/workflow/states.ts';
import { recountItems } from '#features/casework/server/applications/corrections.ts';
import { type ApplicationRecord, factsOf } from '#features/casework/server/applications/facts.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import {
  addEvent,
  carryOut,
  type Decision,
  decideStep,
} from '#features/casework/server/applications/status/transition.ts';
import { logCase } from '#features/casework/server/log-case.ts';
import { applications, correctionItems } from '#features/casework/server/tables.ts';
import { and, eq, inArray, isNull, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { needsVerdicts, openPoints } from './checks/open-points.ts';
import { getCase } from './find-case.ts';
import { spendOnCase } from './spend-on-case.ts';

export interface DecideInput {
  readonly id: string;
  readonly rev: number;
  readonly action: string;
  readonly reason?: string;
}

export interface Decided {
  readonly id: string;
  readonly state: string;
  readonly rev: number;
}

/**
 * Takes one workflow step on a case that is locked already, whoever holds it. Refusals are those of the workflow, and
 * CONFLICT over a stale revision.
 */
export async function decideLocked(
  scope: ActorScope,
  application: ApplicationRecord,
  input: DecideInput,
): Promise<Decided> {
  const programme = await programmeOf(scope, application);
  const action = actionKeys.find((key) => key === input.action);
  if (!action || action === 'objection-upheld')
    throw new Refusal('NOT_ALLOWED', { cause: `no action ${input.action}` });
  if (application.rev !== input.rev) {
    throw new Refusal('CONFLICT', { obj: { rev: application.rev, values: { state: application.state } } });
  }
  if (action === 'opinions-in' && programme.isRanked) throw new Refusal('NOT_RANKED');
  // The code of this very step may reach less far than the one that let the case be taken; without it the step is refused below.
  const code = permissionOf(action, stateOf(application.state).key);
  if (code && scope.permCodes.has(code)) await getCase(scope, input.id, code);
  await spendOnCase(scope, input.id, { section: 'decisions', about: action });
  const step = { action, as: 'operator', reason: input.reason } as const;
  const permissions = [...scope.permCodes] as PermissionCode[];
  const facts = factsOf(application, { now: scope.now, windowOpen: true, actorId: scope.actor.id });
  if (action === 'revoke' && application.revocation === null) {
    decideStep(programme, { ...facts, confirmedBySecond: true }, step, permissions);
    return await askToRevoke(scope, application, input.reason ?? '');
  }
  const decision = decideStep(programme, facts, step, permissions);
  const open = needsVerdicts(action) ? await openPoints(scope, application) : undefined;
  if (open) throw open;
  const after = await carryOut(scope, { application, programme, decision, step });
  const settled = await settleItems(scope, { application: after, decision, action });
  return { id: settled.id, state: settled.state, rev: settled.rev };
}

/** On a return the noted items open for the round; when the case ends they lapse. */
async function settleItems(
  scope: ActorScope,
  { application, decision, action }: { application: ApplicationRecord; decision: Decision; action: ActionKey },
): Promise<ApplicationRecord> {
  const of = and(eq(correctionItems.tenantId, scope.tenantId), eq(correctionItems.applicationId, application.id));
  const unsent = inArray(correctionItems.state, ['noted', 'open']);
  if (action === 'ask') {
    await scope.db
      .update(correctionItems)
      .set({
        state: 'open',
        round: application.rounds,
        // An item may be due earlier than the case, never later.
        dueAt: sql`least(coalesce(${correctionItems.dueAt}, ${application.dueAt?.toISOString() ?? null}::timestamptz), ${application.dueAt?.toISOString() ?? null}::timestamptz)`,
      })
      .where(and(of, unsent));
    return await recountItems(scope, application);
  }
  if (decision.state !== 'REJECTED' && decision.state !== 'CLOSED') return application;
  // What the applicant never saw goes; what was sent stays readable as no longer asked for.
  await scope.db
    .delete(correctionItems)
    .where(and(of, eq(correctionItems.state, 'noted'), isNull(correctionItems.answeredAt)));
  await scope.db.update(correctionItems).set({ state: 'withdrawn', closedAt: scope.now }).where(and(of, unsent));
  return await recountItems(scope, application);
}

/** The first half of a revocation: nothing changes for the applicant until a second person confirms. */
async function askToRevoke(scope: ActorScope, application: ApplicationRecord, reason: string): Promise<Decided> {
  const asked = { by: scope.actor.id, byName: scope.actor.nickname, reason, at: scope.now.toISOString() };
  const [after] = await scope.db
    .update(applications)
    .set({ revocation: asked, heldBy: null, heldUntil: null, rev: sql`${applications.rev} + 1` })
    .where(
      and(
        eq(applications.tenantId, scope.tenantId),
        eq(applications.id, application.id),
        eq(applications.rev, application.rev),
      ),
    )
    .returning();
  if (!after) throw new Refusal('CONFLICT', { obj: { rev: application.rev } });
  await addEvent(scope, after, { action: 'propose-revoke', as: 'operator', reason });
  await logCase(scope, application, {
    action: 'propose-revoke',
    text: { CN: `提请撤销：${reason}`, EN: `Asked for revocation: ${reason}` },
  });
  return { id: after.id, state: after.state, rev: after.rev };
}
