import type { Field } from '#core/forms/field.ts';
import type { Section } from '#core/forms/section.ts';
import type { StatusTag } from '#core/resources/resource.ts';

/** States of an objection in their order; the last three are its conclusions. */
export const objectionStates = ['RECEIVED', 'ACCEPTED', 'CHECKING', 'UPHELD', 'PARTLY', 'DISMISSED'] as const;
export type ObjectionState = (typeof objectionStates)[number];

/** Not decided yet: while such an objection names a case, the case is on hold. */
export const openObjectionStates: readonly ObjectionState[] = ['RECEIVED', 'ACCEPTED', 'CHECKING'];

export const objectionStatuses: Readonly<Record<ObjectionState, StatusTag>> = {
  RECEIVED: { label: { CN: '待受理', EN: 'Received' }, tone: 'waiting' },
  ACCEPTED: { label: { CN: '已受理', EN: 'Accepted' }, tone: 'working' },
  CHECKING: { label: { CN: '核查中', EN: 'Looked into' }, tone: 'working' },
  UPHELD: { label: { CN: '成立，撤出名单', EN: 'Upheld, taken off the list' }, tone: 'problem' },
  PARTLY: { label: { CN: '部分成立，退回审核', EN: 'Upheld in part, reviewed again' }, tone: 'problem' },
  DISMISSED: { label: { CN: '不成立', EN: 'Dismissed' }, tone: 'done' },
};

/** Working days within which an objection is answered. */
export const answerDays = 15;

/** What an objection may be about. */
export const aspects = [
  { value: 'RESULTS', label: { CN: '成果不实', EN: 'Results are not true' } },
  { value: 'WORK', label: { CN: '不在本区工作', EN: 'Does not work in the district' } },
  { value: 'TWICE', label: { CN: '重复资助', EN: 'Supported twice' } },
  { value: 'STANDING', label: { CN: '资格条件', EN: 'Eligibility' } },
  { value: 'REVIEW', label: { CN: '评审程序', EN: 'How it was reviewed' } },
  { value: 'OTHER', label: { CN: '其他', EN: 'Something else' } },
];

/** Under one's name, with a hold; or without, as a hint that holds nothing. */
export const identities = [
  {
    value: 'NAMED',
    label: { CN: '实名（所涉申报自动暂停）', EN: 'Under my name (the application is put on hold)' },
  },
  { value: 'ANONYMOUS', label: { CN: '匿名（只登记线索，不暂停）', EN: 'Anonymous (noted as a hint, holds nothing)' } },
];

const isNamed = { field: 'identity', is: 'NAMED' } as const;

const evidence: Field = {
  kind: 'files',
  key: 'files',
  label: { CN: '证据或线索', EN: 'Evidence' },
  hint: { CN: 'PDF、JPG、PNG，每份 10 MB 以内', EN: 'PDF, JPG or PNG, up to 10 MB each' },
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  maxMB: 10,
  max: 5,
  visible: isNamed,
};

/** What files of evidence are uploaded for. */
export const evidencePurpose = 'objection-file';

/** The form of an objection; files are kept for those who are signed in. */
export function objectionSection({ hasFiles }: { hasFiles: boolean }): Section {
  return {
    key: 'objection',
    title: { CN: '提出异议', EN: 'Raise an objection' },
    fields: [
      {
        kind: 'multi-choice',
        key: 'aspects',
        label: { CN: '哪方面', EN: 'What about' },
        options: aspects,
        required: true,
      },
      {
        kind: 'long-text',
        key: 'facts',
        label: { CN: '事实和理由', EN: 'Facts and reasons' },
        hint: { CN: '写清时间、地点、事情，便于核查', EN: 'Say when, where and what, so that it can be checked' },
        unit: 'characters',
        min: 10,
        max: 2000,
        required: true,
      },
      {
        kind: 'choice',
        key: 'identity',
        label: { CN: '以什么身份', EN: 'How' },
        options: identities,
        required: true,
      },
      ...(hasFiles ? [evidence] : []),
      {
        kind: 'text',
        key: 'name',
        label: { CN: '真实姓名', EN: 'Your name' },
        pattern: 'person-name',
        max: 60,
        sensitive: 'S2',
        required: isNamed,
        visible: isNamed,
        width: 'half',
      },
      {
        kind: 'text',
        key: 'phone',
        label: { CN: '电话', EN: 'Telephone' },
        pattern: 'telephone',
        max: 30,
        sensitive: 'S2',
        required: isNamed,
        visible: isNamed,
        width: 'half',
      },
    ],
  };
}

/** What an aspect is called; its key for one that is no longer among them. */
export function aspectName(value: string): { CN: string; EN: string } {
  return aspects.find((each) => each.value === value)?.label ?? { CN: value, EN: value };
}
