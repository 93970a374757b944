import type { Text } from '#core/texts/text.ts';
import type { Answers } from '#features/contents/shared/conditions/fact.ts';

/** Something many policies ask for, as one choice of the second question: what it answers, and to which fact. */
export interface Strength {
  readonly key: string;
  readonly label: Text;
  readonly field: string;
  /** A number stands for itself and what is more; an option for itself. */
  readonly value: number | string;
}

/** The second question: what speaks for somebody. Finer facts are asked where a policy turns on them. */
export const strengths: readonly Strength[] = [
  { key: 'bachelor', label: { CN: '本科', EN: 'Bachelor’s degree' }, field: 'degree', value: 'BACHELOR' },
  { key: 'master', label: { CN: '硕士', EN: 'Master’s degree' }, field: 'degree', value: 'MASTER' },
  { key: 'doctor', label: { CN: '博士', EN: 'Doctorate' }, field: 'degree', value: 'DOCTOR' },
  { key: 'title', label: { CN: '高级职称', EN: 'Senior title' }, field: 'title', value: 'VICE_SENIOR' },
  { key: 'plan', label: { CN: '市级以上人才计划', EN: 'City-level talent plan' }, field: 'plan', value: 'CITY' },
  { key: 'award', label: { CN: '省部级以上奖项', EN: 'Provincial award' }, field: 'award', value: 'PROVINCE' },
  {
    key: 'overseas',
    label: { CN: '海外学习工作一年以上', EN: 'Overseas for a year or more' },
    field: 'overseasMonths',
    value: 12,
  },
  { key: 'startup', label: { CN: '初创企业', EN: 'Start-up' }, field: 'stage', value: 'STARTUP' },
];

/** Whether what was told says so. */
export function isStrong({ field, value }: Strength, answers: Answers): boolean {
  const told = Object.hasOwn(answers, field) ? answers[field] : undefined;
  return typeof value === 'number' ? typeof told === 'number' && told >= value : told === value;
}

/** The answer that choosing it, or giving the choice up, makes of its fact; undefined takes the answer back. */
export function strengthAnswer({ value }: Strength, isChosen: boolean): number | string | undefined {
  return isChosen ? value : undefined;
}
