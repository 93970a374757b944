import { type Menu, menuOf } from '#core/resources/menu.ts';
import { permission } from './resources/permission.ts';
import { role } from './resources/role.ts';
import { tenant } from './resources/tenant.ts';
import { tenantPermission } from './resources/tenant-permission.ts';
import { tenantUser } from './resources/tenant-user.ts';

export const tenantMenu = menuOf(tenant, { name: 'Tenant', icon: 'apartment' });

export const tenantRightsMenu = menuOf(tenantPermission, { name: 'TenantPerm', icon: 'safety', screen: 'own' });

export const systemMenu: Menu = {
  name: 'System',
  title: { CN: '用户与权限', EN: 'Users and rights' },
  icon: 'key',
  codes: ['Mgr.TenantUser', 'Mgr.Role', 'Mgr.Permission'],
  children: [
    menuOf(tenantUser, { name: 'TenantUser' }),
    menuOf(role, { name: 'Role', screen: 'own' }),
    menuOf(permission, { name: 'Permission' }),
  ],
};
