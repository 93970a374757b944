import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import type { DataScope } from '#core/roles.ts';
import type { Text } from '#core/texts/text.ts';

const onOff = [
  { value: 'ON', label: { CN: '启用', EN: 'On' } },
  { value: 'OFF', label: { CN: '停用', EN: 'Off' } },
];

/** How far a role reaches, in words; what the forms offer depends on tenant and caller. */
export const dataScopeOptions: readonly { value: DataScope; label: Text }[] = [
  { value: 'ALL', label: { CN: '全部租户', EN: 'All tenants' } },
  { value: 'TENANT', label: { CN: '本租户', EN: 'This tenant' } },
  { value: 'REGION', label: { CN: '本人区域及下级', EN: 'Own regions and below' } },
  { value: 'ASSIGNED', label: { CN: '分派给本人的任务', EN: 'Own tasks' } },
];

export const role = defineResource({
  code: 'role',
  path: '/system/role',
  name: { CN: '角色', EN: 'Roles' },
  item: { CN: '角色', EN: 'role' },
  permission: 'Mgr.Role',
  add: 'Mgr.Role.add',
  edit: 'Mgr.Role.edit',
  export: 'Mgr.Role.export',
  objectType: 'role',
  columns: [
    { key: 'name', title: { CN: '名称', EN: 'Name' }, kind: 'text', sortable: true, width: 180, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 90 },
    { key: 'code', title: { CN: '编码', EN: 'Code' }, kind: 'code', sortable: true, width: 160 },
    { key: 'dataScope', title: { CN: '数据范围', EN: 'Data scope' }, kind: 'text', width: 140 },
    { key: 'codesCount', title: { CN: '权限数', EN: 'Codes' }, kind: 'number', width: 90 },
    { key: 'users', title: { CN: '用户数', EN: 'Users' }, kind: 'number', width: 90 },
    { key: 'builtIn', title: { CN: '内置', EN: 'Built in' }, kind: 'text', width: 80 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '名称、编码', EN: 'Name or code' }),
    { key: 'status', label: { CN: '状态', EN: 'Status' }, kind: 'choice', options: onOff },
    {
      key: 'dataScope',
      label: { CN: '数据范围', EN: 'Data scope' },
      kind: 'choice',
      options: dataScopeOptions,
    },
  ],
  sort: { key: 'code', descending: false },
  statuses: {
    ON: { label: { CN: '启用', EN: 'On' }, tone: 'done' },
    OFF: { label: { CN: '停用', EN: 'Off' }, tone: 'off' },
  },
  facts: ['code', 'status', 'dataScope', 'codesCount', 'users', 'updatedAt'],
  form: [
    {
      key: 'nameCN',
      kind: 'text',
      label: { CN: '名称（中文）', EN: 'Name (Chinese)' },
      max: 50,
      required: true,
      width: 'half',
    },
    {
      key: 'nameEN',
      kind: 'text',
      label: { CN: '名称（英文）', EN: 'Name (English)' },
      max: 80,
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
      key: 'dataScope',
      kind: 'choice',
      label: { CN: '数据范围', EN: 'Data scope' },
      hint: {
        CN: '办件的可见范围。区域在系统用户中为每人设置。',
        EN: 'Which cases are seen. Regions are set for each person among the system users.',
      },
      options: 'dataScopes',
      required: true,
      width: 'half',
    },
    { key: 'note', kind: 'long-text', unit: 'characters', label: { CN: '说明', EN: 'Note' }, max: 200 },
  ],
  fixed: ['code'],
  related: [{ resource: 'tenantuser', filter: 'role' }],
  actions: [
    { key: 'copy', label: { CN: '复制', EN: 'Copy' }, permission: 'Mgr.Role.add' },
    {
      key: 'enable',
      label: { CN: '启用', EN: 'Turn on' },
      permission: 'Mgr.Role.edit',
      when: { field: 'status', is: 'OFF' },
    },
    {
      key: 'disable',
      label: { CN: '停用', EN: 'Turn off' },
      permission: 'Mgr.Role.edit',
      when: {
        all: [
          { field: 'status', is: 'ON' },
          { field: 'builtIn', is: false },
        ],
      },
    },
    {
      key: 'del',
      label: { CN: '删除', EN: 'Delete' },
      permission: 'Mgr.Role.del',
      danger: true,
      confirm: { CN: '删除后不能恢复，确定删除？', EN: 'This cannot be undone. Delete the role?' },
      when: {
        all: [
          { field: 'builtIn', is: false },
          { field: 'users', is: 0 },
        ],
      },
    },
  ],
  empty: { CN: '还没有角色', EN: 'No roles yet' },
});
