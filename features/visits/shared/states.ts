import type { StatusTag } from '#core/resources/resource.ts';

/** ASKED and BEGUN are visits that are set: the entrant asked for another time, or the visitors have sent something. */
export const visitStates = {
  OFFERED: { label: { CN: '待选时间', EN: 'Times offered' }, tone: 'waiting' },
  SET: { label: { CN: '已约定', EN: 'Agreed' }, tone: 'working' },
  ASKED: { label: { CN: '申请改期', EN: 'Another time asked for' }, tone: 'waiting' },
  BEGUN: { label: { CN: '考察中', EN: 'Under way' }, tone: 'working' },
  FINISHED: { label: { CN: '已完成', EN: 'Finished' }, tone: 'done' },
  CANCELLED: { label: { CN: '已取消', EN: 'Cancelled' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

export type VisitState = keyof typeof visitStates;

/** The state that a visit shows, from the one that is kept. */
export function shownState({ state, begunAt, wish }: { state: string; begunAt: unknown; wish?: unknown }): VisitState {
  if (state === 'SET' && begunAt) return 'BEGUN';
  return state === 'SET' && wish ? 'ASKED' : (state as VisitState);
}

/** Minutes that a visit may last, times offered for one, and hours before it until which another time can be asked for. */
export const visitLimits = {
  leastMinutes: 15,
  mostMinutes: 480,
  mostSlots: 6,
  mostVisitors: 6,
  wishHours: 24,
} as const;
