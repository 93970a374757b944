import type { OutputOf } from '#core/contracts/contract.ts';
import type { grantsCall } from '#features/payments/calls.ts';
import type { PaymentState } from '#features/payments/shared/payment-states.ts';

/** What one case was granted. */
export type Grant = OutputOf<typeof grantsCall>['rows'][number];

/** Whether an instalment is still to be sent to the bank. */
export function isUnpaid({ state }: Pick<Grant['instalments'][number], 'state'>): boolean {
  return ['PLANNED', 'CHECKED', 'APPROVED'].includes(state);
}

/** Whether an instalment may still be paid: not yet paid, and not stopped. */
export function isOpen({ state }: Pick<Grant['instalments'][number], 'state'>): boolean {
  return state !== 'PAID' && state !== 'STOPPED';
}

/** How an instalment stands, as its owner reads it: one whose day has not come is not yet anybody's to approve. */
export type ShownState = PaymentState | 'LATER' | 'PAUSED';

/** The state of an instalment in those words; `today` as YYYY-MM-DD. */
export function shownState(
  { isPaused }: Pick<Grant, 'isPaused'>,
  instalment: Pick<Grant['instalments'][number], 'state' | 'dueOn'>,
  today: string,
): ShownState {
  const { state, dueOn } = instalment;
  if (!isUnpaid(instalment)) return state as PaymentState;
  if (isPaused) return 'PAUSED';
  return state === 'PLANNED' && dueOn > today ? 'LATER' : (state as PaymentState);
}

/** What the instalments in some states come to, in yuan. */
function sumOf({ instalments }: Grant, ...states: readonly string[]): number {
  return instalments.filter(({ state }) => states.includes(state)).reduce((sum, { amount }) => sum + amount, 0);
}

/** What is decided and not paid yet, in yuan: approved in full, or with the bank. */
export function onItsWay(grant: Grant): number {
  return sumOf(grant, 'APPROVED', 'EXPORTED');
}

/** A part of a sum in per cent. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(100, (part / whole) * 100);
}
