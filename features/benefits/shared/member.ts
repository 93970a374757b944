import type { StatusTag } from '#core/resources/resource.ts';

/** States of a talent card; EXPIRED follows from its last day. */
export const memberStates = {
  ACTIVE: { label: { CN: '有效', EN: 'Active' }, tone: 'done' },
  FROZEN: { label: { CN: '已冻结', EN: 'Frozen' }, tone: 'problem' },
  EXPIRED: { label: { CN: '已到期', EN: 'Expired' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

export type MemberState = keyof typeof memberStates;

export const redemptionStates = {
  USED: { label: { CN: '已核销', EN: 'Redeemed' }, tone: 'done' },
  VOID: { label: { CN: '已撤销', EN: 'Void' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

/** Ms for which one code of a card is shown. */
export const stepMs = 60_000;

/** Minutes for which the shop can take a redemption back. */
export const voidMinutes = 5;
