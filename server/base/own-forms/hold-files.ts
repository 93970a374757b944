import { errorText, Refusal } from '#core/errors.ts';
import { filesIn, mapFiles } from '#core/forms/files-in.ts';
import type { OwnForm } from '#core/forms/own-form.ts';
import type { Data } from '#core/forms/values.ts';
import { findReadyFiles } from '#server/base/files/attach.ts';
import { and, eq, inArray, notInArray } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import { ownFormFiles } from '#server/database/tables/own-forms.ts';
import type { ActorScope } from '#server/scope.ts';

interface Held {
  readonly form: OwnForm;
  readonly formId: string;
  readonly data: Data;
}

/**
 * Ties the files named in a draft to it, and lets go those it no longer names unless they were handed in. Returns the
 * data with name, size and type as stored. Throws FILE_REFUSED for a file that is not there or not the actor's.
 */
export async function holdFiles(scope: ActorScope, { form, formId, data }: Held): Promise<Data> {
  const named = filesIn(form, data);
  const ids = named.map(({ file }) => file.id);
  const stored = new Map((await findReadyFiles(scope, ids)).map((file) => [file.id, file]));
  const strange = named.find(({ file }) => !stored.has(file.id));
  if (strange) {
    const msg = errorText('FILE_REFUSED', scope.locale);
    throw new Refusal('FILE_REFUSED', { reason: 'owner', fields: [{ path: strange.path, key: 'FILE_REFUSED', msg }] });
  }
  const isKept = ids.length > 0 ? notInArray(ownFormFiles.fileId, ids) : undefined;
  await scope.db
    .delete(ownFormFiles)
    .where(and(eq(ownFormFiles.formId, formId), eq(ownFormFiles.isHandedIn, false), isKept));
  if (ids.length === 0) return data;
  const { tenantId } = scope;
  await scope.db
    .insert(ownFormFiles)
    .values(ids.map((fileId) => ({ tenantId, formId, fileId })))
    .onConflictDoNothing();
  await scope.db
    .update(files)
    .set({ deletedAt: null })
    .where(and(inArray(files.id, ids), eq(files.ownerId, scope.actor.id)));
  return mapFiles(form, data, (file) => {
    const { id, name, size, type } = stored.get(file.id) ?? file;
    return { id, name, size, type };
  });
}

/** From now on the files of the data can be read by whoever reviews them. */
export async function handInFiles(scope: ActorScope, { form, formId, data }: Held): Promise<void> {
  const ids = filesIn(form, data).map(({ file }) => file.id);
  if (ids.length === 0) return;
  await scope.db
    .update(ownFormFiles)
    .set({ isHandedIn: true })
    .where(and(eq(ownFormFiles.formId, formId), inArray(ownFormFiles.fileId, ids)));
}
