import type { OutputOf } from '#core/contracts/contract.ts';
import { checksCall } from '#features/casework/calls/joint.ts';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { answeredChecks } from '#features/casework/shared/checks.ts';
import { useOfficeCall } from '#web/office/office-call.ts';

export type Checks = OutputOf<typeof checksCall>;
export type Check = Checks['checks'][number];

/** What departments were asked about the case on the desk; asked for only where its programme has any. */
export function useChecks({ data, programme }: Pick<Desk, 'data' | 'programme'>) {
  const isAsked = programme?.departments !== undefined && data?.isPayer === false;
  return useOfficeCall(checksCall, { id: data?.id ?? '' }, { enabled: isAsked });
}

/** How many departments answered, how many have still to, and how many answers wait for the reviewer. */
export function countChecks(checks: readonly Check[]): { answered: number; waiting: number; found: number } {
  const of = (wanted: string) => checks.filter(({ state }) => state === wanted).length;
  return {
    answered: checks.filter(({ state }) => answeredChecks.some((each) => each === state)).length,
    waiting: of('ASKED'),
    found: of('FOUND'),
  };
}
