import type { OutputOf } from '#core/contracts/contract.ts';
import type { caseCall } from '#features/casework/calls/review.ts';
import { isPayer } from '#features/casework/server/review/payer.ts';
import type { ActorScope } from '#server/scope.ts';
import { mayTake } from './second-person.ts';
import { waitingFor } from './waiting.ts';

/** The decision that waits on a case, as its desk tells it: who decided what, for whom it waits, and who may answer. */
export async function readProposal(scope: ActorScope, caseId: string): Promise<OutputOf<typeof caseCall>['proposal']> {
  const found = isPayer(scope) ? undefined : await waitingFor(scope, caseId);
  if (!found) return null;
  const { id, rev, action, reason, sum, madeBy, madeByName, createdAt, runsAt, state, secondByName } = found;
  const isMine = madeBy === scope.actor.id;
  const isAsked = state === 'ASKED';
  return {
    id,
    rev,
    action,
    reason,
    sum,
    isMine,
    by: madeByName,
    count: (found.cases as string[]).length,
    at: createdAt.toISOString(),
    runsAt: isAsked ? null : runsAt.toISOString(),
    secondBy: secondByName || null,
    canAnswer: isAsked && !isMine && (await mayTake(scope, found)),
    canUndo: isMine || scope.permCodes.has('Mgr.Apply.assign'),
  };
}
