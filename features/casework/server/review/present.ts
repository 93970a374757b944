import type { Static } from 'typebox';
import { maskName } from '#core/forms/masks.ts';
import type { CaseRow } from '#features/casework/calls/case-row.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { titleOf } from '#features/casework/server/applications/sections/headline.ts';
import type { ActorScope } from '#server/scope.ts';

type Row = Static<typeof CaseRow>;

/** A case as lists show it: the applicant's name masked, for lists are seen by many. */
export function presentCaseRow(
  scope: ActorScope,
  { application, assignee, holder }: { application: ApplicationRecord; assignee: string | null; holder: string | null },
): Row {
  const { heldUntil } = application;
  const isHeld = application.heldBy !== null && heldUntil !== null && heldUntil > scope.now;
  return {
    id: application.id,
    no: application.no ?? '',
    programme: application.programme,
    applicant: maskName(application.applicant),
    subject: titleOf(definitionOf(application.programme), { CN: application.subjectCN, EN: application.subjectEN }),
    state: application.state,
    dueAt: application.dueAt?.toISOString() ?? null,
    submittedAt: (application.submittedAt ?? application.createdAt).toISOString(),
    round: application.rounds,
    openItems: application.openItems,
    answeredItems: application.answeredItems,
    assignee: application.assigneeId === null ? null : { id: application.assigneeId, name: assignee ?? '' },
    heldBy: isHeld
      ? { name: holder ?? '', until: heldUntil.toISOString(), mine: application.heldBy === scope.actor.id }
      : null,
    withdrawalAskedAt: application.withdrawalAskedAt?.toISOString() ?? null,
    appealedAt: application.appealedAt?.toISOString() ?? null,
  };
}
