import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';

export const tenantPermission = defineResource({
  code: 'tenantperm',
  path: '/tenantperm',
  name: { CN: '租户权限', EN: 'Tenant permissions' },
  item: { CN: '租户权限', EN: 'tenant permission' },
  permission: 'Mgr.TenantPerm',
  edit: 'Mgr.TenantPerm.edit',
  export: 'Mgr.TenantPerm.export',
  objectType: 'tenantperm',
  columns: [
    { key: 'tenant', title: { CN: '租户', EN: 'Tenant' }, kind: 'text', sortable: true, width: 240, fixed: 'left' },
    { key: 'kind', title: { CN: '类型', EN: 'Kind' }, kind: 'text', width: 120 },
    { key: 'codesCount', title: { CN: '权限数', EN: 'Codes' }, kind: 'number', width: 100 },
    { key: 'codesTotal', title: { CN: '全部', EN: 'Of' }, kind: 'number', width: 80 },
    { key: 'roles', title: { CN: '角色数', EN: 'Roles' }, kind: 'number', width: 100 },
    updatedColumn,
  ],
  filters: [keywordFilter({ CN: '租户名称', EN: 'Tenant name' })],
  sort: { key: 'tenant', descending: false },
  facts: ['tenant', 'kind', 'codesCount', 'codesTotal', 'roles', 'updatedAt'],
  actions: [],
  empty: { CN: '还没有租户', EN: 'No tenants yet' },
});
