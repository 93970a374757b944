import sharp from 'sharp';
import { isFile } from '#core/forms/kinds/files.ts';
import type { Data } from '#core/forms/values.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { and, eq, isNull } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/** Where the applicant's portrait lies in storage: the picture of the one field that is cropped; undefined without one. */
export async function findPortrait(scope: ActorScope, programme: Programme, data: Data): Promise<string | undefined> {
  const [portrait] = programme.sections.flatMap(({ key, fields }) =>
    fields.flatMap((field) => {
      const value = data[key]?.[field.key];
      return field.kind === 'files' && field.crop && Array.isArray(value) ? value.filter(isFile) : [];
    }),
  );
  if (!portrait) return undefined;
  const [row] = await scope.db
    .select({ objectKey: files.objectKey })
    .from(files)
    .where(and(eq(files.tenantId, scope.tenantId), eq(files.id, portrait.id), isNull(files.deletedAt)));
  return row?.objectKey;
}

/** A portrait as a document shows it, as a data address of a few kilobytes; a paper is printed without one that cannot be read. */
export async function drawPortrait(
  { storage, log }: Pick<Services, 'storage' | 'log'>,
  objectKey: string,
): Promise<string | undefined> {
  try {
    const small = await sharp(await storage.bytes(objectKey), { limitInputPixels: 40_000_000 })
      .rotate()
      .resize(portrait.width, portrait.height, { fit: 'cover' })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 85 })
      .toBuffer();
    return `data:image/jpeg;base64,${small.toString('base64')}`;
  } catch (error) {
    log.warn(`a portrait was not printed: ${(error as Error).message}`);
    return undefined;
  }
}

/** Pixels of 25 × 33 mm in print. */
const portrait = { width: 300, height: 400 } as const;
