import { isFile } from '#core/forms/kinds/files.ts';
import { answerPurpose } from '#features/complaints/shared/complaint.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq, inArray } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import type { ActorScope } from '#server/scope.ts';

/** The ids of files that come with an answer: uploaded for one by whoever writes it; FILE_REFUSED for any other. */
export async function readAnswerFiles(scope: ActorScope, given: unknown): Promise<string[]> {
  const ids = [...new Set(Array.isArray(given) ? given.filter(isFile).map(({ id }) => id) : [])];
  if (ids.length === 0) return [];
  const isOwn = and(
    inArray(files.id, ids),
    eq(files.tenantId, scope.tenantId),
    eq(files.ownerId, scope.actor.id),
    eq(files.purpose, answerPurpose),
  );
  // One on its way out is wanted again: its content is there as long as its row is.
  const ready = await scope.db.update(files).set({ deletedAt: null }).where(isOwn).returning({ id: files.id });
  if (ready.length < ids.length) throw fieldRefusal(scope, 'FILE_REFUSED', 'files');
  return ids;
}
