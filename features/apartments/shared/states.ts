import type { StatusTag } from '#core/resources/resource.ts';
import { states, type Tone } from '#core/workflow/states.ts';

/** Dictionary `roomType`, short. */
export const roomTypes = [
  { value: 'ONE', label: { CN: '一室', EN: '1 room' } },
  { value: 'TWO', label: { CN: '两室', EN: '2 rooms' } },
  { value: 'THREE', label: { CN: '三室', EN: '3 rooms' } },
];

export const unitStatuses = {
  FREE: { label: { CN: '可选', EN: 'Free' }, tone: 'done' },
  RESERVED: { label: { CN: '已定', EN: 'Chosen' }, tone: 'working' },
  LET: { label: { CN: '已出租', EN: 'Let' }, tone: 'pinned' },
  REPAIR: { label: { CN: '维修', EN: 'Under repair' }, tone: 'problem' },
} as const satisfies Record<string, StatusTag>;

export const meetingStatuses = {
  DRAFT: { label: { CN: '待排序', EN: 'To be ranked' }, tone: 'waiting' },
  RANKED: { label: { CN: '待评议', EN: 'For the meeting' }, tone: 'working' },
  DECIDED: { label: { CN: '已评议', EN: 'Decided' }, tone: 'done' },
} as const satisfies Record<string, StatusTag>;

const tones: Readonly<Record<Tone, StatusTag['tone']>> = {
  open: 'working',
  todo: 'off',
  attention: 'waiting',
  done: 'done',
  ended: 'off',
};

/** How an application on a meeting list stands: its state, or that an objection holds it. */
export const rankedStatuses: Readonly<Record<string, StatusTag>> = {
  ...Object.fromEntries(states.map(({ key, name, tone }) => [key, { label: name, tone: tones[tone] }])),
  JOINT: { label: { CN: '待评议', EN: 'For the meeting' }, tone: 'working' },
  HELD: { label: { CN: '异议暂停', EN: 'Held by an objection' }, tone: 'problem' },
};

export const roundStatuses = {
  DRAFT: { label: { CN: '准备中', EN: 'Being prepared' }, tone: 'waiting' },
  RANKED: { label: { CN: '已排序', EN: 'Ranked' }, tone: 'working' },
  OPEN: { label: { CN: '选房中', EN: 'Under way' }, tone: 'pinned' },
  CLOSED: { label: { CN: '已结束', EN: 'Closed' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

export const turnStatuses = {
  WAITING: { label: { CN: '待选', EN: 'To choose' }, tone: 'waiting' },
  CHOSEN: { label: { CN: '已选定', EN: 'Has one' }, tone: 'done' },
  WAITLIST: { label: { CN: '轮候', EN: 'Waiting list' }, tone: 'working' },
  LAPSED: { label: { CN: '名次作废', EN: 'Rank lapsed' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

export const leaseStatuses = {
  TO_SIGN: { label: { CN: '待签约', EN: 'To be signed' }, tone: 'waiting' },
  SIGNED: { label: { CN: '已签约', EN: 'Signed' }, tone: 'working' },
  RUNNING: { label: { CN: '已入住', EN: 'Moved in' }, tone: 'done' },
  /** Past its last day and not handed back; reckoned, never stored. */
  OVERDUE: { label: { CN: '已到期未退', EN: 'Overdue' }, tone: 'problem' },
  ENDED: { label: { CN: '已退租', EN: 'Handed back' }, tone: 'off' },
  DECLINED: { label: { CN: '已放弃', EN: 'Given up' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

/** The states of a set of statuses as the options of a filter. */
export function statusOptions(statuses: Readonly<Record<string, StatusTag>>) {
  return Object.entries(statuses).map(([value, { label }]) => ({ value, label }));
}
