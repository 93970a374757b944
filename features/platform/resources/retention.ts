import { defineResource } from '#core/resources/resource.ts';

/** How long data is kept, with what is past its time: a view before the nightly job, which nobody can hurry. */
export const retentionRule = defineResource({
  code: 'retention',
  path: '/system/retention',
  name: { CN: '数据保存期限', EN: 'Retention' },
  item: { CN: '期限', EN: 'period' },
  permission: 'Mgr.PI',
  export: 'Mgr.PI',
  objectType: 'retention',
  columns: [
    { key: 'name', title: { CN: '数据', EN: 'Data' }, kind: 'text', width: 220, fixed: 'left' },
    { key: 'period', title: { CN: '保存', EN: 'Kept for' }, kind: 'text', width: 90 },
    { key: 'since', title: { CN: '起算', EN: 'From' }, kind: 'text', width: 220 },
    { key: 'end', title: { CN: '到期', EN: 'Then' }, kind: 'text', width: 200 },
    { key: 'due', title: { CN: '现已到期', EN: 'Due now' }, kind: 'number', sortable: true, width: 110 },
    { key: 'soon', title: { CN: '30 天内到期', EN: 'Due in 30 days' }, kind: 'number', sortable: true, width: 130 },
    { key: 'lastAt', title: { CN: '上次处理', EN: 'Last done' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'rank', title: { CN: '序号', EN: 'Place' }, kind: 'number', sortable: true, width: 80, hidden: true },
  ],
  filters: [],
  sort: { key: 'rank', descending: false },
  facts: ['period', 'since', 'end', 'due', 'soon', 'lastAt'],
  actions: [],
  empty: { CN: '没有保存期限', EN: 'No periods' },
});
