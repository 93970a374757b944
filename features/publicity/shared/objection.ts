import type { Field, FieldOf } from '#core/forms/field.ts';
import type { Section } from '#core/forms/section.ts';
import type { StatusTag } from '#core/resources/resource.ts';
import type { Text } from '#core/texts/text.ts';

/** What an objection can come to. */
export const conclusions = ['UPHELD', 'PARTLY', 'DISMISSED'] as const;
export type Conclusion = (typeof conclusions)[number];

/** Not decided yet: while such an objection names a case, the case is on hold. In PROPOSED a second person decides. */
const open = ['RECEIVED', 'ACCEPTED', 'CHECKING', 'PROPOSED'] as const;

/** States of an objection in their order. */
export const objectionStates = [...open, ...conclusions] as const;
export type ObjectionState = (typeof objectionStates)[number];

export const openObjectionStates: readonly ObjectionState[] = open;

/** What whoever looked into an objection proposes; `at` is an instant in ISO 8601. */
export interface Proposal {
  readonly to: Conclusion;
  readonly by: string;
  readonly byName: string;
  readonly reason: string;
  readonly at: string;
}

export const objectionStatuses: Readonly<Record<ObjectionState, StatusTag>> = {
  RECEIVED: { label: { CN: '待受理', EN: 'Received' }, tone: 'waiting' },
  ACCEPTED: { label: { CN: '已受理', EN: 'Accepted' }, tone: 'working' },
  CHECKING: { label: { CN: '核查中', EN: 'Looked into' }, tone: 'working' },
  PROPOSED: { label: { CN: '待复核结论', EN: 'Waits for a second person' }, tone: 'waiting' },
  UPHELD: { label: { CN: '成立，撤出名单', EN: 'Upheld, taken off the list' }, tone: 'problem' },
  PARTLY: { label: { CN: '部分成立，退回审核', EN: 'Upheld in part, reviewed again' }, tone: 'problem' },
  DISMISSED: { label: { CN: '不成立', EN: 'Dismissed' }, tone: 'done' },
};

/** Working days within which an objection is answered. */
export const answerDays = 15;

/** Working days within which the applicant may state their view, once it is looked into. */
export const defenceDays = 5;

/** How an objection came in. */
export const channels = {
  PORTAL: { CN: '网上', EN: 'Portal' },
  LETTER: { CN: '来信', EN: 'Letter' },
  PHONE: { CN: '来电', EN: 'Telephone' },
  COUNTER: { CN: '来访', EN: 'Counter' },
} as const;
export type Channel = keyof typeof channels;

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

/** The same as an officer says it of somebody. */
const theirIdentities = [
  { value: 'NAMED', label: { CN: '实名（所涉申报自动暂停）', EN: 'By name (the application is put on hold)' } },
  {
    value: 'ANONYMOUS',
    label: { CN: '匿名（只登记线索，不暂停）', EN: 'Anonymously (noted as a hint, holds nothing)' },
  },
];

const isNamed = { field: 'identity', is: 'NAMED' } as const;

const evidence: FieldOf<'files'> = {
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

/** What files that came by letter or at the counter are uploaded for. */
export const deskEvidencePurpose = 'objection-desk-file';

const what: readonly Field[] = [
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
];

const identity: FieldOf<'choice'> = {
  kind: 'choice',
  key: 'identity',
  label: { CN: '以什么身份', EN: 'How' },
  options: identities,
  required: true,
};

const whose = (label: Text): readonly Field[] => [
  {
    kind: 'text',
    key: 'name',
    label,
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
];

/** The form of an objection; files are kept for those who are signed in. */
export function objectionSection({ hasFiles }: { hasFiles: boolean }): Section {
  return {
    key: 'objection',
    title: { CN: '提出异议', EN: 'Raise an objection' },
    fields: [...what, identity, ...(hasFiles ? [evidence] : []), ...whose({ CN: '真实姓名', EN: 'Your name' })],
  };
}

/** The same as the desk fills it in for somebody who wrote, rang or came; rounds and their lines are options of the list. */
export const registeredSection: Section = {
  key: 'objection',
  title: { CN: '代为登记异议', EN: 'Register an objection' },
  fields: [
    {
      kind: 'choice',
      key: 'channel',
      label: { CN: '渠道', EN: 'How it came' },
      options: Object.entries(channels)
        .filter(([value]) => value !== 'PORTAL')
        .map(([value, label]) => ({ value, label })),
      required: true,
      width: 'half',
    },
    {
      kind: 'date',
      key: 'receivedOn',
      label: { CN: '收到日期', EN: 'Received on' },
      hint: { CN: '应在公示期内', EN: 'Within the period of the notice' },
      max: {},
      required: true,
      width: 'half',
    },
    {
      kind: 'choice',
      key: 'round',
      label: { CN: '公示批次', EN: 'Round' },
      options: 'objectionRounds',
      required: true,
    },
    {
      kind: 'choice',
      key: 'entry',
      label: { CN: '对谁', EN: 'About' },
      hint: { CN: '针对公示整体的不选', EN: 'Left empty: the notice as a whole' },
      options: 'objectionEntries',
      parent: 'round',
    },
    ...what,
    { ...identity, label: { CN: '对方身份', EN: 'They object' }, options: theirIdentities },
    { ...evidence, purpose: deskEvidencePurpose, visible: undefined },
    ...whose({ CN: '异议人姓名', EN: 'Their name' }),
  ],
};

/** The view that an applicant states on an objection to their case. */
export const defenceSection: Section = {
  key: 'defence',
  title: { CN: '说明情况', EN: 'State your view' },
  fields: [
    {
      kind: 'long-text',
      key: 'statement',
      label: { CN: '情况说明', EN: 'Your view' },
      hint: { CN: '只有经办人员看得到', EN: 'Read by the desk only' },
      unit: 'characters',
      min: 10,
      max: 2000,
      required: true,
    },
    { ...evidence, label: { CN: '证明材料', EN: 'Proof' }, visible: undefined },
  ],
};

/** What an aspect is called; its key for one that is no longer among them. */
export function aspectName(value: string): { CN: string; EN: string } {
  return aspects.find((each) => each.value === value)?.label ?? { CN: value, EN: value };
}

/** What aspects are called together. */
export function aspectNames(aspects: readonly string[]): { CN: string; EN: string } {
  const names = aspects.map(aspectName);
  return { CN: names.map(({ CN }) => CN).join('、'), EN: names.map(({ EN }) => EN).join(', ') };
}
