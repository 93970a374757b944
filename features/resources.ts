import { contentTypes } from '#core/contents/registry.ts';
import { resourceOf } from '#core/contents/resource-of.ts';
import { brokenLink } from '#core/resources/broken-link.ts';
import { company } from '#core/resources/company.ts';
import { mailTemplate } from '#core/resources/mail-template.ts';
import { origin } from '#core/resources/origin.ts';
import { permission } from '#core/resources/permission.ts';
import { place } from '#core/resources/place.ts';
import { prebook } from '#core/resources/prebook.ts';
import { promote } from '#core/resources/promote.ts';
import { serviceRequest } from '#core/resources/request.ts';
import type { Resource } from '#core/resources/resource.ts';
import { retentionRule } from '#core/resources/retention.ts';
import { role } from '#core/resources/role.ts';
import { signup } from '#core/resources/signup.ts';
import { supporter } from '#core/resources/supporter.ts';
import { tenant } from '#core/resources/tenant.ts';
import { tenantPermission } from '#core/resources/tenant-permission.ts';
import { tenantUser } from '#core/resources/tenant-user.ts';
import { appVersion } from './flock/resources/app-version.ts';
import { flockArticle } from './flock/resources/article.ts';
import { flockFarm } from './flock/resources/farm.ts';
import { flockLimit } from './flock/resources/limit.ts';
import { flockQuestion } from './flock/resources/question.ts';
import { flockReport } from './flock/resources/report.ts';
import { flockScales } from './flock/resources/scales.ts';

/** Every resource of the back office, in the order of its menus. */
export const resources: readonly Resource[] = [
  company,
  supporter,
  origin,
  ...contentTypes.map(resourceOf),
  serviceRequest,
  brokenLink,
  place,
  promote,
  mailTemplate,
  signup,
  prebook,
  ...[flockFarm, flockReport, flockQuestion, flockLimit, flockScales, flockArticle],
  appVersion,
  ...[tenantUser, role, permission, tenantPermission, tenant, retentionRule],
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
