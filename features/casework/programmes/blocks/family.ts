import type { RowField } from '#core/forms/field.ts';
import type { Section } from '#core/forms/section.ts';
import { idTypes } from './person.ts';

/** Block FAM: family members; `localHome` asks whether each owns a home in the city, `intro` says who belongs here. */
export function familySection(options: { localHome?: boolean; intro?: Section['intro'] } = {}): Section {
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
        fields: [...memberFields, ...(options.localHome ? [homeField] : [])],
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

const homeField: RowField = {
  kind: 'choice',
  key: 'localHome',
  label: { CN: '本市有无住房', EN: 'Owns a home in this city' },
  options: 'yesNo',
  required: true,
  width: 'half',
};
