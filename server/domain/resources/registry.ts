import { contentTypes } from '#core/contents/registry.ts';
import { activityStore } from '../activities/activity-store.ts';
import { signupStore } from '../activities/signup-store.ts';
import { companyStore } from '../companies/company-store.ts';
import { contentStore } from '../contents/content-store.ts';
import { postStore } from '../contents/post-store.ts';
import { articleStore } from '../flocks/article-store.ts';
import { farmStore } from '../flocks/farm-store.ts';
import { limitStore } from '../flocks/limit-store.ts';
import { questionStore } from '../flocks/question-store.ts';
import { reportStore } from '../flocks/report-store.ts';
import { scalesStore } from '../flocks/scales-store.ts';
import { linkStore } from '../links/link-store.ts';
import { templateStore } from '../messages/template-store.ts';
import { originStore } from '../origins/origin-store.ts';
import { placeStore } from '../places/place-store.ts';
import { prebookStore } from '../places/prebook-store.ts';
import { appVersionStore } from '../platform/app-version-store.ts';
import { promoteStore } from '../promotes/promote-store.ts';
import { requestStore } from '../requests/request-store.ts';
import { retentionStore } from '../retention/retention-store.ts';
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
