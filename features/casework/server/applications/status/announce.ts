import { dayInShanghai } from '#core/calendar/dates.ts';
import { applicantMessages, offerMessages, officerMessages } from '#features/casework/messages.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { tellEmployer } from '#features/casework/server/employer/tell-employer.ts';
import { tell } from '#server/base/mail/tell.ts';
import type { Scope } from '#server/scope.ts';
import type { Step } from './transition.ts';

interface Taken {
  readonly application: ApplicationRecord;
  readonly programme: Programme;
  readonly step: Step;
  /** The deadline that began with the step. */
  readonly dueAt: Date | null;
}

/** Tells the applicant of a step, and on a step of the applicant the officer in charge. */
export async function announce(scope: Scope, { application, programme, step, dueAt }: Taken): Promise<void> {
  const { id, no, ownerId, assigneeId, employerId } = application;
  const due = dueAt && dayInShanghai(dueAt.getTime());
  const facts = { id, no, due, reason: step.reason?.trim(), programme: programme.name };
  const isOffered = programme.isOffer && application.state === 'APPROVED';
  // Whoever ranks them tells them the rank as well.
  const isToldElsewhere = programme.isRanked && step.action === 'opinions-in';
  const toApplicant = isOffered ? offerMessages.waits : isToldElsewhere ? undefined : applicantMessages[step.action];
  if (toApplicant) await tell(scope, toApplicant, { to: ownerId, facts });
  if (application.state === 'UNIT_REVIEW' && employerId !== null)
    await tellEmployer(scope, { employerId, programme: programme.code }, 'asked', {
      ...facts,
      name: application.applicant,
    });
  const toOfficer = step.as === 'applicant' ? officerMessages[step.action] : undefined;
  if (toOfficer && assigneeId !== null) await tell(scope, toOfficer, { to: assigneeId, facts });
}
