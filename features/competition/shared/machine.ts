import type { Machine } from '#core/workflow/machine.ts';
import { type EntryState, entryStates } from './states.ts';

/** What the machine asks of an entry beside its state. */
export type EntryFact =
  /** It may be changed: registration is open, or it was returned; the competition has not begun. */
  | 'editable'
  | 'started'
  | 'instalmentDue'
  | 'isLastInstalment'
  | 'isLaterInstalment'
  /** Somebody else than the caller has approved the claim. */
  | 'hasOtherApproval'
  /** The caller has not approved it before. */
  | 'isNewApprover';

const audit = { actors: ['operator'], permission: 'Mgr.Itec.audit' } as const;
const judge = { actors: ['operator'], permission: 'Mgr.Itec.judge' } as const;
const pay = { actors: ['operator'], permission: 'Mgr.Itec.pay' } as const;
const own = { actors: ['applicant'] } as const;
const negative = { needsReason: true, isNegative: true } as const;

const open: readonly EntryState[] = ['DRAFT', 'RETURNED', 'SUBMITTED', 'QUALIFIED'];

const steps = {
  save: { ...own, name: { CN: '保存报名', EN: 'Save the entry' }, from: open, needs: { editable: 'CLOSED' } },
  submit: {
    ...own,
    name: { CN: '提交报名', EN: 'Hand in' },
    from: open,
    to: 'SUBMITTED',
    needs: { editable: 'CLOSED' },
  },
  withdraw: {
    ...own,
    name: { CN: '退赛', EN: 'Withdraw' },
    from: ['SUBMITTED', 'RETURNED', 'QUALIFIED', 'PRELIM', 'SEMI', 'FINAL'],
    to: 'WITHDRAWN',
    isNegative: true,
  },
  accept: { ...audit, name: { CN: '资格通过', EN: 'Accept' }, from: ['SUBMITTED'], to: 'QUALIFIED' },
  return: {
    ...audit,
    ...negative,
    name: { CN: '退回补正', EN: 'Return' },
    from: ['SUBMITTED'],
    to: 'RETURNED',
  },
  fail: {
    ...audit,
    ...negative,
    name: { CN: '不通过', EN: 'Fail' },
    from: ['SUBMITTED', 'RETURNED', 'QUALIFIED', 'PRELIM', 'SEMI', 'FINAL', 'VISIT', 'CHECKING'],
    to: 'FAILED',
  },
  promote: {
    ...judge,
    name: { CN: '晋级', EN: 'Take further' },
    from: ['QUALIFIED', 'PRELIM', 'SEMI'],
    to: { QUALIFIED: 'PRELIM', PRELIM: 'SEMI', SEMI: 'FINAL' },
    needs: { started: 'NOT_DUE' },
  },
  award: { ...judge, name: { CN: '评奖', EN: 'Award' }, from: ['FINAL'], to: 'AWARDED' },
  'save-visit': { ...own, name: { CN: '保存考察信息', EN: 'Save the visit' }, from: ['AWARDED'] },
  'submit-visit': { ...own, name: { CN: '提交考察信息', EN: 'Hand in the visit' }, from: ['AWARDED'], to: 'VISIT' },
  'pass-visit': { ...audit, name: { CN: '考察通过', EN: 'Visit passed' }, from: ['VISIT'], to: 'MATERIAL' },
  'return-visit': {
    ...audit,
    ...negative,
    name: { CN: '退回考察信息', EN: 'Return the visit' },
    from: ['VISIT'],
    to: 'AWARDED',
  },
  'save-material': { ...own, name: { CN: '保存获奖材料', EN: 'Save the material' }, from: ['MATERIAL'] },
  'submit-material': {
    ...own,
    name: { CN: '提交获奖材料', EN: 'Hand in the material' },
    from: ['MATERIAL'],
    to: 'CHECKING',
  },
  'approve-files': { ...audit, name: { CN: '电子材料通过', EN: 'Approve files' }, from: ['CHECKING'], to: 'PRINTING' },
  'return-files': {
    ...audit,
    ...negative,
    name: { CN: '退回材料', EN: 'Return the material' },
    from: ['CHECKING', 'PRINTING'],
    to: 'MATERIAL',
  },
  'approve-printed': {
    ...audit,
    name: { CN: '纸质材料核对', EN: 'Approve printed' },
    from: ['PRINTING'],
    to: 'PAPER_DELIVERED',
  },
  'save-claim': {
    ...own,
    name: { CN: '保存兑现申请', EN: 'Save the claim' },
    from: ['PAPER_DELIVERED', 'TRACKING'],
    needs: { instalmentDue: 'NOT_DUE' },
  },
  'submit-claim': {
    ...own,
    name: { CN: '提交兑现申请', EN: 'Hand in the claim' },
    from: ['PAPER_DELIVERED', 'TRACKING'],
    to: 'CASHOUT',
    needs: { instalmentDue: 'NOT_DUE' },
  },
  'approve-claim': {
    ...pay,
    name: { CN: '兑现审批', EN: 'Approve the claim' },
    from: ['CASHOUT'],
    otherwise: { when: 'hasOtherApproval', to: 'PAYABLE' },
    needs: { isNewApprover: 'SECOND_PERSON_NEEDED' },
  },
  'return-claim': {
    ...pay,
    ...negative,
    name: { CN: '退回兑现申请', EN: 'Return the claim' },
    from: ['CASHOUT'],
    to: 'PAPER_DELIVERED',
    otherwise: { when: 'isLaterInstalment', to: 'TRACKING' },
  },
  pay: {
    ...pay,
    name: { CN: '登记拨付', EN: 'Note the payment' },
    from: ['PAYABLE'],
    to: 'TRACKING',
    otherwise: { when: 'isLastInstalment', to: 'DONE' },
  },
  disqualify: {
    ...judge,
    ...negative,
    name: { CN: '取消资格', EN: 'Disqualify' },
    from: [
      ...(['QUALIFIED', 'PRELIM', 'SEMI', 'FINAL', 'AWARDED', 'VISIT', 'MATERIAL', 'CHECKING', 'PRINTING'] as const),
      ...(['PAPER_DELIVERED', 'CASHOUT', 'PAYABLE', 'TRACKING'] as const),
    ],
    to: 'DISQUALIFIED',
  },
} as const satisfies Machine<EntryState, string, EntryFact>['steps'];

export type EntryStep = keyof typeof steps;

/** The whole life of an entry: apply, field visit, award material, cash-out. */
export const entryMachine: Machine<EntryState, EntryStep, EntryFact> = {
  states: entryStates.map(({ key }) => key),
  steps,
};
