import { activityStore } from '#server/domain/activities/activity-store.ts';
import { signupStore } from '#server/domain/activities/signup-store.ts';
import { companyStore } from '#server/domain/companies/company-store.ts';
import { contentStore } from '#server/domain/contents/content-store.ts';
import { postStore } from '#server/domain/contents/post-store.ts';
import { linkStore } from '#server/domain/links/link-store.ts';
import { templateStore } from '#server/domain/messages/template-store.ts';
import { originStore } from '#server/domain/origins/origin-store.ts';
import { placeStore } from '#server/domain/places/place-store.ts';
import { prebookStore } from '#server/domain/places/prebook-store.ts';
import { promoteStore } from '#server/domain/promotes/promote-store.ts';
import { requestStore } from '#server/domain/requests/request-store.ts';
import { retentionStore } from '#server/domain/retention/retention-store.ts';
import { supporterStore } from '#server/domain/supporters/supporter-store.ts';
import { permissionStore } from '#server/domain/tenants/permissions.ts';
import { roleStore } from '#server/domain/tenants/roles.ts';
import { tenantPermissionStore } from '#server/domain/tenants/tenant-permissions.ts';
import { tenantUserStore } from '#server/domain/tenants/tenant-users.ts';
import { tenantStore } from '#server/domain/tenants/tenants.ts';
import type { Store } from '#server/resources/store.ts';
import { contentTypes } from './contents/shared/registry.ts';
import { appVersionStore } from './flock/server/app-version-store.ts';
import { articleStore } from './flock/server/article-store.ts';
import { farmStore } from './flock/server/farm-store.ts';
import { limitStore } from './flock/server/limit-store.ts';
import { questionStore } from './flock/server/question-store.ts';
import { reportStore } from './flock/server/report-store.ts';
import { scalesStore } from './flock/server/scales-store.ts';

/** How each resource of core/resources is kept, by its code. */
export const stores: Readonly<Record<string, Store>> = {
  company: companyStore,
  supporter: supporterStore,
  origin: originStore,
  ...Object.fromEntries(contentTypes.map((type) => [type.code, contentStore(type)])),
  activity: activityStore,
  post: postStore,
  servicerequest: requestStore,
  brokenlink: linkStore,
  place: placeStore,
  promote: promoteStore,
  mailtemplate: templateStore,
  signup: signupStore,
  prebook: prebookStore,
  flockfarm: farmStore,
  flockreport: reportStore,
  flockquestion: questionStore,
  flocklimit: limitStore,
  flockscales: scalesStore,
  flockarticle: articleStore,
  appversion: appVersionStore,
  tenantuser: tenantUserStore,
  role: roleStore,
  permission: permissionStore,
  tenantperm: tenantPermissionStore,
  tenant: tenantStore,
  retention: retentionStore,
};
