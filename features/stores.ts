import type { Store } from '#server/resources/store.ts';
import { sentCodeStore } from './accounts/server/sent-code-store.ts';
import { activityStore } from './activities/server/activity-store.ts';
import { signupStore } from './activities/server/signup-store.ts';
import { yearStore } from './casework/server/year-store.ts';
import { companyStore } from './companies/server/company-store.ts';
import { contentTypes } from './content-types.ts';
import { contentStore } from './contents/server/content-store.ts';
import { linkStore } from './contents/server/links/link-store.ts';
import { postStore } from './contents/server/post-store.ts';
import { appVersionStore } from './flock/server/app-version-store.ts';
import { articleStore } from './flock/server/article-store.ts';
import { farmStore } from './flock/server/farms/farm-store.ts';
import { limitStore } from './flock/server/limit-store.ts';
import { questionStore } from './flock/server/reports/question-store.ts';
import { reportStore } from './flock/server/reports/report-store.ts';
import { scalesStore } from './flock/server/scales-store.ts';
import { placeStore } from './places/server/place-store.ts';
import { prebookStore } from './places/server/prebook-store.ts';
import { dictionaryEntryStore } from './platform/server/dictionary-entry-store.ts';
import { templateStore } from './platform/server/messages/template-store.ts';
import { regionStore } from './platform/server/region-store.ts';
import { retentionStore } from './platform/server/retention/retention-store.ts';
import { bannerStore } from './site/server/banners/banner-store.ts';
import { requestStore } from './site/server/requests/request-store.ts';
import { originStore } from './supporters/server/origins/origin-store.ts';
import { supporterStore } from './supporters/server/supporters/supporter-store.ts';
import { permissionStore } from './tenants/server/tenants/permissions.ts';
import { roleStore } from './tenants/server/tenants/roles.ts';
import { tenantPermissionStore } from './tenants/server/tenants/tenant-permissions.ts';
import { tenantUserStore } from './tenants/server/tenants/tenant-users.ts';
import { tenantStore } from './tenants/server/tenants/tenants.ts';

/** How each resource of core/resources is kept, by its code. */
export const stores: Readonly<Record<string, Store>> = {
  applyprogram: yearStore,
  company: companyStore,
  supporter: supporterStore,
  origin: originStore,
  ...Object.fromEntries(contentTypes.map((type) => [type.code, contentStore(type)])),
  activity: activityStore,
  post: postStore,
  servicerequest: requestStore,
  brokenlink: linkStore,
  place: placeStore,
  promote: bannerStore,
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
  region: regionStore,
  sentcode: sentCodeStore,
  dict: dictionaryEntryStore,
  tenantuser: tenantUserStore,
  role: roleStore,
  permission: permissionStore,
  tenantperm: tenantPermissionStore,
  tenant: tenantStore,
  retention: retentionStore,
};
