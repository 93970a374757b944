import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter } from '#core/resources/usual-parts.ts';

const kinds = [
  { value: 'MENU', label: { CN: '菜单', EN: 'Menu' } },
  { value: 'ACTION', label: { CN: '操作', EN: 'Action' } },
];

export const permission = defineResource({
  code: 'permission',
  path: '/system/permission',
  name: { CN: '权限', EN: 'Permissions' },
  item: { CN: '权限', EN: 'permission' },
  permission: 'Mgr.Permission',
  edit: 'Mgr.Permission.edit',
  export: 'Mgr.Permission.export',
  objectType: 'permission',
  columns: [
    { key: 'code', title: { CN: '编码', EN: 'Code' }, kind: 'code', sortable: true, width: 220, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 90 },
    { key: 'name', title: { CN: '名称', EN: 'Name' }, kind: 'text', width: 180 },
    { key: 'kind', title: { CN: '类型', EN: 'Kind' }, kind: 'text', width: 90 },
    { key: 'path', title: { CN: '路径', EN: 'Path' }, kind: 'code', width: 180 },
    { key: 'calls', title: { CN: '接口', EN: 'Calls' }, kind: 'texts', width: 260, priority: 3 },
    { key: 'roles', title: { CN: '角色数', EN: 'Roles' }, kind: 'number', width: 90 },
    { key: 'users', title: { CN: '用户数', EN: 'Users' }, kind: 'number', width: 90 },
  ],
  filters: [
    keywordFilter({ CN: '编码、名称', EN: 'Code or name' }),
    { key: 'kind', label: { CN: '类型', EN: 'Kind' }, kind: 'choice', options: kinds },
  ],
  sort: { key: 'code', descending: false },
  statuses: {
    ON: { label: { CN: '启用', EN: 'On' }, tone: 'done' },
    OFF: { label: { CN: '停用', EN: 'Off' }, tone: 'off' },
  },
  facts: ['code', 'name', 'kind', 'path', 'roles', 'users'],
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
  ],
  actions: [
    {
      key: 'enable',
      label: { CN: '启用', EN: 'Turn on' },
      permission: 'Mgr.Permission.edit',
      when: { field: 'status', is: 'OFF' },
    },
    {
      key: 'disable',
      label: { CN: '停用', EN: 'Turn off' },
      permission: 'Mgr.Permission.edit',
      danger: true,
      confirm: {
        CN: '停用后任何角色都不再拥有该权限，确定停用？',
        EN: 'No role will hold this code any more. Turn it off?',
      },
      when: { field: 'status', is: 'ON' },
    },
  ],
  empty: { CN: '没有匹配的权限', EN: 'No permission matches' },
});
