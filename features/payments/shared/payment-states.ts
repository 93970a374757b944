import type { StatusTag } from '#core/resources/resource.ts';

/** Where an instalment stands. */
export const paymentStatuses = {
  PLANNED: { label: { CN: '待批准', EN: 'To be approved' }, tone: 'waiting' },
  CHECKED: { label: { CN: '待复核', EN: 'Partly approved' }, tone: 'working' },
  APPROVED: { label: { CN: '已批准', EN: 'Approved' }, tone: 'done' },
  EXPORTED: { label: { CN: '银行处理中', EN: 'With the bank' }, tone: 'working' },
  PAID: { label: { CN: '已到账', EN: 'Paid' }, tone: 'done' },
  FAILED: { label: { CN: '退票', EN: 'Returned' }, tone: 'problem' },
  STOPPED: { label: { CN: '已停付', EN: 'Stopped' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

export type PaymentState = keyof typeof paymentStatuses;

/** How many different people approve an amount (fen): three from `thirdFrom` on, otherwise two. */
export function approversNeeded(amount: number, thirdFrom: number | null): number {
  return thirdFrom !== null && amount >= thirdFrom ? 3 : 2;
}

/** Where an instalment stands after so many approvals. */
export function stateAfter(approvals: number, needed: number): 'PLANNED' | 'CHECKED' | 'APPROVED' {
  if (approvals >= needed) return 'APPROVED';
  return approvals > 0 ? 'CHECKED' : 'PLANNED';
}
