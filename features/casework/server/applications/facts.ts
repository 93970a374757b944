import type { CaseFacts } from '#core/workflow/facts.ts';
import { stateOf } from '#core/workflow/states.ts';
import type { applications } from '#features/casework/server/tables.ts';

/** A row of the table; never leaves the server as it is. */
export type ApplicationRecord = typeof applications.$inferSelect;

/** What the workflow needs to know about an application at an instant. */
export function factsOf(
  application: ApplicationRecord,
  at: { now: Date; windowOpen: boolean; actorId?: string },
): CaseFacts {
  const revocation = application.revocation as { by: string } | null;
  return {
    state: stateOf(application.state).key,
    askedFrom: application.askedFrom === null ? undefined : stateOf(application.askedFrom).key,
    rounds: application.rounds,
    openCorrections: application.openItems + application.answeredItems,
    answeredCorrections: application.answeredItems,
    windowOpen: at.windowOpen,
    dueAt: application.dueAt?.toISOString(),
    now: at.now.toISOString(),
    withdrawalRequested: application.withdrawalAskedAt !== null,
    appealed: application.appealedAt !== null,
    openObjections: application.openObjections,
    isAnnounced: application.noticeId !== null,
    confirmedBySecond: revocation !== null && revocation.by !== at.actorId,
  };
}
