import type { InputOf } from '#core/contracts/contract.ts';
import type { bannerCountCall } from '#features/site/calls/banners.ts';
import { bannerCounts, banners } from '#features/site/server/tables.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/** Counts what a session saw and followed for the first time; ids that are no banner of the tenant do not count. */
export async function countBanners(
  scope: Scope,
  { seen, followed }: InputOf<typeof bannerCountCall>,
): Promise<Record<string, never>> {
  const fresh = { views: firstTime(scope, 'views', seen), clicks: firstTime(scope, 'clicks', followed) };
  const asked = [...new Set([...fresh.views, ...fresh.clicks])];
  if (asked.length === 0) return {};
  const known = await scope.db
    .select({ id: banners.id })
    .from(banners)
    .where(and(eq(banners.tenantId, scope.tenantId), inArray(banners.id, asked)))
    // Always in one order, so that two counts cannot wait for each other.
    .orderBy(banners.id);
  const rows = known.map(({ id }) => ({
    id,
    tenantId: scope.tenantId,
    views: fresh.views.includes(id) ? 1 : 0,
    clicks: fresh.clicks.includes(id) ? 1 : 0,
  }));
  if (rows.length === 0) return {};
  await scope.db
    .insert(bannerCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: bannerCounts.id,
      set: {
        views: sql`${bannerCounts.views} + excluded.views`,
        clicks: sql`${bannerCounts.clicks} + excluded.clicks`,
      },
    });
  return {};
}

/** What this node has counted, so that walking to and fro does not count; forgotten when there is much. */
const counted = new WeakMap<Services, Set<string>>();
const most = 100_000;

function firstTime({ services, sessionHash }: Scope, what: string, ids: readonly string[]): string[] {
  const known = counted.get(services) ?? new Set<string>();
  counted.set(services, known);
  if (known.size >= most) known.clear();
  return [...new Set(ids)].filter((id) => {
    const key = `${sessionHash.toString('base64url')}/${what}/${id}`;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}
