import { reasonField } from '#core/resources/reason-field.ts';
import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { programmeOptions } from '#features/payments/shared/programme-names.ts';
import { changes, reportKinds, reportStatuses } from '#features/payments/shared/report.ts';

const isOpen = { field: 'status', is: 'OPEN' } as const;
const isProposed = { field: 'status', is: 'PROPOSED' } as const;
const read = { CN: '申请人会看到', EN: 'The applicant reads it' };

/** Yearly reports and changes of what is being paid; what pauses payments is decided here, by two where they go on. */
export const grantReport = defineResource({
  code: 'grantreport',
  path: '/apply/grantreport',
  name: { CN: '年度报告与变更', EN: 'Reports and changes' },
  item: { CN: '报告', EN: 'report' },
  permission: 'Mgr.ApplyPay',
  export: 'Mgr.ApplyPay.export',
  objectType: 'grant-report',
  files: true,
  columns: [
    { key: 'no', title: { CN: '申报编号', EN: 'Case' }, kind: 'code', sortable: true, width: 140, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', sortable: true, width: 140 },
    { key: 'name', title: { CN: '事项', EN: 'What' }, kind: 'text', width: 170, priority: 1 },
    {
      key: 'applicant',
      title: { CN: '申请人', EN: 'Applicant' },
      kind: 'text',
      width: 110,
      sensitive: { class: 'S2', mask: 'name' },
    },
    { key: 'programme', title: { CN: '项目', EN: 'Programme' }, kind: 'text', width: 150 },
    { key: 'dueOn', title: { CN: '应报日', EN: 'Due' }, kind: 'text', sortable: true, width: 110 },
    { key: 'reportedAt', title: { CN: '提交时间', EN: 'Handed in' }, kind: 'date-time', sortable: true, width: 150 },
    {
      key: 'unpaid',
      title: { CN: '未付', EN: 'Not paid yet' },
      kind: 'number',
      unit: { CN: '元', EN: 'CNY' },
      sortable: true,
      width: 120,
    },
    { key: 'outcome', title: { CN: '处理', EN: 'Decision' }, kind: 'text', width: 150 },
    { key: 'byName', title: { CN: '处理人', EN: 'By' }, kind: 'text', width: 110, priority: 3 },
    { key: 'reason', title: { CN: '原因', EN: 'Reason' }, kind: 'text', width: 200, priority: 3 },
    { key: 'kind', title: { CN: '类别', EN: 'Kind' }, kind: 'text', width: 110, hidden: true },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '编号、申请人', EN: 'Case or applicant' }),
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'multi',
      options: Object.entries(reportStatuses).map(([value, { label }]) => ({ value, label })),
    },
    {
      key: 'kind',
      label: { CN: '类别', EN: 'Kind' },
      kind: 'choice',
      options: Object.entries(reportKinds).map(([value, label]) => ({ value, label })),
    },
    { key: 'what', label: { CN: '变更事项', EN: 'What changed' }, kind: 'choice', options: [...changes] },
    { key: 'programme', label: { CN: '项目', EN: 'Programme' }, kind: 'choice', options: programmeOptions },
    { key: 'dueOn', label: { CN: '应报日', EN: 'Due' }, kind: 'date-range' },
  ],
  sort: { key: 'dueOn', descending: true },
  statuses: reportStatuses,
  facts: ['status', 'name', 'applicant', 'programme', 'dueOn', 'unpaid', 'outcome'],
  views: [
    { key: 'open', name: { CN: '待处理', EN: 'To decide' }, query: 'f.status=OPEN&f.status=PROPOSED' },
    { key: 'overdue', name: { CN: '逾期未交', EN: 'Overdue' }, query: 'f.status=OVERDUE' },
  ],
  actions: [
    {
      key: 'go-on',
      label: { CN: '继续拨付', EN: 'Go on' },
      permission: 'Mgr.ApplyPay.edit',
      when: isOpen,
      fields: [
        reasonField({
          hint: {
            CN: '另一人确认后恢复拨付，申请人会看到',
            EN: 'Payments go on once somebody else confirms; the applicant reads it',
          },
        }),
      ],
    },
    {
      key: 'amend',
      label: { CN: '调整后继续', EN: 'Amend' },
      permission: 'Mgr.ApplyPay.edit',
      when: isOpen,
      fields: [
        {
          key: 'share',
          kind: 'number',
          label: { CN: '未付各期按', EN: 'Of what is not paid yet' },
          hint: {
            CN: '另一人确认后改金额，须重新批准',
            EN: 'Amounts change once somebody else confirms, and are approved anew',
          },
          suffix: { CN: '%', EN: '%' },
          decimals: 0,
          min: 1,
          max: 99,
          required: true,
          width: 'half',
        },
        reasonField({ hint: read }),
      ],
    },
    {
      key: 'stop',
      label: { CN: '停止拨付', EN: 'Stop' },
      permission: 'Mgr.ApplyPay.edit',
      danger: true,
      when: isOpen,
      fields: [
        reasonField({
          hint: {
            CN: '未付各期全部停付，申请人会看到',
            EN: 'All that is not paid yet is stopped; the applicant reads it',
          },
        }),
      ],
    },
    {
      key: 'confirm',
      label: { CN: '确认', EN: 'Confirm' },
      permission: 'Mgr.ApplyPay.approve',
      when: isProposed,
      confirm: {
        CN: '请核对提交的情况和理由；提出的人自己不能确认。',
        EN: 'Look at what was reported and at the reason. Whoever proposed it cannot confirm it.',
      },
    },
    {
      key: 'decline',
      label: { CN: '不同意', EN: 'Decline' },
      permission: 'Mgr.ApplyPay.approve',
      danger: true,
      when: isProposed,
      fields: [reasonField()],
    },
  ],
  related: [{ resource: 'payment', filter: 'keyword', by: 'no' }],
  empty: { CN: '还没有年度报告或变更', EN: 'No reports or changes yet' },
});
