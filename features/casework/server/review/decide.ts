import { deskCodes } from '#core/workflow/actions.ts';
import { widestCode } from '#server/policies/reach.ts';
import type { ActorScope } from '#server/scope.ts';
import { proposeLarge } from './bulk/propose-large.ts';
import { type Decided, type DecideInput, decideLocked } from './decide-locked.ts';
import { lockHeldCase } from './find-case.ts';

/**
 * Takes one workflow step on a case the caller holds. `ask` returns it with everything that was noted. Revoking takes
 * two: the first asks for it, the second confirms, and both say why. What grants a large sum is proposed only: it waits
 * for a second person as decisions on many cases do. Refusals are those of the workflow, CLAIMED, NOT_CLAIMED,
 * DECISION_WAITS while a decision on the case waits, NOT_RANKED for what is ranked with others, DUPLICATES_OPEN and
 * FINDINGS_OPEN before what needs eyes has its conclusion, and CONFLICT over a stale revision.
 */
export async function decideCase(
  scope: ActorScope,
  input: DecideInput,
): Promise<Decided & { readonly isProposed: boolean }> {
  const application = await lockHeldCase(scope, input.id, widestCode(scope, deskCodes));
  const proposed = await proposeLarge(scope, application, input);
  return { ...(proposed ?? (await decideLocked(scope, application, input))), isProposed: proposed !== undefined };
}
