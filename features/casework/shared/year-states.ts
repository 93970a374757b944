import type { StatusTag } from '#core/resources/resource.ts';

/** How a draft of a year stands: being written, with a second person, or sent back by one. */
export const draftStates = ['DRAFT', 'REVIEW', 'RETURNED'] as const;

export type DraftState = (typeof draftStates)[number];

/** How a year stands: the draft of one that was never published, or when one in force takes applications. */
export const yearStatuses = {
  DRAFT: { label: { CN: '草稿', EN: 'Draft' }, tone: 'waiting' },
  REVIEW: { label: { CN: '待复核', EN: 'In review' }, tone: 'working' },
  RETURNED: { label: { CN: '已退回', EN: 'Returned' }, tone: 'problem' },
  coming: { label: { CN: '未开始', EN: 'Not open yet' }, tone: 'waiting' },
  open: { label: { CN: '开放中', EN: 'Open' }, tone: 'done' },
  closed: { label: { CN: '已截止', EN: 'Closed' }, tone: 'off' },
} as const satisfies Readonly<Record<string, StatusTag>>;

/** Steps of whoever changes a year, and of the second person who decides on it. */
export const yearSteps = ['send', 'recall', 'discard'] as const;
export const yearVerdicts = ['publish', 'return'] as const;

export type YearStep = (typeof yearSteps)[number] | (typeof yearVerdicts)[number];
