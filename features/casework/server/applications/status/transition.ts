import { type ErrorKey, Refusal } from '#core/errors.ts';
import { type ActionKey, actionOf } from '#core/workflow/actions.ts';
import type { Actor, CaseFacts, Outcome, RefusalKey } from '#core/workflow/facts.ts';
import { isIn, type StateKey, stateOf, stateSets } from '#core/workflow/states.ts';
import { transition } from '#core/workflow/transition.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { applicationEvents, applications } from '#features/casework/server/tables.ts';
import { beginsToTake, takeItem } from '#features/casework/server/years/take-item.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { dropKept } from '#server/kept-drafts/spend-kept.ts';
import type { Scope } from '#server/scope.ts';
import { announce } from './announce.ts';
import { decisionNumber, keepCertificate } from './certificates.ts';
import { deadlineOf } from './deadlines.ts';

export type Decision = Extract<Outcome, { ok: true }>;

export interface Step {
  readonly action: ActionKey;
  readonly reason?: string;
  /** Where an upheld objection leads; REJECTED unless told. */
  readonly to?: StateKey;
  /** Kind of actor for the workflow and the history. */
  readonly as: Actor['kind'];
}

/** What the workflow decides about a step; throws its refusal. Nothing is written. */
export function decideStep(
  programme: Programme,
  facts: CaseFacts,
  step: Step,
  permissions?: Actor['permissions'],
): Decision {
  const outcome = transition(
    programme,
    facts,
    { key: step.action, reason: step.reason, to: step.to },
    { kind: step.as, permissions },
  );
  if (outcome.ok) return outcome;
  throw stepRefusal(programme, facts, { ...step, key: outcome.key });
}

/** The answer of the catalogue to a refusal of the workflow; an operator is told what keeps the very step. */
export function stepRefusal(
  programme: Programme,
  facts: CaseFacts,
  { action, as, key }: Pick<Step, 'action' | 'as'> & { readonly key: RefusalKey },
): Refusal {
  return new Refusal(errorOf(programme, facts, { action, as, key }), {
    params: {
      count: action === 'submit' ? facts.openCorrections - facts.answeredCorrections : facts.openCorrections,
      max: programme.maxSupplementRounds,
      state: stateOf(facts.state).name,
      action: actionOf(action).name,
    },
    cause: key,
  });
}

function errorOf(
  { isOffer }: Programme,
  { state }: CaseFacts,
  { action, as, key }: Pick<Step, 'action' | 'as'> & { readonly key: RefusalKey },
): ErrorKey {
  if (key === 'OPEN_CORRECTIONS' && action === 'submit') return 'UNANSWERED_CORRECTIONS';
  if (key !== 'NOT_ALLOWED' || as !== 'operator') return errorKeys[key];
  return isOffer && action === 'issue' && state === 'APPROVED' ? 'OFFER_OPEN' : 'STEP_CLOSED';
}

/**
 * Carries a decision out, as the only writer of a status: the row over its revision, a line of history, a line of the
 * business log, the deadline and the message, all in the transaction of the call. Throws CONFLICT for a stale revision,
 * and ITEM_FULL where the year grants no more of the item.
 */
export async function carryOut(
  scope: Scope,
  {
    application,
    programme,
    decision,
    step,
    set = {},
  }: {
    application: ApplicationRecord;
    programme: Programme;
    decision: Decision;
    step: Step;
    /** Further columns that change together with the state. */
    set?: Partial<typeof applications.$inferInsert>;
  },
): Promise<ApplicationRecord> {
  const moved = decision.state !== decision.from;
  if (beginsToTake(decision.from, decision.state)) await takeItem(scope, application, 'APPROVED');
  const dueAt = moved ? await deadlineOf(scope, programme, decision) : application.dueAt;
  const [after] = await scope.db
    .update(applications)
    .set({
      state: decision.state,
      rounds: decision.rounds,
      askedFrom: askedFromAfter(application, decision),
      dueAt,
      updatedAt: scope.now,
      ...consequences(scope, decision, step),
      ...(await decisionNumber(scope, programme, { application, decision })),
      ...set,
      rev: sql`${applications.rev} + 1`,
    })
    .where(
      and(
        eq(applications.tenantId, scope.tenantId),
        eq(applications.id, application.id),
        eq(applications.rev, application.rev),
      ),
    )
    .returning();
  if (!after) throw await staleRevision(scope, application.id);
  if (isIn('ended', after.state)) await dropKept(scope, { form: 'case', object: after.id });
  await keepCertificate(scope, programme, { application: after, effects: decision.effects });
  await addEvent(scope, after, { ...step, dueAt: moved ? application.dueAt : null });
  await announce(scope, { application: after, programme, step, dueAt: moved ? dueAt : null });
  await logStep(scope, after, programme, step);
  if (moved)
    for (const follow of scope.services.features.followsCases)
      await follow(scope, { id: after.id, from: application.state, to: after.state });
  return after;
}

/** In a round of corrections the step that asked for them, which further steps within the round leave as it is. */
function askedFromAfter({ askedFrom }: ApplicationRecord, decision: Decision): string | null {
  if (decision.state !== 'SUPPLEMENT') return null;
  return decision.askedFrom ?? askedFrom;
}

/** A line of the history that both sides read. */
export async function addEvent(
  scope: Scope,
  application: Pick<ApplicationRecord, 'id' | 'state'>,
  step: { action: string; as: Actor['kind']; reason?: string; dueAt?: Date | null },
): Promise<void> {
  await scope.db.insert(applicationEvents).values({
    id: newId(),
    tenantId: scope.tenantId,
    applicationId: application.id,
    action: step.action,
    state: application.state,
    actorKind: step.as,
    actorId: step.as === 'system' ? null : (scope.actor?.id ?? null),
    actorName: step.as === 'system' ? '' : (scope.actor?.nickname ?? ''),
    reason: step.reason?.trim() || null,
    dueAt: step.dueAt ?? null,
    at: scope.now,
  });
}

async function staleRevision(scope: Scope, id: string): Promise<Refusal> {
  const [current] = await scope.db
    .select({ rev: applications.rev, state: applications.state })
    .from(applications)
    .where(and(eq(applications.tenantId, scope.tenantId), eq(applications.id, id)));
  return new Refusal('CONFLICT', { obj: { rev: current?.rev ?? 0, values: { state: current?.state } } });
}

async function logStep(scope: Scope, application: ApplicationRecord, programme: Programme, step: Step) {
  const { name } = actionOf(step.action);
  const no = application.no ?? '';
  await logBusiness(scope, {
    module: 'APPLY',
    action: step.action,
    objectType: 'application',
    objectId: application.id,
    title: no || programme.short.CN,
    text: {
      CN: `${name.CN}：${programme.name.CN} ${no}`.trim(),
      EN: `${name.EN}: ${programme.name.EN} ${no}`.trim(),
    },
    changes: [{ field: 'state', before: null, after: application.state }],
    ...(step.as === 'system' ? { actor: null } : {}),
  });
}

/** States by which a case is decided. */
const decided: readonly StateKey[] = ['APPROVED', 'REJECTED', 'CLOSED', 'REVOKED'];

/** States in which nobody in the office has a case in hand. */
const outOfOffice: readonly StateKey[] = ['DRAFT', 'UNIT_RETURNED', 'SUPPLEMENT', ...stateSets.ended];

/** Columns that follow from the new state whatever the programme. */
function consequences(scope: Scope, decision: Decision, step: Step): Partial<typeof applications.$inferInsert> {
  const isDecided = decided.includes(decision.state) && decision.state !== decision.from;
  const isOutOfOffice = outOfOffice.includes(decision.state);
  return {
    ...(isDecided
      ? { decidedAt: scope.now, result: { action: step.action, reason: step.reason?.trim() || null } }
      : {}),
    ...(isOutOfOffice ? { heldBy: null, heldUntil: null } : {}),
    ...(decision.state === 'DRAFT' ? { assigneeId: null } : {}),
    ...(decision.effects.includes('request-withdrawal') ? { withdrawalAskedAt: scope.now } : {}),
    ...(decision.effects.includes('close-withdrawal') ? { withdrawalAskedAt: null } : {}),
    // A further round of public notice begins without one.
    // Who leaves the public notice is on hold no more, whatever is still to be answered.
    ...(decision.effects.includes('close-publicity') ? { openObjections: 0 } : {}),
    ...(decision.effects.includes('open-publicity') ? { noticeId: null, openObjections: 0 } : {}),
    ...(decision.effects.includes('record-appeal') ? { appealedAt: scope.now, decidedAt: null, result: null } : {}),
  };
}

const errorKeys: Readonly<Record<RefusalKey, ErrorKey>> = {
  NOT_ALLOWED: 'NOT_ALLOWED',
  NO_PERMISSION: 'NO_PERMISSION',
  CLOSED: 'WINDOW_CLOSED',
  OVERDUE: 'OVERDUE',
  NOT_DUE: 'NOT_DUE',
  OPEN_CORRECTIONS: 'OPEN_CORRECTIONS',
  NO_CORRECTIONS: 'NO_CORRECTIONS',
  ROUNDS_USED: 'ROUNDS_USED',
  OPINIONS_MISSING: 'NOT_ALLOWED',
  OPEN_OBJECTIONS: 'ON_HOLD',
  NOT_ANNOUNCED: 'NOT_ANNOUNCED',
  NOT_REQUESTED: 'NOT_ALLOWED',
  ALREADY_REQUESTED: 'NOT_ALLOWED',
  ALREADY_APPEALED: 'NOT_ALLOWED',
  SECOND_PERSON_NEEDED: 'SECOND_PERSON_NEEDED',
  REASON_NEEDED: 'REASON_NEEDED',
};
