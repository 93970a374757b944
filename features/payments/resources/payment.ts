import { reasonField } from '#core/resources/reason-field.ts';
import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { paymentStatuses } from '#features/payments/shared/payment-states.ts';
import { programmeOptions } from '#features/payments/shared/programme-names.ts';

/** Instalments: checked, approved by several people, sent to the bank, paid or returned. */
export const payment = defineResource({
  code: 'payment',
  path: '/apply/pay',
  name: { CN: '资金拨付', EN: 'Payments' },
  item: { CN: '拨付', EN: 'payment' },
  permission: 'Mgr.ApplyPay',
  export: 'Mgr.ApplyPay.export',
  objectType: 'payment',
  columns: [
    { key: 'no', title: { CN: '申报编号', EN: 'Case' }, kind: 'code', sortable: true, width: 140, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', sortable: true, width: 120 },
    {
      key: 'applicant',
      title: { CN: '收款人', EN: 'Payee' },
      kind: 'text',
      width: 110,
      sensitive: { class: 'S2', mask: 'name' },
    },
    { key: 'programme', title: { CN: '项目', EN: 'Programme' }, kind: 'text', width: 150 },
    { key: 'part', title: { CN: '笔次', EN: 'Part' }, kind: 'text', width: 80 },
    { key: 'title', title: { CN: '名称', EN: 'Instalment' }, kind: 'text', width: 140, priority: 3 },
    {
      key: 'amount',
      title: { CN: '金额', EN: 'Amount' },
      kind: 'number',
      unit: { CN: '元', EN: 'CNY' },
      sortable: true,
      width: 120,
      priority: 1,
    },
    { key: 'dueOn', title: { CN: '可付日', EN: 'Due' }, kind: 'text', sortable: true, width: 110 },
    { key: 'checks', title: { CN: '拨前检查', EN: 'Checks' }, kind: 'marks', width: 182 },
    { key: 'lacks', title: { CN: '卡住', EN: 'Held up by' }, kind: 'tags', width: 150, priority: 3 },
    { key: 'approved', title: { CN: '批准', EN: 'Approvals' }, kind: 'text', width: 90 },
    { key: 'approvers', title: { CN: '批准人', EN: 'Approved by' }, kind: 'texts', width: 160, priority: 3 },
    { key: 'batch', title: { CN: '批次', EN: 'Batch' }, kind: 'code', width: 140, priority: 3 },
    { key: 'paidOn', title: { CN: '到账日', EN: 'Paid on' }, kind: 'text', sortable: true, width: 110, priority: 3 },
    { key: 'bank', title: { CN: '开户银行', EN: 'Bank' }, kind: 'text', width: 140, hidden: true },
    { key: 'tail', title: { CN: '账号尾号', EN: 'Account ends in' }, kind: 'code', width: 110, hidden: true },
    { key: 'reason', title: { CN: '原因', EN: 'Reason' }, kind: 'text', width: 200, priority: 3 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '编号、收款人、名称', EN: 'Case, payee or instalment' }),
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'multi',
      options: Object.entries(paymentStatuses).map(([value, { label }]) => ({ value, label })),
    },
    { key: 'programme', label: { CN: '项目', EN: 'Programme' }, kind: 'choice', options: programmeOptions },
    { key: 'dueOn', label: { CN: '可付日', EN: 'Due' }, kind: 'date-range' },
    {
      key: 'due',
      label: { CN: '到期', EN: 'Due by today' },
      kind: 'choice',
      options: [
        { value: 'NOW', label: { CN: '已到可付日', EN: 'Yes' } },
        { value: 'LATER', label: { CN: '未到可付日', EN: 'Later' } },
      ],
    },
    { key: 'batch', label: { CN: '批次', EN: 'Batch' }, kind: 'record' },
  ],
  sort: { key: 'dueOn', descending: false },
  statuses: paymentStatuses,
  facts: ['status', 'applicant', 'programme', 'part', 'amount', 'dueOn'],
  views: [
    {
      key: 'due',
      name: { CN: '到期待批准', EN: 'Due to approve' },
      query: 'f.status=PLANNED&f.status=CHECKED&f.due=NOW',
    },
    {
      key: 'waiting',
      name: { CN: '待批准', EN: 'To approve' },
      query: 'f.status=PLANNED&f.status=CHECKED',
    },
    { key: 'returned', name: { CN: '退票', EN: 'Returned' }, query: 'f.status=FAILED' },
  ],
  actions: [
    {
      key: 'approve',
      label: { CN: '批准', EN: 'Approve' },
      permission: 'Mgr.ApplyPay.approve',
      batch: true,
      when: { field: 'status', in: ['PLANNED', 'CHECKED'] },
      confirm: {
        CN: '拨付前检查都通过才能批准；同一人只能批准一次，大额需三人。',
        EN: 'All checks must pass. Nobody approves a payment twice; large ones take three people.',
      },
    },
    {
      key: 'paid',
      label: { CN: '登记到账', EN: 'Note as paid' },
      permission: 'Mgr.ApplyPay.edit',
      batch: true,
      when: { field: 'status', is: 'EXPORTED' },
      fields: [
        {
          key: 'paidOn',
          kind: 'date',
          label: { CN: '到账日', EN: 'Paid on' },
          hint: { CN: '以银行回单为准', EN: 'As the bank’s slip says' },
          max: {},
          required: true,
        },
      ],
    },
    {
      key: 'fail',
      label: { CN: '登记退票', EN: 'Note as returned' },
      permission: 'Mgr.ApplyPay.edit',
      danger: true,
      when: { field: 'status', is: 'EXPORTED' },
      fields: [reasonField({ hint: { CN: '收款人会看到', EN: 'The payee reads it' } })],
    },
    {
      key: 'retry',
      label: { CN: '重新安排', EN: 'Pay again' },
      permission: 'Mgr.ApplyPay.edit',
      when: { field: 'status', is: 'FAILED' },
      confirm: {
        CN: '回到待批准，须重新批准后进入下一批。',
        EN: 'It has to be approved anew and goes into the next batch.',
      },
    },
    {
      key: 'stop',
      label: { CN: '停付', EN: 'Stop' },
      permission: 'Mgr.ApplyPay.edit',
      danger: true,
      when: { field: 'status', in: ['PLANNED', 'CHECKED', 'APPROVED', 'FAILED'] },
      fields: [reasonField({ hint: { CN: '收款人会看到', EN: 'The payee reads it' } })],
    },
  ],
  empty: { CN: '还没有拨付：先设置年度预算', EN: 'No payments yet. Set the budget of a year first' },
});
