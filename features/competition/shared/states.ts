import type { StatusTag } from '#core/resources/resource.ts';
import type { Text } from '#core/texts/text.ts';

/** Who has to act. */
export type Turn = 'applicant' | 'office' | 'nobody';

/** The five stages of the portal. */
export const stages = [
  { key: 'apply', title: { CN: '报名参赛', EN: 'Entry' } },
  { key: 'seit', title: { CN: '实地考察', EN: 'Field visit' } },
  { key: 'mra', title: { CN: '获奖材料', EN: 'Award material' } },
  { key: 'rf', title: { CN: '奖励兑现', EN: 'Cash-out' } },
  { key: 'done', title: { CN: '完成', EN: 'Done' } },
] as const satisfies readonly { key: string; title: Text }[];

export type StageKey = (typeof stages)[number]['key'];

interface EntryStateInfo {
  readonly key: string;
  readonly stage: StageKey;
  readonly turn: Turn;
  readonly tone: StatusTag['tone'];
  readonly name: Text;
  /** What the applicant reads. */
  readonly hint: Text;
}

const all = [
  {
    key: 'DRAFT',
    stage: 'apply',
    turn: 'applicant',
    tone: 'waiting',
    name: { CN: '草稿', EN: 'Draft' },
    hint: {
      CN: '还没有提交。报名截止前随时可以继续填写。',
      EN: 'Not handed in yet. Go on at any time until registration closes.',
    },
  },
  {
    key: 'SUBMITTED',
    stage: 'apply',
    turn: 'office',
    tone: 'working',
    name: { CN: '资格审查中', EN: 'Being checked' },
    hint: {
      CN: '组委会正在审查资格。截止前仍可修改，改后请重新提交。',
      EN: 'The office checks whether you are eligible. Until registration closes you can still change it and hand it in again.',
    },
  },
  {
    key: 'RETURNED',
    stage: 'apply',
    turn: 'applicant',
    tone: 'problem',
    name: { CN: '退回补正', EN: 'Returned' },
    hint: {
      CN: '请按组委会的说明修改，开赛前重新提交。',
      EN: 'Change what the office asks for, and hand it in again before the competition begins.',
    },
  },
  {
    key: 'QUALIFIED',
    stage: 'apply',
    turn: 'nobody',
    tone: 'done',
    name: { CN: '资格通过', EN: 'Accepted' },
    hint: { CN: '已进入初赛名单，等待开赛。', EN: 'You are in. The first round begins on its date.' },
  },
  {
    key: 'PRELIM',
    stage: 'apply',
    turn: 'office',
    tone: 'working',
    name: { CN: '初赛', EN: 'First round' },
    hint: { CN: '初赛评审中，结果公布后通知您。', EN: 'The first round is being judged. You are told the result.' },
  },
  {
    key: 'SEMI',
    stage: 'apply',
    turn: 'office',
    tone: 'working',
    name: { CN: '复赛', EN: 'Semi-final' },
    hint: { CN: '已晋级复赛。', EN: 'You are in the semi-final.' },
  },
  {
    key: 'FINAL',
    stage: 'apply',
    turn: 'office',
    tone: 'working',
    name: { CN: '总决赛', EN: 'Final' },
    hint: { CN: '已晋级总决赛。', EN: 'You are in the final.' },
  },
  {
    key: 'AWARDED',
    stage: 'seit',
    turn: 'applicant',
    tone: 'waiting',
    name: { CN: '获奖，待填考察信息', EN: 'Awarded' },
    hint: { CN: '祝贺获奖。请填写实地考察信息。', EN: 'Congratulations. Tell us what we need for the visit.' },
  },
  {
    key: 'VISIT',
    stage: 'seit',
    turn: 'office',
    tone: 'working',
    name: { CN: '实地考察', EN: 'Field visit' },
    hint: { CN: '考察组将按您希望的时间上门。', EN: 'The visitors come at a time that suits you.' },
  },
  {
    key: 'MATERIAL',
    stage: 'mra',
    turn: 'applicant',
    tone: 'waiting',
    name: { CN: '待交获奖材料', EN: 'Award material due' },
    hint: {
      CN: '请上传获奖材料，先电子审核，再现场核对。',
      EN: 'Upload the award material: it is checked as files first, on paper afterwards.',
    },
  },
  {
    key: 'CHECKING',
    stage: 'mra',
    turn: 'office',
    tone: 'working',
    name: { CN: '材料电子审核', EN: 'Files being checked' },
    hint: { CN: '组委会正在审核电子材料。', EN: 'The office is checking your files.' },
  },
  {
    key: 'PRINTING',
    stage: 'mra',
    turn: 'applicant',
    tone: 'waiting',
    name: { CN: '待现场核对', EN: 'Bring the print' },
    hint: {
      CN: '电子材料已通过。请打印一套，签字盖章，预约窗口带来核对。',
      EN: 'Your files are approved. Print one set, sign and seal it, and book a slot at the counter.',
    },
  },
  {
    key: 'PAPER_DELIVERED',
    stage: 'rf',
    turn: 'applicant',
    tone: 'waiting',
    name: { CN: '待申请兑现', EN: 'Claim due' },
    hint: {
      CN: '纸质材料已核对。请提交收据、发票和银行回单。',
      EN: 'The papers are in. Hand in receipts, invoices and the bank slip.',
    },
  },
  {
    key: 'CASHOUT',
    stage: 'rf',
    turn: 'office',
    tone: 'working',
    name: { CN: '兑现审批', EN: 'Claim being approved' },
    hint: { CN: '由两名工作人员先后审批。', EN: 'Two officers approve it, one after the other.' },
  },
  {
    key: 'PAYABLE',
    stage: 'rf',
    turn: 'office',
    tone: 'working',
    name: { CN: '待拨付', EN: 'To be paid' },
    hint: { CN: '两人审批完成，等待拨付。', EN: 'Both have approved; the payment is on its way.' },
  },
  {
    key: 'TRACKING',
    stage: 'rf',
    turn: 'nobody',
    tone: 'done',
    name: { CN: '已拨付，跟踪中', EN: 'Paid, next to come' },
    hint: {
      CN: '本期已拨付。满足下一期条件后可申请兑现。',
      EN: 'This instalment is paid. Claim the next one once its conditions are met.',
    },
  },
  {
    key: 'DONE',
    stage: 'done',
    turn: 'nobody',
    tone: 'done',
    name: { CN: '已完成', EN: 'Done' },
    hint: { CN: '各期奖励已全部兑现。', EN: 'Every instalment is paid.' },
  },
  {
    key: 'FAILED',
    stage: 'apply',
    turn: 'nobody',
    tone: 'problem',
    name: { CN: '未通过', EN: 'Not accepted' },
    hint: {
      CN: '本次未通过，原因如下。报名期内可以重新报名。',
      EN: 'It did not pass; the reason is below. While registration is open you can enter again.',
    },
  },
  {
    key: 'WITHDRAWN',
    stage: 'apply',
    turn: 'nobody',
    tone: 'off',
    name: { CN: '已退赛', EN: 'Withdrawn' },
    hint: { CN: '您已退出比赛。', EN: 'You have withdrawn.' },
  },
  {
    key: 'DISQUALIFIED',
    stage: 'apply',
    turn: 'nobody',
    tone: 'problem',
    name: { CN: '取消资格', EN: 'Disqualified' },
    hint: { CN: '资格已被取消，原因如下。', EN: 'You were disqualified; the reason is below.' },
  },
] as const satisfies readonly EntryStateInfo[];

export type EntryState = (typeof all)[number]['key'];

/** Every state of an entry in its order. */
export const entryStates: readonly (EntryStateInfo & { key: EntryState })[] = all;

/** What is known of a state; throws a RangeError for a text that is none. */
export function entryStateOf(key: string): EntryStateInfo & { key: EntryState } {
  const found = entryStates.find((state) => state.key === key);
  if (!found) throw new RangeError(`No entry has the state ${key}`);
  return found;
}

/** Sets of states by name: counters, lists and queries say these names. */
export const entrySets = {
  /** The counter “waiting submit”: the applicant has something to hand in. */
  submit: entryStates.filter(({ turn }) => turn === 'applicant').map(({ key }) => key),
  /** The counter “waiting verify”: the office looks at it. */
  verify: entryStates.filter(({ turn }) => turn === 'office').map(({ key }) => key),
  ended: ['FAILED', 'WITHDRAWN', 'DISQUALIFIED'],
  /** Won a prize and kept it. */
  awarded: [
    'AWARDED',
    'VISIT',
    'MATERIAL',
    'CHECKING',
    'PRINTING',
    'PAPER_DELIVERED',
    'CASHOUT',
    'PAYABLE',
    'TRACKING',
    'DONE',
  ],
} as const satisfies Record<string, readonly EntryState[]>;

export type EntrySet = keyof typeof entrySets;

/** Whether a stored state belongs to a set. */
export function isInSet(set: EntrySet, state: string): boolean {
  return entrySets[set].some((key) => key === state);
}
