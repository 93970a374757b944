import { factsOf } from '#features/casework/server/applications/facts.ts';
import { lockOwn } from '#features/casework/server/applications/find-own.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import type { ActorScope } from '#server/scope.ts';
import { carryOut, decideStep } from './transition.ts';

/** Takes back an application that nobody has accepted yet: it is a draft again and keeps its number. */
export async function takeBack(
  scope: ActorScope,
  code: string,
  { id }: { id: string },
): Promise<{ id: string; state: string }> {
  const application = await lockOwn(scope, { id, programme: code });
  const programme = await programmeOf(scope, application);
  const step = { action: 'back', as: 'applicant' } as const;
  const decision = decideStep(programme, factsOf(application, { now: scope.now, windowOpen: true }), step);
  const after = await carryOut(scope, { application, programme, decision, step });
  return { id, state: after.state };
}
