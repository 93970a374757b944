import type { ContentType } from '#features/contents/shared/content.ts';
import { sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { isPublished } from './publication-policy.ts';
import { publications } from './tables.ts';

export interface Counts {
  readonly total: number;
  /** By facet and value, as `level:CITY`. */
  readonly byFacet: ReadonlyMap<string, number>;
}

/**
 * Published contents of a type by facet. Counting reads every row of the tenant, so a node asks at most once in five
 * seconds, tenant and type, and where it takes long at most for a hundredth of the time: a total may be that much behind
 * a publication, the rows themselves never are.
 */
export async function countContents(scope: Scope, type: ContentType): Promise<Counts> {
  const known = knownOf(scope.services);
  const key = `${scope.tenantId}/${type.code}`;
  const entry = known.get(key);
  const asked = performance.now();
  if (entry && asked < entry.until) return await entry.counts;
  const fresh: Entry = { counts: readCounts(scope, type), until: Number.POSITIVE_INFINITY };
  known.set(key, fresh);
  try {
    const counts = await fresh.counts;
    const answered = performance.now();
    fresh.until = answered + Math.min(Math.max(minAge, 100 * (answered - asked)), maxAge);
    return counts;
  } catch (error) {
    known.delete(key);
    throw error;
  }
}

interface Entry {
  /** When the counts are too old, by performance.now(); never while they are being asked for. */
  until: number;
  readonly counts: Promise<Counts>;
}

/** Milliseconds. */
const minAge = 5000;
const maxAge = 60_000;
const nodes = new WeakMap<Services, Map<string, Entry>>();

function knownOf(services: Services): Map<string, Entry> {
  const known = nodes.get(services) ?? new Map<string, Entry>();
  nodes.set(services, known);
  return known;
}

/** Contents with the same choices are counted together first: there are few such groups, and taking them apart is left to us. */
async function readCounts(scope: Scope, type: ContentType): Promise<Counts> {
  const groups = await scope.db
    .select({ facets: publications.facets, count: sql<number>`count(*)::int` })
    .from(publications)
    .where(isPublished(scope.tenantId, type.code, scope.now))
    .groupBy(publications.facets)
    .orderBy(publications.facets);
  const byFacet = new Map<string, number>();
  for (const { facets, count } of groups)
    for (const facet of new Set(facets)) byFacet.set(facet, (byFacet.get(facet) ?? 0) + count);
  return { total: groups.reduce((sum, { count }) => sum + count, 0), byFacet };
}
