import { defineResource, type StatusTag } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';

const statuses = {
  SERVED: { label: { CN: '服务范围', EN: 'Served' }, tone: 'done' },
  REPLACED: { label: { CN: '已被替换', EN: 'Replaced' }, tone: 'off' },
  OTHER: { label: { CN: '其他', EN: 'Not served' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

const levels = [
  { value: '1', label: { CN: '省级', EN: 'Province' } },
  { value: '2', label: { CN: '地级', EN: 'City' } },
  { value: '3', label: { CN: '县级', EN: 'District or county' } },
];

/** Administrative regions as shipped, with what the tenant says of them: which ones it serves. */
export const region = defineResource({
  code: 'region',
  path: '/regions',
  name: { CN: '区域', EN: 'Regions' },
  item: { CN: '区域', EN: 'region' },
  permission: 'Mgr.Region',
  edit: 'Mgr.Region.edit',
  export: 'Mgr.Region',
  // Regions come with the product: a sheet says which ones are served.
  import: { permission: 'Mgr.Region.edit', match: 'code' },
  objectType: 'region',
  columns: [
    { key: 'name', title: { CN: '名称', EN: 'Name' }, kind: 'text', sortable: true, width: 200, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 120 },
    { key: 'code', title: { CN: '代码', EN: 'Code' }, kind: 'code', sortable: true, width: 110 },
    { key: 'level', title: { CN: '级别', EN: 'Level' }, kind: 'text', width: 150 },
    { key: 'within', title: { CN: '所属', EN: 'Part of' }, kind: 'text', width: 240 },
    { key: 'replacedBy', title: { CN: '替换为', EN: 'Replaced by' }, kind: 'text', width: 240 },
    { key: 'note', title: { CN: '备注', EN: 'Note' }, kind: 'text', width: 240 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '名称、拼音、代码', EN: 'Name or code' }),
    { key: 'level', label: { CN: '级别', EN: 'Level' }, kind: 'choice', options: levels },
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'choice',
      options: Object.entries(statuses).map(([value, { label }]) => ({ value, label })),
    },
    { key: 'parent', label: { CN: '上级', EN: 'Part of' }, kind: 'record' },
  ],
  sort: { key: 'code', descending: false },
  statuses,
  facts: ['status', 'code', 'level', 'within', 'replacedBy', 'updatedAt'],
  fixed: ['code'],
  form: [
    { key: 'code', kind: 'text', label: { CN: '代码', EN: 'Code' }, max: 12, required: true },
    {
      key: 'served',
      kind: 'choice',
      label: { CN: '在服务范围内', EN: 'Served' },
      options: [
        { value: 'YES', label: { CN: '是', EN: 'Yes' } },
        { value: 'NO', label: { CN: '否', EN: 'No' } },
      ],
      required: true,
    },
    { key: 'note', kind: 'long-text', label: { CN: '备注', EN: 'Note' }, unit: 'characters', max: 300 },
  ],
  actions: [
    {
      key: 'serve',
      label: { CN: '列入服务范围', EN: 'Mark as served' },
      permission: 'Mgr.Region.edit',
      when: { field: 'status', is: 'OTHER' },
      batch: true,
    },
    {
      key: 'unserve',
      label: { CN: '移出服务范围', EN: 'Mark as not served' },
      permission: 'Mgr.Region.edit',
      when: { field: 'status', is: 'SERVED' },
      batch: true,
    },
  ],
  related: [{ resource: 'region', filter: 'parent' }],
  empty: { CN: '没有区域', EN: 'No regions' },
});
