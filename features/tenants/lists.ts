import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its lists in the back office. */
export const tenantLists = resourceHeads({
  tenantuser: {
    path: '/system/tenantuser',
    name: { CN: '系统用户', EN: 'System users' },
    permission: 'Mgr.TenantUser',
    load: async () => (await import('./resources/tenant-user.ts')).tenantUser,
  },
  role: {
    path: '/system/role',
    name: { CN: '角色', EN: 'Roles' },
    permission: 'Mgr.Role',
    load: async () => (await import('./resources/role.ts')).role,
  },
  permission: {
    path: '/system/permission',
    name: { CN: '权限', EN: 'Permissions' },
    permission: 'Mgr.Permission',
    load: async () => (await import('./resources/permission.ts')).permission,
  },
  tenantperm: {
    path: '/tenantperm',
    name: { CN: '租户权限', EN: 'Tenant permissions' },
    permission: 'Mgr.TenantPerm',
    load: async () => (await import('./resources/tenant-permission.ts')).tenantPermission,
  },
  tenant: {
    path: '/tenant',
    name: { CN: '租户', EN: 'Tenants' },
    permission: 'Mgr.Tenant',
    load: async () => (await import('./resources/tenant.ts')).tenant,
  },
});
