import { sql } from 'drizzle-orm';
import { notices } from '../../database/tables/contents.ts';
import { isPublished } from '../../policies/notice.ts';
import type { Scope } from '../../scope.ts';
import type { Services } from '../../services.ts';

/**
 * Published notices by kind. Counting reads every row of the tenant, so a node asks at most once in five seconds and
 * tenant, and where it takes long at most for a hundredth of the time: a total may be that much behind a publication,
 * the rows themselves never are.
 */
export async function countByKind(scope: Scope): Promise<ReadonlyMap<string, number>> {
  const known = knownOf(scope.services);
  const entry = known.get(scope.tenantId);
  const asked = performance.now();
  if (entry && asked < entry.until) return await entry.counts;
  const fresh: Entry = { counts: readCounts(scope), until: Number.POSITIVE_INFINITY };
  known.set(scope.tenantId, fresh);
  try {
    const counts = await fresh.counts;
    const answered = performance.now();
    fresh.until = answered + Math.min(Math.max(minAge, 100 * (answered - asked)), maxAge);
    return counts;
  } catch (error) {
    known.delete(scope.tenantId);
    throw error;
  }
}

interface Entry {
  /** When the counts are too old, by performance.now(); never while they are being asked for. */
  until: number;
  readonly counts: Promise<ReadonlyMap<string, number>>;
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

async function readCounts(scope: Scope): Promise<ReadonlyMap<string, number>> {
  const rows = await scope.db
    .select({ kind: notices.kind, count: sql<number>`count(*)::int` })
    .from(notices)
    .where(isPublished(scope.tenantId, scope.now))
    .groupBy(notices.kind);
  return new Map(rows.map((row) => [row.kind, row.count]));
}
