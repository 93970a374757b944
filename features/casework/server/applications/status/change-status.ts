import type { InputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { declareStatusCall } from '#features/casework/calls/applications.ts';
import { factsOf } from '#features/casework/server/applications/facts.ts';
import { findLive, lockOwn } from '#features/casework/server/applications/find-own.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import type { ActorScope } from '#server/scope.ts';
import { refuseOtherLive } from './once-a-person.ts';
import { carryOut, decideStep } from './transition.ts';

/** The moves an applicant has after acceptance; an appeal is refused while the same person has a newer application of the year. */
export async function changeStatus(
  scope: ActorScope,
  { id, action, reason }: InputOf<typeof declareStatusCall>,
): Promise<{ id: string; state: string }> {
  const application = await lockOwn(scope, { id });
  const programme = await programmeOf(scope, application);
  const step = { action, reason, as: 'applicant' } as const;
  const decision = decideStep(programme, factsOf(application, { now: scope.now, windowOpen: false }), step);
  if (action === 'appeal') {
    const live = await findLive(scope, { programme: programme.code, year: application.year, except: id });
    if (live)
      throw new Refusal('ALREADY_APPLIED', { params: { no: live.no ?? '' }, obj: { id: live.id, no: live.no } });
    await refuseOtherLive(scope, programme, application);
  }
  const after = await carryOut(scope, { application, programme, decision, step });
  return { id, state: after.state };
}
