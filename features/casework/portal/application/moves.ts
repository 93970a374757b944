import type { InputOf } from '#core/contracts/contract.ts';
import type { declareStatusCall } from '#features/casework/calls/applications.ts';

export type Move = InputOf<typeof declareStatusCall>['action'];

/** What an applicant may do after submission by one call: every step of the workflow that has no page or call of its own. */
export const moves: readonly Move[] = ['request-withdrawal', 'cancel-withdrawal', 'appeal', 'take-up', 'cancel'];

/** Moves that can be given a reason though none is needed. */
export const mayExplain: readonly Move[] = ['request-withdrawal'];
