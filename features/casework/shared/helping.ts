import type { Text } from '#core/texts/text.ts';

/** A value of a submission that a helper wrote; `at` is an instant in ISO form. */
export interface HelpedValue {
  readonly path: string;
  readonly account: string;
  readonly name: string;
  readonly at: string;
}

/** Somebody who helped with a submission, and the titles of the sections that hold what they wrote. */
export interface Helper {
  readonly name: string;
  readonly sections: readonly Text[];
}

/** Days for which help may last, today not counted. */
export const helpDays = { usual: 7, most: 30 } as const;

/** Hours in which a code has to be redeemed. */
export const codeHours = 48;

/** Invitations of one application that may be open at once. */
export const mostGrants = 10;

/** How an invitation stands: not redeemed, in use, over by its date, code too old, ended. */
export const grantStates = ['WAITING', 'ACTIVE', 'OVER', 'LAPSED', 'ENDED'] as const;
export type GrantState = (typeof grantStates)[number];

interface Grant {
  readonly codeUntil: Date;
  readonly until: Date;
  readonly helperId: string | null;
  readonly endedAt: Date | null;
}

/** The state of an invitation at an instant. */
export function grantState({ codeUntil, until, helperId, endedAt }: Grant, now: Date): GrantState {
  if (endedAt) return 'ENDED';
  if (now >= until) return 'OVER';
  if (helperId !== null) return 'ACTIVE';
  return now < codeUntil ? 'WAITING' : 'LAPSED';
}
