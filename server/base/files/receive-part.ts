import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { partSize, type uploadPartCall } from '#core/contracts/files.ts';
import { Refusal } from '#core/errors.ts';
import { and, eq, isNull } from '#server/database/sql.ts';
import { uploadParts, uploads } from '#server/database/tables/files.ts';
import type { SlowActorCall } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { listReceived } from './announce-upload.ts';
import { newObjectKey, partFolder, removeObjects } from './objects.ts';
import { requireRoomForFiles } from './room.ts';

type Part = InputOf<typeof uploadPartCall>;

/**
 * Stores one part of an upload of the actor; a part may come again and in any order. Throws NOT_FOUND for an upload that
 * is not open to the actor and FILE_REFUSED, keeping nothing, when the bytes are not those announced.
 */
export async function receivePart(
  call: SlowActorCall,
  part: Part,
  bytes: Readable | null,
): Promise<OutputOf<typeof uploadPartCall>> {
  try {
    if (!bytes) throw new Refusal('FILE_REFUSED', { reason: 'bytes', cause: 'no bytes' });
    const isHere = await call.read((scope) => isReceived(scope, part));
    const objectKey = isHere ? null : await spool(call.services, part, bytes);
    return await keepPart(call, part, objectKey);
  } finally {
    // Unread bytes would hold the connection until it times out.
    bytes?.resume();
  }
}

async function keepPart(call: SlowActorCall, part: Part, objectKey: string | null) {
  if (!objectKey) return call.transact(async (scope) => ({ received: await listReceived(scope, part.uploadId) }));
  let replaced: string | null = null;
  try {
    const answer = await call.transact(async (scope) => {
      replaced = await recordPart(scope, part, objectKey);
      return { received: await listReceived(scope, part.uploadId) };
    });
    if (replaced) await removeObjects(call.services, [replaced]);
    return answer;
  } catch (error) {
    await removeObjects(call.services, [objectKey]);
    throw error;
  }
}

/** Whether the very same part is here already; throws NOT_FOUND, or FILE_REFUSED for a part that the upload lacks. */
async function isReceived(scope: ActorScope, part: Part): Promise<boolean> {
  const upload = await lockUpload(scope, part.uploadId, false);
  const isLast = part.index === upload.parts - 1;
  const expected = isLast ? upload.size - part.index * partSize : partSize;
  if (part.index >= upload.parts || part.size !== expected)
    throw new Refusal('FILE_REFUSED', { reason: 'parts', cause: 'no such part' });
  const [found] = await scope.db
    .select({ sha256: uploadParts.sha256 })
    .from(uploadParts)
    .where(and(eq(uploadParts.uploadId, part.uploadId), eq(uploadParts.index, part.index)));
  return found?.sha256.toString('hex') === part.sha256;
}

/** Writes the bytes while hashing them; returns the object's key. */
async function spool(services: Services, part: Part, bytes: Readable): Promise<string> {
  await requireRoomForFiles(services);
  const objectKey = newObjectKey(partFolder);
  const hash = createHash('sha256');
  let size = 0;
  async function* counted() {
    // Left open on a refusal, so that the rest can be read away and the connection stays good.
    for await (const chunk of bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > part.size) throw new Refusal('FILE_REFUSED', { reason: 'bytes', cause: 'more bytes than announced' });
      hash.update(chunk);
      yield chunk;
    }
    // Thrown inside the stream, so that the object is not finished.
    if (size !== part.size) throw new Refusal('FILE_REFUSED', { reason: 'bytes', cause: 'fewer bytes than announced' });
    if (hash.digest('hex') !== part.sha256)
      throw new Refusal('FILE_REFUSED', { reason: 'bytes', cause: 'other bytes than announced' });
  }
  await services.storage.put(objectKey, Readable.from(counted()), part.size);
  return objectKey;
}

/** Returns the key of the object that the new one takes the place of. */
async function recordPart(scope: ActorScope, part: Part, objectKey: string): Promise<string | null> {
  await lockUpload(scope, part.uploadId, true);
  const at = and(eq(uploadParts.uploadId, part.uploadId), eq(uploadParts.index, part.index));
  const [old] = await scope.db.delete(uploadParts).where(at).returning({ objectKey: uploadParts.objectKey });
  await scope.db.insert(uploadParts).values({
    tenantId: scope.tenantId,
    uploadId: part.uploadId,
    index: part.index,
    size: part.size,
    sha256: Buffer.from(part.sha256, 'hex'),
    objectKey,
  });
  return old?.objectKey ?? null;
}

/** The open upload of the actor; locked, parts of one upload are recorded one after the other. */
async function lockUpload(scope: ActorScope, uploadId: string, isLocked: boolean) {
  const query = scope.db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.id, uploadId),
        eq(uploads.ownerId, scope.actor.id),
        eq(uploads.tenantId, scope.tenantId),
        isNull(uploads.fileId),
      ),
    );
  const [upload] = await (isLocked ? query.for('update') : query);
  if (!upload) throw new Refusal('NOT_FOUND');
  return upload;
}
