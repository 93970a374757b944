import { type Menu, menuOf } from '#core/resources/menu.ts';
import { headOf } from '#features/resource-heads.ts';

export const tenantMenu = menuOf(headOf('tenant'), { name: 'Tenant', icon: 'apartment' });

export const tenantRightsMenu = menuOf(headOf('tenantperm'), { name: 'TenantPerm', icon: 'safety', screen: 'own' });

export const systemMenu: Menu = {
  name: 'System',
  title: { CN: '用户与权限', EN: 'Users and rights' },
  icon: 'key',
  codes: ['Mgr.TenantUser', 'Mgr.Role', 'Mgr.Permission'],
  children: [
    menuOf(headOf('tenantuser'), { name: 'TenantUser' }),
    menuOf(headOf('role'), { name: 'Role', screen: 'own' }),
    menuOf(headOf('permission'), { name: 'Permission' }),
  ],
};
