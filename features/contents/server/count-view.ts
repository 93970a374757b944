import { Refusal } from '#core/errors.ts';
import type { ContentType } from '#features/contents/shared/content.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { isPublished } from './publication-policy.ts';
import { contentViews, publications } from './tables.ts';

/** Counts one reading of a published content and returns how many there are; a session counts once for each. NOT_FOUND for anything else. */
export async function countView(scope: Scope, type: ContentType, { id }: { id: string }): Promise<{ views: number }> {
  const isThere = await scope.db.$count(
    publications,
    and(isPublished(scope.tenantId, type.code, scope.now), eq(publications.id, id)),
  );
  if (!isThere) throw new Refusal('NOT_FOUND');
  const isFirst = isNewReader(scope, id);
  const [row] = await scope.db
    .insert(contentViews)
    .values({ id, tenantId: scope.tenantId, views: isFirst ? 1 : 0 })
    .onConflictDoUpdate({ target: contentViews.id, set: { views: sql`${contentViews.views} + ${isFirst ? 1 : 0}` } })
    .returning({ views: contentViews.views });
  return { views: row?.views ?? 0 };
}

/** Readings this node has counted, so that reloading a page does not count; forgotten when there are many. */
const seen = new WeakMap<Services, Set<string>>();
const mostSeen = 100_000;

function isNewReader(scope: Scope, id: string): boolean {
  const known = seen.get(scope.services) ?? new Set<string>();
  seen.set(scope.services, known);
  const key = `${scope.sessionHash.toString('base64url')}/${id}`;
  if (known.has(key)) return false;
  if (known.size >= mostSeen) known.clear();
  known.add(key);
  return true;
}
