import type { ServerRoom } from '#server/features.ts';
import { tenantLogWords } from './log-words.ts';
import { dutyPart } from './own-data.ts';
import { tenantRoutes } from './routes.ts';
import { ensureFirstAdmin } from './tenants/first-admin.ts';
import { permissionStore } from './tenants/permissions.ts';
import { renewRights } from './tenants/renew-rights.ts';
import { roleStore } from './tenants/roles.ts';
import { tenantPermissionStore } from './tenants/tenant-permissions.ts';
import { tenantUserStore } from './tenants/tenant-users.ts';
import { tenantStore } from './tenants/tenants.ts';

/** Tenants, their members, roles and rights. */
export const tenants: ServerRoom = {
  atStart: async (services) => void (await renewRights(services)),
  handlers: tenantRoutes,
  stores: {
    tenantuser: tenantUserStore,
    role: roleStore,
    permission: permissionStore,
    tenantperm: tenantPermissionStore,
    tenant: tenantStore,
  },
  ownParts: [dutyPart],
  ensureFirstAdmin,
  logWords: tenantLogWords,
};
