import type { Field } from '#core/forms/field.ts';
import { reasonField } from '#core/resources/reason-field.ts';
import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { programmeOptions } from '#features/payments/shared/programme-names.ts';
import { reclaimStatuses } from '#features/payments/shared/reclaim.ts';

const yuan = { CN: '元', EN: 'CNY' };

const amount: Field = {
  key: 'amount',
  kind: 'money',
  unit: '元',
  label: { CN: '金额', EN: 'Amount' },
  min: 0.01,
  max: 1_000_000_000,
  required: true,
  width: 'half',
};

const isWith = (...states: (keyof typeof reclaimStatuses)[]) => ({ field: 'status', in: states });

/** What revoked cases have to pay back: money that comes back is noted by one person and confirmed by another. */
export const reclaim = defineResource({
  code: 'reclaim',
  path: '/apply/reclaim',
  name: { CN: '资金追回', EN: 'Claims' },
  item: { CN: '追回', EN: 'claim' },
  permission: 'Mgr.ApplyPay',
  export: 'Mgr.ApplyPay.export',
  objectType: 'reclaim',
  columns: [
    { key: 'no', title: { CN: '申报编号', EN: 'Case' }, kind: 'code', sortable: true, width: 140, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', sortable: true, width: 180 },
    {
      key: 'applicant',
      title: { CN: '退款人', EN: 'Owed by' },
      kind: 'text',
      width: 110,
      sensitive: { class: 'S2', mask: 'name' },
    },
    { key: 'programme', title: { CN: '项目', EN: 'Programme' }, kind: 'text', width: 150 },
    { key: 'claimed', title: { CN: '应退回', EN: 'Claimed' }, kind: 'number', unit: yuan, sortable: true, width: 130 },
    { key: 'recovered', title: { CN: '已退回', EN: 'Paid back' }, kind: 'number', unit: yuan, width: 130 },
    { key: 'waived', title: { CN: '已免退', EN: 'Waived' }, kind: 'number', unit: yuan, width: 120, priority: 3 },
    {
      key: 'left',
      title: { CN: '尚未退回', EN: 'Outstanding' },
      kind: 'number',
      unit: yuan,
      sortable: true,
      width: 130,
      priority: 1,
    },
    { key: 'dueOn', title: { CN: '退回期限', EN: 'Due' }, kind: 'text', sortable: true, width: 120 },
    { key: 'waits', title: { CN: '待确认', EN: 'To be confirmed' }, kind: 'text', width: 200 },
    { key: 'reason', title: { CN: '撤销原因', EN: 'Why revoked' }, kind: 'text', width: 200, priority: 3 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '编号、退款人', EN: 'Case or name' }),
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'multi',
      options: Object.entries(reclaimStatuses).map(([value, { label }]) => ({ value, label })),
    },
    { key: 'programme', label: { CN: '项目', EN: 'Programme' }, kind: 'choice', options: programmeOptions },
    { key: 'dueOn', label: { CN: '退回期限', EN: 'Due' }, kind: 'date-range' },
  ],
  sort: { key: 'dueOn', descending: false },
  statuses: reclaimStatuses,
  facts: ['status', 'applicant', 'claimed', 'recovered', 'waived', 'left', 'dueOn', 'waits'],
  views: [
    { key: 'asked', name: { CN: '待第二人确认', EN: 'To confirm' }, query: 'f.status=ASKED' },
    { key: 'overdue', name: { CN: '逾期未退', EN: 'Overdue' }, query: 'f.status=OVERDUE' },
  ],
  actions: [
    {
      key: 'book',
      label: { CN: '登记退回', EN: 'Note money back' },
      permission: 'Mgr.ApplyPay.edit',
      when: isWith('OPEN', 'PARTLY', 'OVERDUE'),
      fields: [
        {
          ...amount,
          hint: {
            CN: '可以分几次退回，另一人确认后入账',
            EN: 'In parts if need be; posted once somebody else confirms',
          },
        },
        {
          key: 'receivedOn',
          kind: 'date',
          label: { CN: '到账日', EN: 'Arrived on' },
          max: {},
          required: true,
          width: 'half',
        },
        { key: 'note', kind: 'text', label: { CN: '银行流水号', EN: 'Number at the bank' }, max: 60 },
      ],
    },
    {
      key: 'waive',
      label: { CN: '免退', EN: 'Waive' },
      permission: 'Mgr.ApplyPay.edit',
      danger: true,
      when: isWith('OPEN', 'PARTLY', 'OVERDUE'),
      fields: [
        { ...amount, hint: { CN: '另一人确认后入账', EN: 'Posted once somebody else confirms' } },
        reasonField({ hint: { CN: '退款人会看到', EN: 'Whoever owes it reads it' } }),
      ],
    },
    {
      key: 'confirm',
      label: { CN: '确认入账', EN: 'Confirm' },
      permission: 'Mgr.ApplyPay.approve',
      when: isWith('ASKED'),
      confirm: {
        CN: '请与银行流水或免退依据核对；登记的人自己不能确认。',
        EN: 'Compare it with the bank or the grounds. Whoever noted it cannot confirm it.',
      },
    },
    {
      key: 'decline',
      label: { CN: '不予确认', EN: 'Decline' },
      permission: 'Mgr.ApplyPay.approve',
      danger: true,
      when: isWith('ASKED'),
      fields: [reasonField()],
    },
  ],
  empty: { CN: '没有要追回的资金', EN: 'Nothing to claim back' },
});
