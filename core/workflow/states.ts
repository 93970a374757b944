import type { Text } from '../texts/text.ts';

export type Tone = 'open' | 'todo' | 'attention' | 'done' | 'ended';

/** Who has to act next. */
export type NextActor = 'applicant' | 'employer' | 'operator' | 'system' | 'nobody';

/** Every state an application can be in; `hint` is what the applicant reads. */
export const states = [
  {
    key: 'DRAFT',
    name: { CN: '草稿', EN: 'Draft' },
    hint: { CN: '尚未提交，可继续填写或删除。', EN: 'Not submitted yet. Continue or delete it.' },
    tone: 'todo',
    next: 'applicant',
  },
  {
    key: 'UNIT_REVIEW',
    name: { CN: '待单位审核', EN: 'With employer' },
    hint: {
      CN: '单位确认前可以撤回修改。',
      EN: 'You can take it back until your employer confirms it.',
    },
    tone: 'open',
    next: 'employer',
  },
  {
    key: 'UNIT_RETURNED',
    name: { CN: '单位退回', EN: 'Returned by employer' },
    hint: {
      CN: '请按单位的意见修改，再提交一次。',
      EN: 'Change what your employer asks for, then submit it once more.',
    },
    tone: 'attention',
    next: 'applicant',
  },
  {
    key: 'ACCEPTING',
    name: { CN: '待受理', EN: 'Awaiting acceptance' },
    hint: {
      CN: '受理前可以撤回修改。',
      EN: 'You can take it back until it is accepted.',
    },
    tone: 'open',
    next: 'operator',
  },
  {
    key: 'SUPPLEMENT',
    name: { CN: '待补正', EN: 'Please complete' },
    hint: {
      CN: '请在期限内逐项补正标出的内容，其余内容已锁定。',
      EN: 'Correct the marked items before the deadline. Everything else is locked.',
    },
    tone: 'attention',
    next: 'applicant',
  },
  {
    key: 'REVIEW',
    name: { CN: '审核中', EN: 'Under review' },
    hint: {
      CN: '内容只能查看，不能再改；需要撤回的，可以提出申请。',
      EN: 'It can only be read now; ask if you want to withdraw it.',
    },
    tone: 'open',
    next: 'operator',
  },
  {
    key: 'JOINT',
    name: { CN: '联审评审', EN: 'Joint or expert review' },
    hint: { CN: '由相关部门或专家出具意见。', EN: 'Departments or experts are giving their opinions.' },
    tone: 'open',
    next: 'operator',
  },
  {
    key: 'PUBLICITY',
    name: { CN: '公示中', EN: 'Public notice' },
    hint: {
      CN: '期满没有成立的异议，即予通过。',
      EN: 'Without an upheld objection it is approved when the period ends.',
    },
    tone: 'open',
    next: 'system',
  },
  {
    key: 'APPROVED',
    name: { CN: '已通过', EN: 'Approved' },
    hint: { CN: '请按提示办理后续手续。', EN: 'Follow the next step shown here.' },
    tone: 'done',
    next: 'operator',
  },
  {
    key: 'EFFECTIVE',
    name: { CN: '生效中', EN: 'In effect' },
    hint: { CN: '证书或协议正在有效期内。', EN: 'Your certificate or agreement is in effect.' },
    tone: 'done',
    next: 'system',
  },
  {
    key: 'REJECTED',
    name: { CN: '未通过', EN: 'Not approved' },
    hint: {
      CN: '十个工作日内可以提出申诉，也可以复制内容重新申报。',
      EN: 'You can appeal within ten working days, or copy it into a new application.',
    },
    tone: 'ended',
    next: 'nobody',
  },
  {
    key: 'CLOSED',
    name: { CN: '已撤回或逾期', EN: 'Withdrawn or lapsed' },
    hint: {
      CN: '可以复制内容重新申报。',
      EN: 'You can copy it into a new application.',
    },
    tone: 'ended',
    next: 'nobody',
  },
  {
    key: 'ENDED',
    name: { CN: '已到期', EN: 'Ended' },
    hint: { CN: '仍符合条件的可以申请续期。', EN: 'Renew it if you still qualify.' },
    tone: 'ended',
    next: 'nobody',
  },
  {
    key: 'REVOKED',
    name: { CN: '已撤销', EN: 'Revoked' },
    hint: { CN: '可以查看撤销的原因。', EN: 'See why it was revoked.' },
    tone: 'ended',
    next: 'nobody',
  },
] as const satisfies readonly { key: string; name: Text; hint: Text; tone: Tone; next: NextActor }[];

export type StateKey = (typeof states)[number]['key'];

/** A state as the lists and badges need it. */
export interface State {
  readonly key: StateKey;
  readonly name: Text;
  readonly hint: Text;
  readonly tone: Tone;
  readonly next: NextActor;
}

/** Every key, in the order of the states. */
export const stateKeys: readonly StateKey[] = states.map(({ key }) => key);

/** Whether a text is the key of a state. */
export function isState(key: string): key is StateKey {
  return stateKeys.some((each) => each === key);
}

/** The state with a key, or undefined. */
export function findState(key: string): State | undefined {
  return states.find((state) => state.key === key);
}

/** The state with a key; throws a RangeError for a text that is none. */
export function stateOf(key: string): State {
  const state = findState(key);
  if (!state) throw new RangeError(`No state has the key ${key}`);
  return state;
}

/** Sets of states by name: indexes, queries, screens and tests say these names. */
export const stateSets = {
  /** Somebody's work, in the office or at home: the review queue. */
  work: ['ACCEPTING', 'SUPPLEMENT', 'REVIEW', 'JOINT', 'PUBLICITY', 'APPROVED'],
  /** The work that does not wait for the applicant: what lies in the common pool. */
  pool: ['ACCEPTING', 'REVIEW', 'JOINT', 'PUBLICITY', 'APPROVED'],
  /** The office has to decide: accept, pass or refuse. */
  pending: ['ACCEPTING', 'REVIEW', 'JOINT'],
  /** Handed in and not decided yet. */
  open: ['UNIT_REVIEW', 'UNIT_RETURNED', 'ACCEPTING', 'SUPPLEMENT', 'REVIEW', 'JOINT', 'PUBLICITY'],
  /** A favourable decision stands. */
  granted: ['APPROVED', 'EFFECTIVE'],
  /** Left by a job once the due date has passed. */
  timed: ['SUPPLEMENT', 'EFFECTIVE'],
  /** The employer's step: before the office sees the case, and left by a job like those. */
  unit: ['UNIT_REVIEW', 'UNIT_RETURNED'],
  /** Over: no longer live, so that the same person may apply to the same programme and year again. */
  ended: ['REJECTED', 'CLOSED', 'ENDED', 'REVOKED'],
} as const satisfies Record<string, readonly StateKey[]>;

/** The name of a set of states. */
export type StateSet = keyof typeof stateSets;

/** Whether a stored state belongs to a set. */
export function isIn(set: StateSet, state: string): boolean {
  return stateSets[set].some((key) => key === state);
}

/** The set as SQL writes a list, `('ACCEPTING', 'REVIEW')`: literals let the planner see that a partial index fits. */
export function sqlListOf(set: StateSet): string {
  return `(${stateSets[set].map((key) => `'${key}'`).join(', ')})`;
}
