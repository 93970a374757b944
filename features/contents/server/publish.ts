import type { Values } from '#core/forms/values.ts';
import { type ContentType, fieldsOf } from '#features/contents/shared/content.ts';
import { resourceOf } from '#features/contents/shared/resource-of.ts';
import { newId } from '#server/base/ids.ts';
import { sanitiseValues } from '#server/base/sanitise.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { logSave } from '#server/resources/changes.ts';
import type { ActorScope } from '#server/scope.ts';
import { type Content, getContent } from './find-content.ts';
import { publicationOf } from './publication-of.ts';
import { contents, contentVersions, publications } from './tables.ts';

/** Puts a content before visitors from `at` on, and keeps it as its next version; returns the number. */
export async function publish(
  scope: ActorScope,
  type: ContentType,
  { content, at }: { content: Content; at: Date },
): Promise<number> {
  const [newest] = await scope.db
    .select({ version: sql<number>`coalesce(max(${contentVersions.version}), 0)::int` })
    .from(contentVersions)
    .where(and(eq(contentVersions.tenantId, scope.tenantId), eq(contentVersions.contentId, content.id)));
  const version = (newest?.version ?? 0) + 1;
  const { id, tenantId, values } = content;
  await scope.db.insert(contentVersions).values({
    id: newId(),
    tenantId,
    version,
    values,
    contentId: id,
    publishedBy: scope.actor.id,
    createdAt: scope.now,
  });
  // What else hangs on it still finds the former publication.
  await scope.services.features.publishing[type.code]?.(scope, { id, values });
  // A change of what is already out keeps its first date, unless it is to appear later.
  const out = await readAppeared(scope, id);
  const row = {
    ...publicationOf(type, { id, tenantId, values, version, at: out && at <= scope.now ? out : at }),
    updatedAt: at > scope.now ? at : scope.now,
  };
  await scope.db.insert(publications).values(row).onConflictDoUpdate({ target: publications.id, set: row });
  return version;
}

/** Takes a content away from visitors; its versions stay. */
export async function unpublish(scope: ActorScope, id: string): Promise<void> {
  await scope.db.delete(publications).where(and(eq(publications.tenantId, scope.tenantId), eq(publications.id, id)));
}

async function readAppeared(scope: ActorScope, id: string): Promise<Date | undefined> {
  const [row] = await scope.db
    .select({ publishedAt: publications.publishedAt })
    .from(publications)
    .where(and(eq(publications.tenantId, scope.tenantId), eq(publications.id, id)));
  return row && row.publishedAt <= scope.now ? row.publishedAt : undefined;
}

/**
 * Publishes at once what another room wrote out of its own records, as a content that editors find among theirs; returns
 * its id. Who may have it published is for that room to ask.
 */
export async function publishWritten(scope: ActorScope, type: ContentType, written: Values): Promise<string> {
  const values = sanitiseValues(fieldsOf(type), written);
  const id = newId();
  const title = String(values.titleCN);
  await scope.db.insert(contents).values({
    id,
    tenantId: scope.tenantId,
    type: type.code,
    state: 'PUBLISHED',
    values,
    titleCN: title,
    titleEN: String(values.titleEN ?? ''),
    category: String(values[type.facets[0]!] ?? ''),
    changesCN: 1,
    changesEN: 1,
    publishAt: scope.now,
    editedBy: scope.actor.id,
    createdAt: scope.now,
    updatedAt: scope.now,
  });
  const version = await publish(scope, type, { content: await getContent(scope, type, { id }), at: scope.now });
  await scope.db
    .update(contents)
    .set({ version })
    .where(and(eq(contents.tenantId, scope.tenantId), eq(contents.id, id)));
  await logSave(scope, { resource: resourceOf(type), id, title, before: null, after: { ...values } });
  return id;
}
