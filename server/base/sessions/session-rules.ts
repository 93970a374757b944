import type { Side } from '#core/sides.ts';

export interface SessionRule {
  readonly idle: number;
  /** Since the sign-in; null: as long as it is used. The browser then keeps the cookie when it is closed. */
  readonly absolute: number | null;
  readonly parallel: number;
}

/** How long sessions live, in milliseconds, and how many of them one account may have (docs/decisions/0020). */
export const sessionRules: Readonly<Record<Side, SessionRule>> = {
  portal: { idle: 2 * 3_600_000, absolute: 12 * 3_600_000, parallel: 5 },
  office: { idle: 30 * 60_000, absolute: 12 * 3_600_000, parallel: 2 },
  poultry: { idle: 90 * 24 * 3_600_000, absolute: null, parallel: 5 },
};

/** Of a portal session whose owner asked to stay signed in: whether used or not, for seven days from the sign-in. */
export const lastingLife = 7 * 24 * 3_600_000;

/** For how many milliseconds after signing in nobody asks again who is there. */
export const freshFor = 10 * 60_000;

/** Whether sessions of a side are renewed by use. */
export function isRenewed(side: Side): boolean {
  return sessionRules[side].absolute === null;
}

/** When a session ends that began, or is renewed, now. */
export function endFrom(side: Side, now: Date, isLasting = false): Date {
  const { idle, absolute } = sessionRules[side];
  return new Date(now.getTime() + (isLasting ? lastingLife : (absolute ?? idle)));
}

/** The same for guests; beyond `most` of them the ones idle longest go first. */
export const guestRules = { idle: 30 * 60_000, absolute: 12 * 3_600_000, most: 20_000 } as const;

/** Being seen is written at most this often, in milliseconds. */
export const seenEvery = 60_000;

/** Seconds that a browser stays known, wrong passwords it may send in a row, and accounts one browser is known to. */
export const deviceRules = { life: 90 * 86_400, tries: 5, accounts: 4 } as const;
