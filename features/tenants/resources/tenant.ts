import { reasonField } from '#core/resources/reason-field.ts';
import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';

export const tenantKinds = [
  { value: 'PLATFORM', label: { CN: '平台', EN: 'Platform' } },
  { value: 'DISTRICT', label: { CN: '区县', EN: 'District' } },
  { value: 'PARK', label: { CN: '园区', EN: 'Park' } },
  { value: 'ORDER_PLATFORM', label: { CN: '预约平台', EN: 'Booking platform' } },
];

export const tenant = defineResource({
  code: 'tenant',
  path: '/tenant',
  name: { CN: '租户', EN: 'Tenants' },
  item: { CN: '租户', EN: 'tenant' },
  permission: 'Mgr.Tenant',
  add: 'Mgr.Tenant.add',
  edit: 'Mgr.Tenant.edit',
  export: 'Mgr.Tenant.export',
  objectType: 'tenant',
  columns: [
    { key: 'name', title: { CN: '名称', EN: 'Name' }, kind: 'text', sortable: true, width: 220, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 100 },
    { key: 'code', title: { CN: '编码', EN: 'Code' }, kind: 'code', sortable: true, width: 140 },
    { key: 'kind', title: { CN: '类型', EN: 'Kind' }, kind: 'text', width: 120 },
    { key: 'users', title: { CN: '用户数', EN: 'Users' }, kind: 'number', width: 90 },
    { key: 'userLimit', title: { CN: '用户上限', EN: 'User limit' }, kind: 'number', width: 100 },
    { key: 'codesCount', title: { CN: '权限数', EN: 'Codes' }, kind: 'number', width: 90 },
    { key: 'expireAt', title: { CN: '到期时间', EN: 'Expires' }, kind: 'date-time', sortable: true, width: 150 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '名称、编码', EN: 'Name or code' }),
    { key: 'kind', label: { CN: '类型', EN: 'Kind' }, kind: 'choice', options: tenantKinds },
  ],
  sort: { key: 'code', descending: false },
  statuses: {
    ON: { label: { CN: '启用', EN: 'On' }, tone: 'done' },
    OFF: { label: { CN: '停用', EN: 'Off' }, tone: 'off' },
  },
  facts: ['code', 'status', 'kind', 'users', 'userLimit', 'expireAt'],
  form: [
    {
      key: 'nameCN',
      kind: 'text',
      label: { CN: '名称（中文）', EN: 'Name (Chinese)' },
      max: 80,
      required: true,
      width: 'half',
    },
    {
      key: 'nameEN',
      kind: 'text',
      label: { CN: '名称（英文）', EN: 'Name (English)' },
      max: 120,
      required: true,
      width: 'half',
    },
    {
      key: 'code',
      kind: 'text',
      label: { CN: '编码', EN: 'Code' },
      hint: {
        CN: '小写字母、数字与短横，保存后不能修改',
        EN: 'Lower-case letters, digits and hyphens; fixed once saved',
      },
      pattern: 'slug',
      max: 40,
      required: true,
      width: 'half',
    },
    {
      key: 'kind',
      kind: 'choice',
      label: { CN: '类型', EN: 'Kind' },
      options: tenantKinds,
      required: true,
      width: 'half',
    },
    {
      key: 'domains',
      kind: 'text',
      label: { CN: '域名', EN: 'Domains' },
      hint: { CN: '多个用逗号分隔', EN: 'Separate several by commas' },
      max: 300,
    },
    {
      key: 'userLimit',
      kind: 'number',
      label: { CN: '用户上限', EN: 'User limit' },
      min: 1,
      max: 10000,
      decimals: 0,
      required: true,
      width: 'half',
    },
    { key: 'expireOn', kind: 'date', label: { CN: '到期日', EN: 'Expires on' }, width: 'half' },
  ],
  fixed: ['code', 'kind'],
  actions: [
    {
      key: 'enable',
      label: { CN: '启用', EN: 'Turn on' },
      permission: 'Mgr.Tenant.edit',
      when: { field: 'status', is: 'OFF' },
    },
    {
      key: 'disable',
      label: { CN: '停用', EN: 'Turn off' },
      permission: 'Mgr.Tenant.edit',
      danger: true,
      when: { field: 'status', is: 'ON' },
      fields: [reasonField({ max: 200 })],
    },
  ],
  empty: { CN: '还没有租户', EN: 'No tenants yet' },
});
