import type { StatusTag } from '#core/resources/resource.ts';

export const examStates = {
  DOING: { label: { CN: '答题中', EN: 'Under way' }, tone: 'working' },
  MARKING: { label: { CN: '待评分', EN: 'To be marked' }, tone: 'waiting' },
  DONE: { label: { CN: '已出分', EN: 'Marked' }, tone: 'done' },
  VOID: { label: { CN: '已作废', EN: 'Void' }, tone: 'problem' },
} as const satisfies Record<string, StatusTag>;

/** A browser in an exam is heard of at least this often, in ms. */
export const heartbeat = 10_000;

/** Silence longer than this counts as lost, in ms; what is beyond it is given back. */
export const silence = 30_000;

/** Most that is given back in one sitting, in s. */
export const mostGivenBack = 900;

/** Answers that were on their way when the time ended are still taken, in ms. */
export const onTheWay = 15_000;

/** Seconds that a browser which was last heard of at `heardAt` gets back, in instants of ms since epoch. */
export function lostSeconds({ heardAt, now, givenBack }: { heardAt: number; now: number; givenBack: number }): number {
  const gap = now - heardAt;
  if (gap <= silence) return 0;
  return Math.min(Math.round((gap - heartbeat) / 1000), mostGivenBack - givenBack);
}
