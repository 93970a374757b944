import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { uploadCompleteCall } from '#core/contracts/files.ts';
import { Refusal } from '#core/errors.ts';
import { cleanFileName } from '#core/files/file-name.ts';
import { limitOf } from '#core/purposes.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, isNull } from '#server/database/sql.ts';
import { files, publicFiles, uploadParts, uploads } from '#server/database/tables/files.ts';
import { KeptRefusal, type SlowActorCall } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { purposeOf } from './announce-upload.ts';
import { type CheckedFile, inspectFile } from './inspect-file.ts';
import { fileFolder, newObjectKey, removeObjects, thumbKey, withWorkFile } from './objects.ts';

type Stored = OutputOf<typeof uploadCompleteCall>;
type Upload = typeof uploads.$inferSelect;
type PartRow = typeof uploadParts.$inferSelect;

/**
 * Makes a file of an upload whose parts are all here: hashes it whole, checks its content and stores what may be kept.
 * The same upload completed again gives the same file. Throws NOT_FOUND, FILE_REFUSED when parts are missing or the
 * whole is not what was announced, and what inspectFile throws; then the upload is gone and has to be announced anew.
 */
export async function completeUpload(call: SlowActorCall, { uploadId }: { uploadId: string }): Promise<Stored> {
  const { upload, parts, known } = await call.read((scope) => loadUpload(scope, uploadId));
  if (known) return call.transact(async () => known);
  if (parts.length < upload.parts) throw new Refusal('FILE_REFUSED', { reason: 'parts', cause: 'parts are missing' });
  try {
    return await withWorkFile(call.services, async (path) => {
      await assemble(call.services, { upload, parts, path });
      const rule = await call.read(async (scope) => purposeOf(scope, upload.purpose));
      const type = upload.mime as CheckedFile['type'];
      const checked = await inspectFile({ path, type, rule, maxBytes: limitOf(rule, type) * 1024 * 1024 });
      const { visibility, isEvidence = false } = rule;
      return await keep(call, { upload, parts, path, checked, isPublic: visibility === 'public', isEvidence });
    });
  } catch (error) {
    if (error instanceof Refusal && error.key.startsWith('FILE_')) await giveUp(call, { upload, parts, error });
    throw error;
  }
}

async function loadUpload(scope: ActorScope, uploadId: string) {
  const [upload] = await scope.db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, uploadId), eq(uploads.ownerId, scope.actor.id), eq(uploads.tenantId, scope.tenantId)));
  if (!upload) throw new Refusal('NOT_FOUND');
  const parts = await scope.db
    .select()
    .from(uploadParts)
    .where(and(eq(uploadParts.uploadId, uploadId), eq(uploadParts.tenantId, scope.tenantId)))
    .orderBy(uploadParts.index);
  return { upload, parts, known: upload.fileId ? await loadStored(scope, upload.fileId) : null };
}

async function loadStored(scope: ActorScope, fileId: string): Promise<Stored> {
  const [file] = await scope.db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.ownerId, scope.actor.id), isNull(files.deletedAt)));
  if (!file) throw new Refusal('NOT_FOUND');
  return { id: file.id, name: file.name, size: file.size, type: file.type };
}

/** Writes all parts into one local file and compares it with the announcement. */
async function assemble(
  { storage }: Services,
  { upload, parts, path }: { upload: Upload; parts: readonly PartRow[]; path: string },
): Promise<void> {
  const hash = createHash('sha256');
  let size = 0;
  async function* whole() {
    for (const { objectKey } of parts) {
      for await (const chunk of await storage.read(objectKey)) {
        size += chunk.length;
        hash.update(chunk);
        yield chunk;
      }
    }
  }
  await pipeline(whole, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  if (size === upload.size && hash.digest().equals(upload.sha256)) return;
  throw new Refusal('FILE_REFUSED', { reason: 'bytes', cause: 'the whole differs from its announcement' });
}

interface Finished {
  readonly upload: Upload;
  readonly parts: readonly PartRow[];
  readonly path: string;
  readonly checked: CheckedFile;
  readonly isPublic: boolean;
  readonly isEvidence: boolean;
}

async function keep(call: SlowActorCall, finished: Finished): Promise<Stored> {
  const { parts, path, checked, isPublic } = finished;
  const { storage } = call.services;
  const objectKey = newObjectKey(fileFolder);
  const id = isPublic ? `pub_${newId()}` : newId();
  const own = checked.thumb ? [objectKey, thumbKey(objectKey)] : [objectKey];
  try {
    await storage.put(objectKey, checked.content ?? createReadStream(path), checked.size);
    if (checked.thumb) await storage.put(thumbKey(objectKey), checked.thumb);
    const stored = await call.transact((scope) => record(scope, finished, { id, objectKey }));
    // Somebody else finished the same upload first, or the answer is an earlier one.
    if (stored.id !== id) await removeObjects(call.services, own);
    const partKeys = parts.map((part) => part.objectKey);
    await removeObjects(call.services, partKeys);
    return stored;
  } catch (error) {
    await removeObjects(call.services, own);
    throw error;
  }
}

async function record(
  scope: ActorScope,
  { upload, checked, isPublic, isEvidence }: Finished,
  { id, objectKey }: { id: string; objectKey: string },
): Promise<Stored> {
  const [open] = await scope.db.select().from(uploads).where(eq(uploads.id, upload.id)).for('update');
  if (!open) throw new Refusal('NOT_FOUND');
  if (open.fileId) return loadStored(scope, open.fileId);
  const name = cleanFileName(upload.name, checked.type);
  const stored = { id, name, size: checked.size, type: checked.type };
  await scope.db.insert(files).values({
    ...stored,
    tenantId: scope.tenantId,
    ownerId: scope.actor.id,
    purpose: upload.purpose,
    sha256: checked.sha256,
    objectKey,
    visibility: isPublic ? 'public' : 'private',
    facts: {
      ...checked.facts,
      thumb: checked.thumb !== null,
      // As it was hashed here: a picture is drawn anew before it is kept.
      ...(isEvidence && { arrived: upload.sha256.toString('hex') }),
    },
    createdAt: scope.now,
  });
  if (isPublic) await scope.db.insert(publicFiles).values({ ...stored, objectKey });
  await scope.db.update(uploads).set({ fileId: id }).where(eq(uploads.id, upload.id));
  await scope.db.delete(uploadParts).where(eq(uploadParts.uploadId, upload.id));
  await logBusiness(scope, {
    module: 'FILE',
    action: 'upload',
    objectType: 'file',
    objectId: id,
    // A file's name often holds a person's: the purpose says enough.
    title: upload.purpose,
    text: { CN: '上传了文件', EN: 'Uploaded a file' },
  });
  return stored;
}

/** A refused file leaves nothing behind; the refusal is answered after that is committed. */
async function giveUp(
  call: SlowActorCall,
  { upload, parts, error }: { upload: Upload; parts: readonly PartRow[]; error: Refusal },
): Promise<never> {
  const gone = call.transact(async (scope) => {
    await scope.db.delete(uploadParts).where(eq(uploadParts.uploadId, upload.id));
    await scope.db.delete(uploads).where(and(eq(uploads.id, upload.id), isNull(uploads.fileId)));
    throw new KeptRefusal(error.key, { params: error.params, obj: error.obj, cause: error.message });
  });
  return gone.finally(() =>
    removeObjects(
      call.services,
      parts.map((part) => part.objectKey),
    ),
  );
}
