import type { PermissionCode } from '../permissions.ts';
import type { Text } from '../texts/text.ts';
import type { StateKey } from './states.ts';

export type ActorKind = 'applicant' | 'employer' | 'operator' | 'system';

/** One step the machine knows: who may take it, from which states, and with what. */
export interface ActionDefinition {
  name: Text;
  actors: readonly ActorKind[];
  /** What an operator must hold, by the state the case is in. */
  permission?: PermissionCode | Partial<Record<StateKey, PermissionCode>>;
  from: readonly StateKey[];
  /** A reason must be given; the other side reads it. */
  needsReason: boolean;
  /** Shown as a step against the applicant or a loss of what was entered. */
  isNegative: boolean;
}

/** The codes of which one is needed to take steps on a case at all, and so to take it in hand. */
export const deskCodes: readonly PermissionCode[] = [
  'Mgr.Apply.audit',
  'Mgr.Apply.judge',
  'Mgr.Apply.publish',
  'Mgr.Apply.revoke',
  'Mgr.ApplyPay.issue',
];

/** Every action on an application. Assigning and claiming a case change no state and are not listed. */
export const actions = {
  submit: {
    name: { CN: '提交', EN: 'Submit' },
    actors: ['applicant'],
    from: ['DRAFT', 'UNIT_RETURNED', 'SUPPLEMENT'],
    needsReason: false,
    isNegative: false,
  },
  delete: {
    name: { CN: '删除草稿', EN: 'Delete draft' },
    actors: ['applicant'],
    from: ['DRAFT'],
    needsReason: false,
    isNegative: true,
  },
  back: {
    name: { CN: '撤回修改', EN: 'Take back' },
    actors: ['applicant'],
    from: ['UNIT_REVIEW', 'ACCEPTING'],
    needsReason: false,
    isNegative: false,
  },
  'unit-pass': {
    name: { CN: '单位同意', EN: 'Confirm' },
    actors: ['employer'],
    from: ['UNIT_REVIEW'],
    needsReason: false,
    isNegative: false,
  },
  'unit-return': {
    name: { CN: '单位退回', EN: 'Send back' },
    actors: ['employer'],
    from: ['UNIT_REVIEW'],
    needsReason: true,
    isNegative: true,
  },
  'unit-refuse': {
    name: { CN: '单位不同意', EN: 'Decline' },
    actors: ['employer'],
    from: ['UNIT_REVIEW'],
    needsReason: true,
    isNegative: true,
  },
  accept: {
    name: { CN: '受理', EN: 'Accept' },
    actors: ['operator'],
    permission: 'Mgr.Apply.audit',
    from: ['ACCEPTING'],
    needsReason: false,
    isNegative: false,
  },
  ask: {
    name: { CN: '要求补正', EN: 'Ask for corrections' },
    actors: ['operator'],
    permission: 'Mgr.Apply.audit',
    from: ['ACCEPTING', 'REVIEW'],
    needsReason: false,
    isNegative: false,
  },
  'refuse-acceptance': {
    name: { CN: '不予受理', EN: 'Do not accept' },
    actors: ['operator'],
    permission: 'Mgr.Apply.audit',
    from: ['ACCEPTING'],
    needsReason: true,
    isNegative: true,
  },
  pass: {
    name: { CN: '审核通过', EN: 'Pass' },
    actors: ['operator'],
    permission: 'Mgr.Apply.audit',
    from: ['REVIEW'],
    needsReason: false,
    isNegative: false,
  },
  'opinions-in': {
    name: { CN: '意见汇总完成', EN: 'All opinions are in' },
    actors: ['operator'],
    permission: 'Mgr.Apply.judge',
    from: ['JOINT'],
    needsReason: false,
    isNegative: false,
  },
  refuse: {
    name: { CN: '审核不通过', EN: 'Refuse' },
    actors: ['operator'],
    permission: { REVIEW: 'Mgr.Apply.audit', JOINT: 'Mgr.Apply.judge' },
    from: ['REVIEW', 'JOINT'],
    needsReason: true,
    isNegative: true,
  },
  'publicity-pass': {
    name: { CN: '公示无异议', EN: 'No objection' },
    actors: ['operator', 'system'],
    permission: 'Mgr.Apply.publish',
    from: ['PUBLICITY'],
    needsReason: false,
    isNegative: false,
  },
  'objection-upheld': {
    name: { CN: '异议成立', EN: 'Objection upheld' },
    actors: ['operator'],
    permission: 'Mgr.Apply.publish',
    from: ['PUBLICITY'],
    needsReason: true,
    isNegative: true,
  },
  issue: {
    name: { CN: '发证生效', EN: 'Issue' },
    actors: ['operator'],
    permission: 'Mgr.ApplyPay.issue',
    from: ['APPROVED'],
    needsReason: false,
    isNegative: false,
  },
  'take-up': {
    name: { CN: '接受结果', EN: 'Accept the offer' },
    actors: ['applicant'],
    from: ['APPROVED'],
    needsReason: false,
    isNegative: false,
  },
  cancel: {
    name: { CN: '放弃或取消', EN: 'Cancel' },
    actors: ['applicant', 'operator'],
    permission: 'Mgr.Apply.audit',
    from: ['APPROVED'],
    needsReason: true,
    isNegative: true,
  },
  revoke: {
    name: { CN: '撤销', EN: 'Revoke' },
    actors: ['operator'],
    permission: 'Mgr.Apply.revoke',
    from: ['EFFECTIVE'],
    needsReason: true,
    isNegative: true,
  },
  appeal: {
    name: { CN: '申诉', EN: 'Appeal' },
    actors: ['applicant'],
    from: ['REJECTED'],
    needsReason: true,
    isNegative: false,
  },
  lapse: {
    name: { CN: '逾期关闭', EN: 'Lapse' },
    actors: ['system'],
    from: ['SUPPLEMENT', 'UNIT_RETURNED'],
    needsReason: false,
    isNegative: true,
  },
  'unit-lapse': {
    name: { CN: '单位逾期未审核', EN: 'Not answered by the employer' },
    actors: ['system'],
    from: ['UNIT_REVIEW'],
    needsReason: false,
    isNegative: true,
  },
  end: {
    name: { CN: '到期', EN: 'End' },
    actors: ['system'],
    from: ['EFFECTIVE'],
    needsReason: false,
    isNegative: false,
  },
  'request-withdrawal': {
    name: { CN: '申请撤回', EN: 'Ask to withdraw' },
    actors: ['applicant'],
    from: ['SUPPLEMENT', 'REVIEW', 'JOINT', 'PUBLICITY'],
    needsReason: false,
    isNegative: false,
  },
  'agree-withdrawal': {
    name: { CN: '同意撤回', EN: 'Agree to withdrawal' },
    actors: ['operator'],
    permission: 'Mgr.Apply.audit',
    from: ['SUPPLEMENT', 'REVIEW', 'JOINT', 'PUBLICITY'],
    needsReason: false,
    isNegative: true,
  },
  'cancel-withdrawal': {
    name: { CN: '取消撤回申请', EN: 'Take the request back' },
    actors: ['applicant'],
    from: ['SUPPLEMENT', 'REVIEW', 'JOINT', 'PUBLICITY'],
    needsReason: false,
    isNegative: false,
  },
  'decline-withdrawal': {
    name: { CN: '不同意撤回', EN: 'Decline the withdrawal' },
    actors: ['operator'],
    permission: 'Mgr.Apply.audit',
    from: ['SUPPLEMENT', 'REVIEW', 'JOINT', 'PUBLICITY'],
    needsReason: true,
    isNegative: true,
  },
} as const satisfies Record<string, ActionDefinition>;

export type ActionKey = keyof typeof actions;

export const actionKeys = Object.keys(actions) as ActionKey[];

/** What an operator must hold to take an action in a state; undefined when operators never do. */
export function permissionOf(key: ActionKey, state: StateKey): PermissionCode | undefined {
  const { permission } = actionOf(key);
  return typeof permission === 'string' ? permission : permission?.[state];
}

/** The definition of an action. */
export function actionOf(key: ActionKey): ActionDefinition {
  return actions[key];
}
