import type { Text } from '../texts/text.ts';

export type Tone = 'open' | 'todo' | 'attention' | 'done' | 'ended';

/** Who has to act next. */
export type NextActor = 'applicant' | 'employer' | 'operator' | 'system' | 'nobody';

/** Every state an application can be in; `hint` is what the applicant reads. */
export const states = [
  {
    code: 0,
    key: 'DRAFT',
    name: { CN: '草稿', EN: 'Draft' },
    hint: { CN: '尚未提交，可继续填写或删除。', EN: 'Not submitted yet. Continue or delete it.' },
    tone: 'todo',
    next: 'applicant',
  },
  {
    code: 10,
    key: 'UNIT_REVIEW',
    name: { CN: '待单位审核', EN: 'With employer' },
    hint: {
      CN: '已提交，等待用人单位确认；确认前可撤回修改。',
      EN: 'Submitted and waiting for your employer. You can take it back until then.',
    },
    tone: 'open',
    next: 'employer',
  },
  {
    code: 15,
    key: 'UNIT_RETURNED',
    name: { CN: '单位退回', EN: 'Returned by employer' },
    hint: {
      CN: '用人单位已退回，请按意见修改后重新提交。',
      EN: 'Your employer sent it back. Change what was asked and submit again.',
    },
    tone: 'attention',
    next: 'applicant',
  },
  {
    code: 20,
    key: 'ACCEPTING',
    name: { CN: '待受理', EN: 'Awaiting acceptance' },
    hint: {
      CN: '已提交，等待窗口受理；受理前可撤回修改。',
      EN: 'Submitted and waiting to be accepted. You can take it back until then.',
    },
    tone: 'open',
    next: 'operator',
  },
  {
    code: 25,
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
    code: 30,
    key: 'REVIEW',
    name: { CN: '审核中', EN: 'Under review' },
    hint: {
      CN: '已受理，正在审核，内容只读；如需撤回请提出申请。',
      EN: 'Accepted and under review. It is read only; ask if you want to withdraw.',
    },
    tone: 'open',
    next: 'operator',
  },
  {
    code: 35,
    key: 'JOINT',
    name: { CN: '联审评审', EN: 'Joint or expert review' },
    hint: { CN: '正在由相关部门或专家评审。', EN: 'Departments or experts are giving their opinions.' },
    tone: 'open',
    next: 'operator',
  },
  {
    code: 40,
    key: 'PUBLICITY',
    name: { CN: '公示中', EN: 'Public notice' },
    hint: {
      CN: '审核通过，名单正在公示，公示期满无异议即予通过。',
      EN: 'The review is passed and the list is published. Without an upheld objection it is approved.',
    },
    tone: 'open',
    next: 'system',
  },
  {
    code: 50,
    key: 'APPROVED',
    name: { CN: '已通过', EN: 'Approved' },
    hint: { CN: '申请已通过，请按提示办理后续手续。', EN: 'Approved. Follow the next step shown here.' },
    tone: 'done',
    next: 'operator',
  },
  {
    code: 55,
    key: 'EFFECTIVE',
    name: { CN: '生效中', EN: 'In effect' },
    hint: { CN: '证书或协议正在有效期内。', EN: 'Your certificate or agreement is in effect.' },
    tone: 'done',
    next: 'system',
  },
  {
    code: 60,
    key: 'REJECTED',
    name: { CN: '未通过', EN: 'Not approved' },
    hint: {
      CN: '申请未通过，可查看原因；十个工作日内可提出申诉，也可复制内容重新申请。',
      EN: 'Not approved. See the reason; you can appeal within ten working days or copy it into a new application.',
    },
    tone: 'ended',
    next: 'nobody',
  },
  {
    code: 70,
    key: 'CLOSED',
    name: { CN: '已撤回或逾期', EN: 'Withdrawn or lapsed' },
    hint: {
      CN: '本次申请已结束，可复制内容重新申请。',
      EN: 'This application has ended. You can copy it into a new one.',
    },
    tone: 'ended',
    next: 'nobody',
  },
  {
    code: 80,
    key: 'ENDED',
    name: { CN: '已到期', EN: 'Ended' },
    hint: { CN: '有效期已满，符合条件的可申请续期。', EN: 'The period is over. Renew it if you still qualify.' },
    tone: 'ended',
    next: 'nobody',
  },
  {
    code: 90,
    key: 'REVOKED',
    name: { CN: '已撤销', EN: 'Revoked' },
    hint: { CN: '认定或资格已被撤销，可查看原因。', EN: 'The recognition was revoked. See the reason.' },
    tone: 'ended',
    next: 'nobody',
  },
] as const satisfies readonly { code: number; key: string; name: Text; hint: Text; tone: Tone; next: NextActor }[];

export type StateCode = (typeof states)[number]['code'];

export type StateKey = (typeof states)[number]['key'];

/** A state as the lists and badges need it. */
export interface State {
  readonly code: StateCode;
  readonly key: StateKey;
  readonly name: Text;
  readonly hint: Text;
  readonly tone: Tone;
  readonly next: NextActor;
}

const byCode = new Map<number, State>(states.map((state) => [state.code, state]));

/** The state with a code; throws a RangeError for a number that is none. */
export function stateOf(code: number): State {
  const state = byCode.get(code);
  if (!state) throw new RangeError(`No state has the code ${code}`);
  return state;
}

/** Whether a number is a state's code. */
export function isStateCode(code: number): code is StateCode {
  return byCode.has(code);
}

/** States in which an application counts as live: a second one for the same person, programme and year is refused. */
export const liveStates: readonly StateCode[] = [0, 10, 15, 20, 25, 30, 35, 40, 50, 55];
