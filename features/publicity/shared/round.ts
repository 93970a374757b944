import type { StatusTag } from '#core/resources/resource.ts';

/** States of a round of public notice in their order. */
export const roundStates = ['DRAFT', 'OPEN', 'CLOSED'] as const;
export type RoundState = (typeof roundStates)[number];

export const roundStatuses: Readonly<Record<RoundState, StatusTag>> = {
  DRAFT: { label: { CN: '待发布', EN: 'To be published' }, tone: 'waiting' },
  OPEN: { label: { CN: '公示中', EN: 'Running' }, tone: 'working' },
  CLOSED: { label: { CN: '已办结', EN: 'Closed' }, tone: 'off' },
};

/** Working days that a notice runs unless a round says otherwise. */
export const usualDays = 5;
