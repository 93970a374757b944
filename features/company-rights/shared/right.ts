import type { OwnForm } from '#core/forms/own-form.ts';
import type { Section } from '#core/forms/section.ts';
import type { StatusTag } from '#core/resources/resource.ts';
import { documents } from '#features/casework/programmes/blocks/files.ts';

/** What a company says when it asks for the right to declare its staff for a service. */
export const rightSection: Section = {
  key: 'right',
  title: { CN: '单位申报资格', EN: 'Right to declare' },
  fields: [
    {
      kind: 'number',
      key: 'quota',
      label: { CN: '申请名额', EN: 'People asked for' },
      hint: { CN: '有效期内最多同时在办的人数。', EN: 'How many of your staff may have a case at the same time.' },
      required: true,
      min: 1,
      max: 500,
      decimals: 0,
      suffix: { CN: '人', EN: '{count:person|people}' },
      width: 'half',
    },
    {
      kind: 'date',
      key: 'from',
      label: { CN: '资格起始日期', EN: 'From' },
      required: true,
      min: { days: -31 },
      max: { years: 1 },
      width: 'half',
    },
    {
      kind: 'date',
      key: 'to',
      label: { CN: '资格终止日期', EN: 'Until' },
      hint: { CN: '最长三年。', EN: 'Three years at most.' },
      required: true,
      min: { days: 1 },
      max: { years: 3 },
      width: 'half',
    },
    {
      kind: 'text',
      key: 'agentName',
      own: 'name',
      label: { CN: '经办人姓名', EN: 'Agent' },
      required: true,
      max: 50,
      pattern: 'person-name',
      width: 'half',
      sensitive: 'S2',
    },
    {
      kind: 'phone',
      key: 'agentPhone',
      own: 'tel',
      label: { CN: '经办人手机', EN: 'Mobile of the agent' },
      required: true,
      width: 'half',
      sensitive: 'S2',
    },
    {
      kind: 'certificate',
      key: 'agentIdentity',
      label: { CN: '经办人证件', EN: 'Identity document of the agent' },
      types: ['ID_CARD', 'PASSPORT', 'HK_MACAO_PERMIT', 'TAIWAN_PERMIT'],
      required: true,
      sensitive: 'S3',
    },
    {
      kind: 'long-text',
      key: 'reason',
      label: { CN: '申请理由', EN: 'Reasons' },
      hint: {
        CN: '单位符合条件的人员数量和用人计划，500 字以内。',
        EN: 'How many of your staff qualify and whom you plan to engage, in 500 characters at most.',
      },
      unit: 'characters',
      min: 10,
      max: 500,
      required: true,
    },
    documents({
      key: 'letter',
      label: { CN: '单位授权书', EN: 'Letter of authority' },
      hint: { CN: '写明经办人和授权事项，加盖公章。', EN: 'It names the agent and what for, and bears the seal.' },
      max: 2,
    }),
    documents({ key: 'licence', label: { CN: '营业执照', EN: 'Business licence' }, max: 2 }),
    documents({
      key: 'staff',
      label: { CN: '人员名单', EN: 'List of staff' },
      hint: {
        CN: '姓名、岗位和拟申报类别，加盖公章的扫描件。',
        EN: 'Names, positions and what each applies for; a scan with the seal.',
      },
      max: 3,
      sensitive: 'S2',
    }),
  ],
  rules: [{ rule: 'after', field: 'to', other: 'from', strict: true }],
};

/** Names its uploads; each right has its own values. */
export const rightForm: OwnForm = {
  code: 'companyperm',
  name: { CN: '单位申报资格', EN: 'Right of a company to declare' },
  sections: [rightSection],
};

/** How a right stands; what was granted and is past its day counts as expired. */
export const rightStatuses = {
  DRAFT: { label: { CN: '草稿', EN: 'Draft' }, tone: 'off' },
  SUBMITTED: { label: { CN: '待审核', EN: 'To be checked' }, tone: 'waiting' },
  APPROVED: { label: { CN: '已授予', EN: 'Granted' }, tone: 'done' },
  REJECTED: { label: { CN: '未通过', EN: 'Declined' }, tone: 'problem' },
  EXPIRED: { label: { CN: '已到期', EN: 'Expired' }, tone: 'off' },
  ENDED: { label: { CN: '已终止', EN: 'Ended' }, tone: 'problem' },
} as const satisfies Record<string, StatusTag>;

export type RightStatus = keyof typeof rightStatuses;
