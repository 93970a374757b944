import type { StatusTag } from '#core/resources/resource.ts';
import type { Text } from '#core/texts/text.ts';

/** Where the judging of a round stands. */
export const judgingStates = {
  DRAFT: { label: { CN: '准备中', EN: 'Being set up' }, tone: 'waiting' },
  OPEN: { label: { CN: '评审中', EN: 'Under way' }, tone: 'working' },
  CLOSED: { label: { CN: '已结束', EN: 'Over' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

const dayMs = 86_400_000;

/** Days before scores are no longer taken on which judges with something left are reminded. */
const reminderDays = [3, 1] as const;

/** When judges are reminded by the clock, the first first. */
export function remindersOf(closesAt: Date): Date[] {
  return reminderDays.map((days) => new Date(closesAt.getTime() - days * dayMs));
}

/**
 * Where an assignment stands: nothing of the entry opens before ties were declared, and nothing of it after a recusal or
 * once the organisers gave it to somebody else.
 */
export const assignmentStates = ['INVITED', 'OPEN', 'SUBMITTED', 'ABSTAINED', 'RECUSED', 'REPLACED'] as const;

/** Those in which something is left to do. */
export const unfinishedStates = ['INVITED', 'OPEN'] as const satisfies readonly AssignmentState[];

export type AssignmentState = (typeof assignmentStates)[number];

/** Those of whose entry a judge sees anything. */
export const openStates = ['OPEN', 'SUBMITTED', 'ABSTAINED'] as const satisfies readonly AssignmentState[];

/** What a judge declares. */
export const tieKinds = [
  {
    value: 'EMPLOYER',
    label: { CN: '同一单位', EN: 'Same employer' },
    note: {
      CN: '三年内在该企业或其股东单位任职、兼职',
      EN: 'You worked for the company or a shareholder of it within three years',
    },
  },
  {
    value: 'COWORK',
    label: { CN: '合作或师生', EN: 'Joint work, teacher or student' },
    note: {
      CN: '共同署名、共同项目、导师与学生，五年内',
      EN: 'Joint papers or projects, supervisor and student, within five years',
    },
  },
  {
    value: 'MONEY',
    label: { CN: '投资或债权', EN: 'Investment or debt' },
    note: { CN: '本人、近亲属或所在基金持有权益', EN: 'You, close relatives or your fund hold a stake' },
  },
  {
    value: 'FAMILY',
    label: { CN: '亲属或其他', EN: 'Family or else' },
    note: { CN: '足以影响公正的关系', EN: 'Anything that could touch your fairness' },
  },
] as const;

export type TieKind = (typeof tieKinds)[number]['value'];

/**
 * How a tie is known. Those that bar keep a judge away from the draw until somebody dismisses them; the others are shown
 * to the organiser, who decides.
 */
export const tieSources: Readonly<Record<string, { readonly label: Text; readonly isBarring: boolean }>> = {
  OWN: { label: { CN: '本人参赛', EN: 'Own entry' }, isBarring: true },
  EMPLOYER: { label: { CN: '单位同名', EN: 'Same employer' }, isBarring: true },
  CREDIT: { label: { CN: '信用代码一致', EN: 'Same credit code' }, isBarring: true },
  SUPPORTER: { label: { CN: '赋能者', EN: 'Supporter' }, isBarring: true },
  INVESTOR: { label: { CN: '投资机构', EN: 'Investor' }, isBarring: true },
  MAIL: { label: { CN: '邮箱同域', EN: 'Same mail domain' }, isBarring: true },
  SCHOOL: { label: { CN: '同一学校', EN: 'Same school' }, isBarring: false },
  DECLARED: { label: { CN: '评委声明', EN: 'Declared' }, isBarring: true },
};
