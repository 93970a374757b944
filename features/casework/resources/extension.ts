import { defineResource, type StatusTag } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { programmeHeads } from '#features/casework/programmes/heads.ts';

const offered = programmeHeads.map(({ code, short }) => ({ value: code, label: short }));

const statuses: Readonly<Record<string, StatusTag>> = {
  PENDING: { label: { CN: '待批准', EN: 'To be approved' }, tone: 'waiting' },
  APPROVED: { label: { CN: '已批准', EN: 'Approved' }, tone: 'done' },
  REFUSED: { label: { CN: '未批准', EN: 'Refused' }, tone: 'problem' },
};

/** More time for one person in a year of a programme, with the officer who asked and the one who decided. */
export const extension = defineResource({
  code: 'extension',
  path: '/apply/extension',
  name: { CN: '个别延期', EN: 'Extensions' },
  item: { CN: '延期', EN: 'extension' },
  permission: 'Mgr.ApplyProgram',
  add: 'Mgr.ApplyProgram.edit',
  edit: 'Mgr.ApplyProgram.edit',
  objectType: 'extension',
  columns: [
    { key: 'programmeName', title: { CN: '项目', EN: 'Programme' }, kind: 'text', width: 140, fixed: 'left' },
    {
      key: 'applicant',
      title: { CN: '申请人', EN: 'Applicant' },
      kind: 'text',
      width: 140,
      sensitive: { class: 'S2', mask: 'name' },
    },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 120 },
    { key: 'year', title: { CN: '年度', EN: 'Year' }, kind: 'text', width: 90 },
    { key: 'until', title: { CN: '延至', EN: 'Until' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'reason', title: { CN: '原因', EN: 'Reason' }, kind: 'text', width: 220 },
    { key: 'askedBy', title: { CN: '提出人', EN: 'Asked by' }, kind: 'text', width: 120 },
    { key: 'decidedBy', title: { CN: '批准人', EN: 'Decided by' }, kind: 'text', width: 120 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '申请人、账号', EN: 'Applicant or account' }),
    { key: 'programme', label: { CN: '项目', EN: 'Programme' }, kind: 'choice', options: offered },
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'multi',
      options: Object.entries(statuses).map(([value, { label }]) => ({ value, label })),
    },
  ],
  sort: { key: 'updatedAt', descending: true },
  statuses,
  facts: ['programmeName', 'applicant', 'status', 'year', 'until'],
  form: [
    {
      key: 'programme',
      kind: 'choice',
      label: { CN: '项目', EN: 'Programme' },
      options: offered,
      required: true,
      width: 'half',
    },
    {
      key: 'year',
      kind: 'year',
      label: { CN: '年度', EN: 'Year' },
      min: 2020,
      max: 2099,
      required: true,
      width: 'half',
    },
    {
      key: 'login',
      kind: 'text',
      label: { CN: '申请人账号', EN: 'Account of the applicant' },
      hint: { CN: '登录名或电子邮箱', EN: 'Sign-in name or e-mail address' },
      max: 120,
      required: true,
    },
    { key: 'untilOn', kind: 'date-time', label: { CN: '延至', EN: 'Until' }, required: true, width: 'half' },
    {
      key: 'reason',
      kind: 'long-text',
      unit: 'characters',
      max: 300,
      required: true,
      label: { CN: '原因', EN: 'Reason' },
    },
  ],
  actions: [
    {
      key: 'approve',
      label: { CN: '批准', EN: 'Approve' },
      permission: 'Mgr.ApplyProgram.edit',
      when: { field: 'status', is: 'PENDING' },
      confirm: {
        CN: '批准后，申请人到所定时间前可以填写和提交。提出的人不能自己批准。',
        EN: 'The applicant can fill in and submit until then. Whoever asked cannot approve.',
      },
    },
    {
      key: 'refuse',
      label: { CN: '不批准', EN: 'Refuse' },
      permission: 'Mgr.ApplyProgram.edit',
      when: { field: 'status', is: 'PENDING' },
      danger: true,
      fields: [
        {
          key: 'reason',
          kind: 'long-text',
          unit: 'characters',
          max: 300,
          required: true,
          label: { CN: '原因', EN: 'Reason' },
        },
      ],
    },
  ],
  empty: { CN: '没有个别延期', EN: 'No extensions' },
});
