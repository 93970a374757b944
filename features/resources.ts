import type { Resource } from '#core/resources/resource.ts';
import { sentCode } from './accounts/resources/sent-code.ts';
import { signup } from './activities/resources/signup.ts';
import { programmeYear } from './casework/resources/programme-year.ts';
import { company } from './companies/resources/company.ts';
import { contentTypes } from './content-types.ts';
import { brokenLink } from './contents/resources/broken-link.ts';
import { resourceOf } from './contents/shared/resource-of.ts';
import { appVersion } from './flock/resources/app-version.ts';
import { flockArticle } from './flock/resources/article.ts';
import { flockFarm } from './flock/resources/farm.ts';
import { flockLimit } from './flock/resources/limit.ts';
import { flockQuestion } from './flock/resources/question.ts';
import { flockReport } from './flock/resources/report.ts';
import { flockScales } from './flock/resources/scales.ts';
import { place } from './places/resources/place.ts';
import { prebook } from './places/resources/prebook.ts';
import { dictionaryEntry } from './platform/resources/dictionary-entry.ts';
import { mailTemplate } from './platform/resources/mail-template.ts';
import { region } from './platform/resources/region.ts';
import { retentionRule } from './platform/resources/retention.ts';
import { banner } from './site/resources/banner.ts';
import { serviceRequest } from './site/resources/request.ts';
import { origin } from './supporters/resources/origin.ts';
import { supporter } from './supporters/resources/supporter.ts';
import { permission } from './tenants/resources/permission.ts';
import { role } from './tenants/resources/role.ts';
import { tenant } from './tenants/resources/tenant.ts';
import { tenantPermission } from './tenants/resources/tenant-permission.ts';
import { tenantUser } from './tenants/resources/tenant-user.ts';

/** Every resource of the back office, in the order of its menus. */
export const resources: readonly Resource[] = [
  programmeYear,
  company,
  supporter,
  origin,
  ...contentTypes.map(resourceOf),
  serviceRequest,
  brokenLink,
  place,
  banner,
  mailTemplate,
  signup,
  prebook,
  flockFarm,
  flockReport,
  flockQuestion,
  flockLimit,
  flockScales,
  flockArticle,
  appVersion,
  region,
  sentCode,
  dictionaryEntry,
  tenantUser,
  role,
  permission,
  tenantPermission,
  tenant,
  retentionRule,
];

/** The resource of a noun, if there is one. */
export function findResource(code: string): Resource | undefined {
  return resources.find((resource) => resource.code === code);
}

/** The resource of a noun; throws when there is none. */
export function getResource(code: string): Resource {
  const found = findResource(code);
  if (!found) throw new Error(`no resource ${code}`);
  return found;
}

for (const { code, related = [] } of resources)
  for (const relation of related) {
    const other = getResource(relation.resource);
    const isKnown = !('filter' in relation) || other.filters.some(({ key }) => key === relation.filter);
    if (!isKnown) throw new Error(`resource ${code}: ${other.code} has no such filter to relate by`);
  }
