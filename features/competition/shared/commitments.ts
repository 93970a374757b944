import type { Data } from '#core/forms/values.ts';
import { isRecord } from '#core/forms/values.ts';
import type { Text } from '#core/texts/text.ts';

interface CommitmentDefinition {
  readonly key: string;
  readonly name: Text;
  /** Code of the form that it is given in, its section and field. */
  readonly form: string;
  readonly section: string;
  readonly field: string;
}

/** What an entrant commits to, in the order in which it is given; each has to hold until the last instalment. */
export const commitments = [
  {
    key: 'eligible',
    name: { CN: '参赛资格持续满足', EN: 'Stays eligible throughout' },
    form: 'itec',
    section: 'commitment',
    field: 'eligible',
  },
  {
    key: 'letter',
    name: { CN: '参赛承诺书', EN: 'Commitment letter' },
    form: 'itec',
    section: 'attachments',
    field: 'commitmentLetter',
  },
  {
    key: 'settle',
    name: { CN: '落地意向', EN: 'Intent to settle' },
    form: 'itec',
    section: 'settle',
    field: 'registrationPlan',
  },
  {
    key: 'confidentiality',
    name: { CN: '保密义务', EN: 'Confidentiality' },
    form: 'itecaward',
    section: 'papers',
    field: 'confidentiality',
  },
  {
    key: 'award',
    name: { CN: '申请承诺', EN: 'Application commitment' },
    form: 'itecaward',
    section: 'papers',
    field: 'commitment',
  },
] as const satisfies readonly CommitmentDefinition[];

export type CommitmentKey = (typeof commitments)[number]['key'];

export const commitmentKeys: readonly CommitmentKey[] = commitments.map(({ key }) => key);

/** What a commitment is called; reports from before they were told apart are of eligibility. */
export function commitmentName(key: string): Text {
  return (commitments.find((each) => each.key === key) ?? commitments[0]).name;
}

/** Whether what was handed in of its form gives the commitment: agreed, a file, or words. */
export function isGiven({ section, field }: Pick<CommitmentDefinition, 'section' | 'field'>, data: Data): boolean {
  const value = data[section]?.[field];
  if (Array.isArray(value)) return value.length > 0;
  if (isRecord(value)) return value.agreed === true;
  return typeof value === 'string' && value.trim() !== '';
}
