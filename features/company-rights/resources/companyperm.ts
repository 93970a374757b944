import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { programmeHeads } from '#features/casework/programmes/heads.ts';
import { rightStatuses } from '#features/company-rights/shared/right.ts';

const { DRAFT: _, ...statuses } = rightStatuses;

const reason = {
  key: 'reason',
  kind: 'long-text',
  unit: 'characters',
  max: 500,
  required: true,
  label: { CN: '原因', EN: 'Reason' },
  hint: { CN: '单位会看到', EN: 'The company reads it' },
} as const;

/** What companies ask to declare their staff for: granted for a number of people until a day, or declined. */
export const companyperm = defineResource({
  code: 'companyperm',
  path: '/companys/perm',
  name: { CN: '单位申报资格', EN: 'Rights to declare' },
  item: { CN: '申报资格', EN: 'right' },
  permission: 'Mgr.Company',
  objectType: 'companyperm',
  columns: [
    { key: 'company', title: { CN: '单位', EN: 'Company' }, kind: 'text', sortable: true, width: 220, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 110 },
    { key: 'service', title: { CN: '服务', EN: 'Service' }, kind: 'text', width: 130 },
    { key: 'asked', title: { CN: '申请名额', EN: 'Asked for' }, kind: 'number', sortable: true, width: 110 },
    { key: 'granted', title: { CN: '授予名额', EN: 'Granted' }, kind: 'number', sortable: true, width: 110 },
    { key: 'validTo', title: { CN: '有效期至', EN: 'Valid until' }, kind: 'text', sortable: true, width: 120 },
    { key: 'code', title: { CN: '信用代码', EN: 'Credit code' }, kind: 'code', width: 190, priority: 3 },
    { key: 'grounds', title: { CN: '申请理由', EN: 'Reasons given' }, kind: 'text', width: 260, priority: 3 },
    { key: 'reason', title: { CN: '决定说明', EN: 'Why it was decided so' }, kind: 'text', width: 200, priority: 3 },
    { key: 'submittedAt', title: { CN: '提交时间', EN: 'Handed in' }, kind: 'date-time', sortable: true, width: 150 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '单位名称、信用代码', EN: 'Company or credit code' }),
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'multi',
      options: Object.entries(statuses).map(([value, { label }]) => ({ value, label })),
    },
    {
      key: 'programme',
      label: { CN: '服务', EN: 'Service' },
      kind: 'choice',
      options: programmeHeads.map(({ code, short }) => ({ value: code, label: short })),
    },
  ],
  sort: { key: 'updatedAt', descending: true },
  statuses,
  facts: ['code', 'status', 'service', 'asked', 'granted', 'validTo', 'grounds', 'reason', 'submittedAt'],
  files: true,
  actions: [
    {
      key: 'approve',
      label: { CN: '授予', EN: 'Grant' },
      permission: 'Mgr.Company.audit',
      when: { field: 'status', is: 'SUBMITTED' },
      fields: [
        {
          key: 'granted',
          kind: 'number',
          label: { CN: '授予名额', EN: 'People granted' },
          min: 1,
          max: 500,
          decimals: 0,
          required: true,
          width: 'half',
        },
        {
          key: 'validTo',
          kind: 'date',
          label: { CN: '有效期至', EN: 'Valid until' },
          min: { days: 1 },
          max: { years: 3 },
          required: true,
          width: 'half',
        },
      ],
    },
    {
      key: 'reject',
      label: { CN: '不通过', EN: 'Decline' },
      permission: 'Mgr.Company.audit',
      danger: true,
      when: { field: 'status', is: 'SUBMITTED' },
      fields: [reason],
    },
    {
      key: 'end',
      label: { CN: '终止资格', EN: 'End the right' },
      permission: 'Mgr.Company.audit',
      danger: true,
      when: { field: 'status', is: 'APPROVED' },
      fields: [reason],
    },
  ],
  empty: { CN: '没有单位申请申报资格', EN: 'No company has asked for a right' },
});
