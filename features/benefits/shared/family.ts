import type { Section } from '#core/forms/section.ts';
import type { Text } from '#core/texts/text.ts';

export const familyRelations = [
  { value: 'SPOUSE', label: { CN: '配偶', EN: 'Spouse' } },
  { value: 'CHILD', label: { CN: '子女', EN: 'Child' } },
  { value: 'PARENT', label: { CN: '父母', EN: 'Parent' } },
] as const;

export type FamilyRelation = (typeof familyRelations)[number]['value'];

/** Somebody who may use the card of a holder for what families may have. */
export interface FamilyMember {
  readonly id: string;
  readonly name: string;
  readonly relation: FamilyRelation;
  /** YYYY-MM-DD. */
  readonly birth: string;
}

/** More than belong to one card. */
export const mostFamily = 8;

/** What a holder tells of one of the family. */
export const familySection: Section = {
  key: 'family',
  title: { CN: '家属', EN: 'Family' },
  fields: [
    {
      key: 'name',
      kind: 'text',
      label: { CN: '姓名', EN: 'Name' },
      pattern: 'person-name',
      max: 50,
      required: true,
      sensitive: 'S2',
    },
    {
      key: 'relation',
      kind: 'choice',
      label: { CN: '与您的关系', EN: 'Relation to you' },
      options: familyRelations,
      required: true,
      width: 'half',
    },
    {
      key: 'birth',
      kind: 'date',
      label: { CN: '出生日期', EN: 'Date of birth' },
      max: {},
      required: true,
      width: 'half',
      sensitive: 'S2',
    },
  ],
};

/** What a relation is called. */
export function relationLabel(relation: string): Text {
  return familyRelations.find(({ value }) => value === relation)?.label ?? { CN: relation, EN: relation };
}
