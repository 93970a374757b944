import type { OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { contentVersionCall, contentVersionsCall } from '#features/contents/calls/content-editing.ts';
import type { ContentType } from '#features/contents/shared/content.ts';
import { staffName } from '#server/base/staff-name.ts';
import { and, desc, eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import { getContent } from './find-content.ts';
import { contentVersions } from './tables.ts';

/** The published versions of a content, newest first; NOT_FOUND for one that is not the tenant's. */
export async function listVersions(
  scope: ActorScope,
  type: ContentType,
  { id }: { id: string },
): Promise<OutputOf<typeof contentVersionsCall>> {
  const { version: current } = await getContent(scope, type, { id });
  const rows = await scope.db
    .select({
      version: contentVersions.version,
      at: contentVersions.createdAt,
      by: accounts.nickname,
      login: accounts.loginName,
    })
    .from(contentVersions)
    .leftJoin(accounts, eq(accounts.id, contentVersions.publishedBy))
    .where(and(eq(contentVersions.tenantId, scope.tenantId), eq(contentVersions.contentId, id)))
    .orderBy(desc(contentVersions.version))
    .limit(100);
  return {
    current,
    rows: rows.map(({ version, at, by, login }) => ({ version, at: at.toISOString(), by: staffName(by ?? '', login) })),
  };
}

/** The values of one version as they were published. */
export async function readVersion(
  scope: ActorScope,
  type: ContentType,
  { id, version }: { id: string; version: number },
): Promise<OutputOf<typeof contentVersionCall>> {
  await getContent(scope, type, { id });
  const [row] = await scope.db
    .select({ values: contentVersions.values })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.tenantId, scope.tenantId),
        eq(contentVersions.contentId, id),
        eq(contentVersions.version, version),
      ),
    );
  if (!row) throw new Refusal('NOT_FOUND');
  return { values: row.values as Record<string, unknown> };
}
