import type { RowField } from '#core/forms/field.ts';
import type { Section } from '#core/forms/section.ts';
import type { Text } from '#core/texts/text.ts';
import { idTypes } from './person.ts';

/** What a programme asks of the family. */
export interface FamilyOptions {
  /** Whether each owns a home in the city. */
  localHome?: boolean;
  /** Asks whether each is included in what is applied for. */
  joins?: Text;
  /** Who belongs here. */
  intro?: Text;
}

/** Block FAM: family members. */
export function familySection(options: FamilyOptions = {}): Section {
  return {
    key: 'family',
    title: { CN: '家庭成员', EN: 'Family' },
    intro: options.intro,
    fields: [
      {
        kind: 'rows',
        key: 'members',
        label: { CN: '家庭成员', EN: 'Family members' },
        item: { CN: '成员', EN: 'member' },
        max: 8,
        required: { field: 'person.marital', is: 'MARRIED' },
        summary: ['{relation}', '{name}'],
        fields: [
          ...memberFields,
          ...(options.localHome ? [homeField] : []),
          ...(options.joins ? [yesNoField('joins', options.joins)] : []),
        ],
      },
    ],
    rules: [{ rule: 'unique', rows: 'members', by: ['identity'] }],
  };
}

const memberFields: RowField[] = [
  {
    kind: 'choice',
    key: 'relation',
    label: { CN: '与本人关系', EN: 'Relation to you' },
    options: 'relation',
    required: true,
    width: 'half',
  },
  {
    kind: 'text',
    key: 'name',
    label: { CN: '姓名', EN: 'Name' },
    required: true,
    max: 50,
    pattern: 'person-name',
    width: 'half',
    sensitive: 'S2',
  },
  {
    kind: 'certificate',
    key: 'identity',
    label: { CN: '证件类型和号码', EN: 'Identity document' },
    types: [...idTypes],
    required: true,
    sensitive: 'S3',
  },
  {
    kind: 'date',
    key: 'birth',
    label: { CN: '出生日期', EN: 'Date of birth' },
    required: true,
    min: { years: -120 },
    max: {},
    width: 'half',
    sensitive: 'S2',
    derive: { rule: 'birth-from-certificate', from: 'identity' },
  },
  { kind: 'text', key: 'work', label: { CN: '工作单位或学校', EN: 'Employer or school' }, max: 100, width: 'half' },
];

const homeField = yesNoField('localHome', { CN: '本市有无住房', EN: 'Owns a home in this city' });

function yesNoField(key: string, label: Text): RowField {
  return { kind: 'choice', key, label, options: 'yesNo', required: true, width: 'half' };
}
