import type { Option, StatusTag } from '#core/resources/resource.ts';
import type { Text } from '#core/texts/text.ts';

/**
 * FOUND waits for a reviewer, who says why it does not stand in the way (RULED) or refuses the case; DROPPED are checks
 * that nobody needs any more.
 */
export const checkStates = {
  ASKED: { label: { CN: '待核查', EN: 'To be checked' }, tone: 'waiting' },
  CLEAR: { label: { CN: '无异议', EN: 'Nothing found' }, tone: 'done' },
  FOUND: { label: { CN: '有情况', EN: 'Something found' }, tone: 'problem' },
  RULED: { label: { CN: '已判断，不影响', EN: 'Found, no obstacle' }, tone: 'done' },
  DROPPED: { label: { CN: '不再需要', EN: 'No longer needed' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

export type CheckState = keyof typeof checkStates;

/** What keeps a case in joint review. */
export const openChecks = ['ASKED', 'FOUND'] as const satisfies readonly CheckState[];

/** What counts as an answer. */
export const answeredChecks = ['CLEAR', 'FOUND', 'RULED'] as const satisfies readonly CheckState[];

/** Departments that programmes ask in joint review. */
export const departments = {
  tax: { CN: '税务', EN: 'Tax' },
  insurance: { CN: '社保', EN: 'Social insurance' },
  police: { CN: '公安', EN: 'Police' },
  education: { CN: '教育', EN: 'Education' },
  market: { CN: '市场监管', EN: 'Market regulation' },
} as const satisfies Record<string, Text>;

export type DepartmentKey = keyof typeof departments;

export const departmentOptions: readonly Option[] = Object.entries(departments).map(([value, label]) => ({
  value,
  label,
}));

/** The name of a stored department; one that this release no longer has keeps its key. */
export function departmentName(key: string): Text {
  return departments[key as DepartmentKey] ?? { CN: key, EN: key };
}
