import type { StatusTag } from '#core/resources/resource.ts';
import type { Text } from '#core/texts/text.ts';

/** Days in which what is claimed back has to arrive. */
export const refundDays = 30;

/** Where a claim stands; the first waits for a second person. */
export const reclaimStatuses = {
  ASKED: { label: { CN: '待第二人确认', EN: 'Needs a second person' }, tone: 'waiting' },
  OPEN: { label: { CN: '待退回', EN: 'To be paid back' }, tone: 'working' },
  PARTLY: { label: { CN: '部分退回', EN: 'Partly paid back' }, tone: 'working' },
  OVERDUE: { label: { CN: '逾期未退', EN: 'Overdue' }, tone: 'problem' },
  SETTLED: { label: { CN: '已结清', EN: 'Settled' }, tone: 'done' },
} as const satisfies Record<string, StatusTag>;

/** What is noted about a claim by one person and confirmed by another, with the entry that follows. */
export const reclaimSteps = {
  RETURN: { entry: 'RECOVER', label: { CN: '退回到账', EN: 'Paid back' } },
  WAIVE: { entry: 'WAIVE', label: { CN: '免退', EN: 'Waived' } },
} as const satisfies Record<string, { entry: 'RECOVER' | 'WAIVE'; label: Text }>;

export type ReclaimStep = keyof typeof reclaimSteps;

/** Whether a text names a kind of step. */
export function isReclaimStep(kind: string): kind is ReclaimStep {
  return kind in reclaimSteps;
}
