import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { programmeOptions } from '#features/payments/shared/programme-names.ts';

const statuses = {
  OPEN: { label: { CN: '等回盘', EN: 'Waiting for the bank' }, tone: 'waiting' },
  DONE: { label: { CN: '已完成', EN: 'Done' }, tone: 'done' },
} as const;

/** Files for the bank, each with its digest; adding one takes all that is approved. */
export const payBatch = defineResource({
  code: 'paybatch',
  path: '/apply/paybatch',
  name: { CN: '银行文件', EN: 'Bank files' },
  item: { CN: '银行文件', EN: 'bank file' },
  permission: 'Mgr.ApplyPay',
  add: 'Mgr.ApplyPay.edit',
  export: 'Mgr.ApplyPay.export',
  objectType: 'pay-batch',
  columns: [
    { key: 'no', title: { CN: '批次', EN: 'Batch' }, kind: 'code', sortable: true, width: 150, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 140 },
    { key: 'payOn', title: { CN: '付款日', EN: 'Pay day' }, kind: 'text', sortable: true, width: 110 },
    { key: 'count', title: { CN: '笔数', EN: 'Payments' }, kind: 'number', sortable: true, width: 100 },
    {
      key: 'sum',
      title: { CN: '合计', EN: 'Sum' },
      kind: 'number',
      unit: { CN: '元', EN: 'CNY' },
      sortable: true,
      width: 140,
      priority: 1,
    },
    { key: 'paid', title: { CN: '到账', EN: 'Paid' }, kind: 'number', width: 80 },
    { key: 'failed', title: { CN: '退票', EN: 'Returned' }, kind: 'number', width: 90 },
    { key: 'digest', title: { CN: '摘要', EN: 'Digest' }, kind: 'code', width: 180, priority: 3 },
    { key: 'downloads', title: { CN: '下载', EN: 'Downloads' }, kind: 'number', width: 100, priority: 3 },
    { key: 'byName', title: { CN: '制作人', EN: 'Made by' }, kind: 'text', width: 110 },
    { key: 'createdAt', title: { CN: '生成时间', EN: 'Made' }, kind: 'date-time', sortable: true, width: 150 },
    { ...updatedColumn, hidden: true },
  ],
  filters: [
    keywordFilter({ CN: '批次、制作人', EN: 'Batch or maker' }),
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'choice',
      options: Object.entries(statuses).map(([value, { label }]) => ({ value, label })),
    },
  ],
  sort: { key: 'createdAt', descending: true },
  statuses,
  facts: ['status', 'count', 'sum', 'paid', 'failed', 'payOn'],
  form: [
    {
      key: 'payOn',
      kind: 'date',
      label: { CN: '付款日', EN: 'Pay day' },
      hint: {
        CN: '所有已批准、检查仍通过的拨付进入本批',
        EN: 'Takes all that is approved and still passes its checks',
      },
      min: {},
      max: { months: 3 },
      required: true,
      width: 'half',
    },
    {
      key: 'programme',
      kind: 'choice',
      label: { CN: '项目', EN: 'Programme' },
      hint: { CN: '留空则全部项目', EN: 'Left empty: all of them' },
      options: programmeOptions,
      width: 'half',
    },
  ],
  actions: [
    {
      key: 'settle',
      label: { CN: '整批到账', EN: 'All are paid' },
      permission: 'Mgr.ApplyPay.edit',
      when: { field: 'status', is: 'OPEN' },
      fields: [
        {
          key: 'paidOn',
          kind: 'date',
          label: { CN: '到账日', EN: 'Paid on' },
          max: {},
          required: true,
          width: 'half',
        },
        {
          key: 'digest',
          kind: 'text',
          label: { CN: '回盘摘要', EN: 'Digest that the bank names' },
          hint: {
            CN: '回盘文件带有摘要的，填前八位或全部；与本批不符则拒绝',
            EN: 'Its first eight digits or all, where the bank names it; another one is refused',
          },
          max: 64,
          width: 'half',
        },
      ],
    },
  ],
  related: [{ resource: 'payment', filter: 'batch' }],
  empty: { CN: '还没有银行文件', EN: 'No bank files yet' },
});
