import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { quantDomains, quantFields, quantProblems, quantStates } from '#features/learning/shared/quant.ts';
import { statusFilter } from './parts.ts';

const permission = 'Mgr.Learn.edit';

/** Scoring scales, each version a record. */
export const quant = defineResource({
  code: 'quant',
  path: '/textbook/quant',
  name: { CN: '评分量表', EN: 'Scoring scales' },
  item: { CN: '量表', EN: 'scale' },
  permission: 'operator',
  add: permission,
  edit: permission,
  editWhen: { field: 'status', is: 'DRAFT' },
  export: 'Mgr.Learn.export',
  objectType: 'quant',
  columns: [
    { key: 'name', title: { CN: '名称', EN: 'Name' }, kind: 'text', sortable: true, width: 260, fixed: 'left' },
    { key: 'code', title: { CN: '编码', EN: 'Code' }, kind: 'code', sortable: true, width: 160 },
    { key: 'version', title: { CN: '版本', EN: 'Version' }, kind: 'number', sortable: true, width: 90 },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', sortable: true, width: 110 },
    { key: 'domain', title: { CN: '用途', EN: 'Used for' }, kind: 'text', sortable: true, width: 130 },
    { key: 'dims', title: { CN: '评分项', EN: 'Items' }, kind: 'number', sortable: true, width: 100 },
    { key: 'aggregate', title: { CN: '汇总方式', EN: 'Adds up' }, kind: 'text', width: 180 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '名称、编码', EN: 'Name or code' }),
    { key: 'domain', label: { CN: '用途', EN: 'Used for' }, kind: 'choice', options: quantDomains },
    statusFilter(quantStates),
  ],
  sort: { key: 'updatedAt', descending: true },
  statuses: quantStates,
  facts: ['status', 'code', 'version', 'domain', 'dims', 'aggregate'],
  form: quantFields,
  fixed: ['code'],
  starts: { domain: 'COURSE_EVAL', aggregate: 'WEIGHTED', decimals: 1 },
  check: quantProblems,
  actions: [
    {
      key: 'publish',
      label: { CN: '发布', EN: 'Publish' },
      permission,
      when: { field: 'status', is: 'DRAFT' },
      confirm: {
        CN: '发布后不能再改；要改请另开新版本。',
        EN: 'It can no longer be changed then; changes begin a new version.',
      },
    },
    {
      key: 'revise',
      label: { CN: '新版本', EN: 'New version' },
      permission,
      // One version is written at a time.
      when: {
        all: [
          { field: 'status', in: ['PUBLISHED', 'RETIRED'] },
          { field: 'hasDraft', is: false },
        ],
      },
      confirm: {
        CN: '复制为下一版本的草稿；已有评分仍按原版本。',
        EN: 'It is copied as a draft of the next version; scores given so far keep theirs.',
      },
    },
    {
      key: 'retire',
      label: { CN: '停用', EN: 'Retire' },
      permission,
      danger: true,
      when: { field: 'status', is: 'PUBLISHED' },
      confirm: { CN: '停用后不能再选用。', EN: 'It can no longer be chosen.' },
    },
  ],
  empty: { CN: '还没有量表', EN: 'No scales yet' },
});
