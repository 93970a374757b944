import type { PermissionCode } from '#core/permissions.ts';
import { type ApplicationRecord, factsOf } from '#features/casework/server/applications/facts.ts';
import { definitionOf, programmeOf } from '#features/casework/server/applications/programmes.ts';
import { carryOut, decideStep } from '#features/casework/server/applications/status/transition.ts';
import { noticeMessages } from '#features/publicity/messages.ts';
import { liftHold } from '#features/publicity/server/hold.ts';
import type { objections } from '#features/publicity/server/tables.ts';
import type { Conclusion } from '#features/publicity/shared/objection.ts';
import { tell } from '#server/base/mail/tell.ts';
import type { ActorScope } from '#server/scope.ts';

interface Outcome {
  /** Locked, and still on the notice that the objection is about. */
  readonly application: ApplicationRecord;
  readonly objection: typeof objections.$inferSelect;
  readonly to: Conclusion;
  readonly reason: string;
}

/** What a conclusion does to a case: its hold is lifted, or it is refused or reviewed again; the applicant reads why. */
export async function moveCase(scope: ActorScope, { application, objection, to, reason }: Outcome): Promise<void> {
  if (to === 'DISMISSED') {
    // A hint that held nothing up is told of where the applicant was asked about it.
    if (!objection.holds && !objection.defenceDueAt) return;
    if (objection.holds) await liftHold(scope, application, reason);
    const { id, no, ownerId } = application;
    const programme = definitionOf(application.programme).name;
    const message = objection.holds ? noticeMessages.lifted : noticeMessages.unfounded;
    return await tell(scope, message, { to: ownerId, facts: { id, no, programme, reason } });
  }
  const programme = await programmeOf(scope, application);
  const step = {
    action: 'objection-upheld',
    as: 'operator',
    reason,
    to: to === 'UPHELD' ? 'REJECTED' : 'REVIEW',
  } as const;
  const facts = factsOf(application, { now: scope.now, windowOpen: false, actorId: scope.actor.id });
  const decision = decideStep(programme, facts, step, [...scope.permCodes] as PermissionCode[]);
  await carryOut(scope, { application, programme, decision, step });
}
