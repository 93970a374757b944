import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { partSize, type uploadInitCall } from '#core/contracts/files.ts';
import { Refusal } from '#core/errors.ts';
import { cleanFileName } from '#core/files/file-name.ts';
import { findPurpose } from '#core/files/find-purpose.ts';
import { fileTypeNames } from '#core/forms/kinds/files.ts';
import { hasExtensionOf, isMediaType, type MediaType } from '#core/media-types.ts';
import { limitOf, materials, type PurposeRule } from '#core/purposes.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, isNull, notInArray, sql } from '#server/database/sql.ts';
import { files, uploadParts, uploads } from '#server/database/tables/files.ts';
import type { ActorScope } from '#server/scope.ts';
import { personQuota } from './quotas.ts';
import { requireRoomForFiles } from './room.ts';

/**
 * Opens an upload, or resumes the one under way with the same purpose, hash and size: `received` names the parts that
 * need not be sent again. Throws FILE_TYPE, FILE_TOO_LARGE or FILE_QUOTA for what cannot be taken whatever it holds.
 */
export async function announceUpload(
  scope: ActorScope,
  input: InputOf<typeof uploadInitCall>,
): Promise<OutputOf<typeof uploadInitCall>> {
  const rule = purposeOf(scope, input.purpose);
  const type = announcedType(rule, input);
  await requireRoomForFiles(scope.services);
  await checkQuota(scope, input);
  const [upload] = await scope.db
    .insert(uploads)
    .values({
      id: newId(),
      tenantId: scope.tenantId,
      ownerId: scope.actor.id,
      purpose: input.purpose,
      name: cleanFileName(input.name, type),
      mime: type,
      size: input.size,
      sha256: Buffer.from(input.sha256, 'hex'),
      parts: Math.ceil(input.size / partSize),
      createdAt: scope.now,
    })
    .onConflictDoUpdate({
      target: [uploads.tenantId, uploads.ownerId, uploads.purpose, uploads.sha256, uploads.size],
      targetWhere: sql`file_id is null`,
      set: { name: sql`excluded.name`, mime: sql`excluded.mime` },
    })
    .returning({ id: uploads.id, parts: uploads.parts });
  if (!upload) throw new Error('an upload was neither opened nor resumed');
  return { uploadId: upload.id, partSize, parts: upload.parts, received: await listReceived(scope, upload.id) };
}

/** Indexes of the parts that are here, ascending. */
export async function listReceived(scope: ActorScope, uploadId: string): Promise<number[]> {
  const rows = await scope.db
    .select({ index: uploadParts.index })
    .from(uploadParts)
    .where(and(eq(uploadParts.uploadId, uploadId), eq(uploadParts.tenantId, scope.tenantId)))
    .orderBy(uploadParts.index);
  return rows.map(({ index }) => index);
}

/** The rule of a purpose that the actor may upload for; throws FILE_REFUSED for an unknown one, NO_PERMISSION. */
export function purposeOf(scope: Pick<ActorScope, 'permCodes' | 'side' | 'services'>, purpose: string): PurposeRule {
  const rule = findPurpose(purpose, scope.services.features.findForm);
  if (!rule) throw new Refusal('FILE_REFUSED', { reason: 'purpose', cause: 'unknown purpose' });
  if (rule.side !== scope.side) throw new Refusal('NO_PERMISSION', { cause: `signed in on ${scope.side}` });
  if (rule.codes && !rule.codes.some((code) => scope.permCodes.has(code))) throw new Refusal('NO_PERMISSION');
  return rule;
}

function announcedType(
  rule: PurposeRule,
  { mime, name, size }: { mime: string; name: string; size: number },
): MediaType {
  const isTaken = isMediaType(mime) && rule.types.includes(mime) && hasExtensionOf(name, mime);
  if (!isTaken) throw new Refusal('FILE_TYPE', { params: { types: fileTypeNames(rule.types) } });
  const max = limitOf(rule, mime);
  if (size > max * 1024 * 1024) throw new Refusal('FILE_TOO_LARGE', { params: { max } });
  return mime;
}

async function checkQuota(scope: ActorScope, input: { size: number; sha256: string; purpose: string }): Promise<void> {
  if (materials.includes(input.purpose)) return;
  const [stored] = await scope.db
    .select({ bytes: sql<number>`coalesce(sum(${files.size}), 0)::float8` })
    .from(files)
    .where(
      and(
        eq(files.ownerId, scope.actor.id),
        eq(files.tenantId, scope.tenantId),
        isNull(files.deletedAt),
        notInArray(files.purpose, [...materials]),
      ),
    );
  const [underWay] = await scope.db
    .select({ bytes: sql<number>`coalesce(sum(${uploads.size}), 0)::float8` })
    .from(uploads)
    .where(
      and(
        eq(uploads.ownerId, scope.actor.id),
        eq(uploads.tenantId, scope.tenantId),
        isNull(uploads.fileId),
        notInArray(uploads.purpose, [...materials]),
        // The one that is resumed counts once.
        sql`not (${uploads.sha256} = ${Buffer.from(input.sha256, 'hex')} and ${uploads.purpose} = ${input.purpose})`,
      ),
    );
  const bytes = (stored?.bytes ?? 0) + (underWay?.bytes ?? 0) + input.size;
  if (bytes > personQuota.bytes) throw new Refusal('FILE_QUOTA', { params: { max: personQuota.says } });
}
