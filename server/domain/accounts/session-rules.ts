import type { Side } from '#core/sides.ts';

/** How long sessions live, in milliseconds, and how many of them one account may have. */
export const sessionRules = {
  portal: { idle: 2 * 3_600_000, absolute: 12 * 3_600_000, parallel: 5 },
  office: { idle: 30 * 60_000, absolute: 12 * 3_600_000, parallel: 2 },
  poultry: { idle: 2 * 3_600_000, absolute: 12 * 3_600_000, parallel: 5 },
} as const satisfies Record<Side, { idle: number; absolute: number; parallel: number }>;

/** The same for guests; beyond `most` of them the ones idle longest go first. */
export const guestRules = { idle: 30 * 60_000, absolute: 12 * 3_600_000, most: 20_000 } as const;

/** Being seen is written at most this often, in milliseconds. */
export const seenEvery = 60_000;
