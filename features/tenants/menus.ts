import { type Menu, menuOf } from '#core/resources/menu.ts';
import { tenantLists } from './lists.ts';

export const tenantMenu = menuOf(tenantLists.tenant, { name: 'Tenant', icon: 'apartment' });

export const tenantRightsMenu = menuOf(tenantLists.tenantperm, { name: 'TenantPerm', icon: 'safety', screen: 'own' });

export const systemMenu: Menu = {
  name: 'System',
  title: { CN: '用户与权限', EN: 'Users and rights' },
  icon: 'key',
  codes: ['Mgr.TenantUser', 'Mgr.Role', 'Mgr.Permission'],
  children: [
    menuOf(tenantLists.tenantuser, { name: 'TenantUser' }),
    menuOf(tenantLists.role, { name: 'Role', screen: 'own' }),
    menuOf(tenantLists.permission, { name: 'Permission' }),
  ],
};
