import { and, eq } from 'drizzle-orm';
import type { Values } from '#core/forms/values.ts';
import { type ContentType, fieldsOf } from '#features/contents/shared/content.ts';
import { resourceOf } from '#features/contents/shared/resource-of.ts';
import { newId } from '#server/base/ids.ts';
import { sanitiseValues } from '#server/base/sanitise.ts';
import { logSave } from '#server/resources/changes.ts';
import type { ActorScope } from '#server/scope.ts';
import { getContent } from './find-content.ts';
import { publish } from './publish.ts';
import { contents } from './tables.ts';

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
