import { contentTypes } from '../contents/registry.ts';
import { resourceOf } from '../contents/resource-of.ts';
import { appVersion } from './app-version.ts';
import { brokenLink } from './broken-link.ts';
import { company } from './company.ts';
import { flockArticle } from './flock-article.ts';
import { flockFarm } from './flock-farm.ts';
import { flockLimit } from './flock-limit.ts';
import { flockQuestion } from './flock-question.ts';
import { flockReport } from './flock-report.ts';
import { flockScales } from './flock-scales.ts';
import { mailTemplate } from './mail-template.ts';
import { origin } from './origin.ts';
import { permission } from './permission.ts';
import { place } from './place.ts';
import { prebook } from './prebook.ts';
import { promote } from './promote.ts';
import { serviceRequest } from './request.ts';
import type { Resource } from './resource.ts';
import { retentionRule } from './retention.ts';
import { role } from './role.ts';
import { signup } from './signup.ts';
import { supporter } from './supporter.ts';
import { tenant } from './tenant.ts';
import { tenantPermission } from './tenant-permission.ts';
import { tenantUser } from './tenant-user.ts';

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
