import type { StatusTag } from '#core/resources/resource.ts';

/**
 * States of a talent card; PENDING until whom it was issued to claims it, EXPIRED follows from its last day, PAUSED is the
 * holder's own doing, CANCELLED is for good.
 */
export const memberStates = {
  PENDING: { label: { CN: '待领取', EN: 'To be claimed' }, tone: 'waiting' },
  ACTIVE: { label: { CN: '有效', EN: 'Active' }, tone: 'done' },
  FROZEN: { label: { CN: '已冻结', EN: 'Frozen' }, tone: 'problem' },
  PAUSED: { label: { CN: '本人暂停', EN: 'Paused' }, tone: 'waiting' },
  EXPIRED: { label: { CN: '已到期', EN: 'Expired' }, tone: 'off' },
  CANCELLED: { label: { CN: '已注销', EN: 'Cancelled' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

export type MemberState = keyof typeof memberStates;

export const redemptionStates = {
  USED: { label: { CN: '已核销', EN: 'Redeemed' }, tone: 'done' },
  VOID: { label: { CN: '已撤销', EN: 'Void' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

/** Ms for which one code of a card is shown. */
export const stepMs = 60_000;

/** Codes that the holder's page has in advance, so that for as many minutes it needs no network. */
export const codesAhead = 30;

/** Minutes for which the shop can take a redemption back. */
export const voidMinutes = 5;
