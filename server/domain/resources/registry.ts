import { contentTypes } from '#core/contents/registry.ts';
import { activityStore } from '../activities/activity-store.ts';
import { signupStore } from '../activities/signup-store.ts';
import { companyStore } from '../companies/company-store.ts';
import { contentStore } from '../contents/content-store.ts';
import { linkStore } from '../links/link-store.ts';
import { templateStore } from '../messages/template-store.ts';
import { originStore } from '../origins/origin-store.ts';
import { promoteStore } from '../promotes/promote-store.ts';
import { requestStore } from '../requests/request-store.ts';
import { supporterStore } from '../supporters/supporter-store.ts';
import { permissionStore } from './permissions.ts';
import { roleStore } from './roles.ts';
import type { Store } from './store.ts';
import { tenantPermissionStore } from './tenant-permissions.ts';
import { tenantUserStore } from './tenant-users.ts';
import { tenantStore } from './tenants.ts';

/** How each resource of core/resources is kept, by its code. */
export const stores: Readonly<Record<string, Store>> = {
  company: companyStore,
  supporter: supporterStore,
  origin: originStore,
  ...Object.fromEntries(contentTypes.map((type) => [type.code, contentStore(type)])),
  activity: activityStore,
  servicerequest: requestStore,
  brokenlink: linkStore,
  promote: promoteStore,
  mailtemplate: templateStore,
  signup: signupStore,
  tenantuser: tenantUserStore,
  role: roleStore,
  permission: permissionStore,
  tenantperm: tenantPermissionStore,
  tenant: tenantStore,
};
