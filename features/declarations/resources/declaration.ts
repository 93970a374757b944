import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { programmeHeads } from '#features/casework/programmes/heads.ts';
import { batchStatuses } from '#features/declarations/shared/batch.ts';
import { batchProgrammes } from '#features/declarations/shared/programmes.ts';

const offered = programmeHeads
  .filter(({ code }) => batchProgrammes.includes(code))
  .map(({ code, short }) => ({ value: code, label: short }));

/** Batches by which companies declare for their people; what stands in the sheets stays with the company. */
export const declaration = defineResource({
  code: 'declaration',
  path: '/apply/declaration',
  name: { CN: '批量申报', EN: 'Batches of companies' },
  item: { CN: '批次', EN: 'batch' },
  permission: 'Mgr.Apply',
  objectType: 'declaration',
  columns: [
    { key: 'no', title: { CN: '批次号', EN: 'Batch' }, kind: 'code', sortable: true, width: 150, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 120 },
    { key: 'company', title: { CN: '单位', EN: 'Company' }, kind: 'text', width: 240 },
    { key: 'programmeName', title: { CN: '项目', EN: 'Programme' }, kind: 'text', width: 150 },
    { key: 'lines', title: { CN: '行数', EN: 'Rows' }, kind: 'number', sortable: true, width: 90 },
    { key: 'made', title: { CN: '已生成', EN: 'Made' }, kind: 'number', width: 90 },
    { key: 'waiting', title: { CN: '待注册', EN: 'No account yet' }, kind: 'number', width: 120 },
    { key: 'createdAt', title: { CN: '上传时间', EN: 'Handed in' }, kind: 'date-time', sortable: true, width: 150 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '批次号、单位', EN: 'Batch or company' }),
    { key: 'programme', label: { CN: '项目', EN: 'Programme' }, kind: 'choice', options: offered },
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'multi',
      options: Object.entries(batchStatuses).map(([value, { label }]) => ({ value, label })),
    },
  ],
  sort: { key: 'createdAt', descending: true },
  statuses: batchStatuses,
  facts: ['company', 'programmeName', 'status', 'lines', 'made', 'waiting'],
  actions: [],
  empty: { CN: '没有批量申报', EN: 'No batches' },
});
