import type { Text } from '#core/texts/text.ts';

/** A part of the form of a year, in the order of the page. */
export interface YearSection {
  readonly key: string;
  readonly title: Text;
  readonly fields: readonly string[];
}

/** The parts of the form: every field stands in one. */
export const yearSections: readonly YearSection[] = [
  { key: 'basics', title: { CN: '基本', EN: 'Basics' }, fields: ['programme', 'year', 'titleCN', 'titleEN'] },
  {
    key: 'window',
    title: { CN: '窗口', EN: 'Window' },
    fields: ['opensOn', 'closesOn', 'graceMinutes', 'extendsAfterOutage', 'types'],
  },
  {
    key: 'quotas',
    title: { CN: '名额与资金', EN: 'Quota and money' },
    fields: ['quota', 'quotaAt', 'budget', 'quotas'],
  },
  { key: 'conditions', title: { CN: '条件', EN: 'Conditions' }, fields: ['furtherConditions'] },
  { key: 'materials', title: { CN: '材料', EN: 'Documents' }, fields: ['furtherMaterials'] },
  {
    key: 'steps',
    title: { CN: '步骤与天数', EN: 'Steps and days' },
    fields: ['stepDays', 'supplementDays', 'maxSupplementRounds', 'validMonths', 'expertsLeast', 'decisionNo'],
  },
  { key: 'texts', title: { CN: '文案', EN: 'Texts' }, fields: ['noteCN', 'noteEN'] },
];

/** The part in which a field, or a path into it, stands. */
export function sectionOf(path: string): string {
  const [key = ''] = path.split(/[.[]/);
  return yearSections.find(({ fields }) => fields.includes(key))?.key ?? 'basics';
}
