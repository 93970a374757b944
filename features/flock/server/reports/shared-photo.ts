import { timingSafeEqual } from 'node:crypto';
import { farms, flockPhotos, flockShares } from '#features/flock/server/tables.ts';
import { and, eq, gt, isNull } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

const life = 10 * 60_000;

interface SharedPhoto {
  readonly shareId: string;
  readonly fileId: string;
}

/** The address of a photo of a shared report, good for ten minutes: it is signed, and needs no session. */
export function sharedPhotoPath({ services, tenantId, now }: Scope, photo: SharedPhoto): string {
  const until = String(now.getTime() + life);
  const proof = proofOf(services, { ...photo, tenantId, until }).toString('base64url');
  return `/shared-photo/${photo.shareId}.${photo.fileId}.${until}.${proof}`;
}

/** The stored picture under such an address, or undefined for one that was not given out, or is over. */
export async function findSharedPhoto(services: Services, { tenantId, name }: { tenantId: string; name: string }) {
  const [shareId = '', fileId = '', until = '', proof = ''] = name.split('.');
  const expected = proofOf(services, { tenantId, shareId, fileId, until });
  const given = Buffer.from(proof, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const now = services.clock();
  if (Number(until) <= now.getTime()) return undefined;
  // The link may have ended, or the photo may have been taken away since.
  const [file] = await services.database.read(tenantId, (db) =>
    db
      .select({ name: files.name, type: files.type, size: files.size, objectKey: files.objectKey })
      .from(flockShares)
      .innerJoin(farms, and(eq(farms.tenantId, flockShares.tenantId), eq(farms.id, flockShares.farmId)))
      .innerJoin(
        flockPhotos,
        and(
          eq(flockPhotos.tenantId, flockShares.tenantId),
          eq(flockPhotos.farmId, flockShares.farmId),
          eq(flockPhotos.doc, flockShares.doc),
          eq(flockPhotos.fileId, fileId),
        ),
      )
      .innerJoin(files, eq(files.id, flockPhotos.fileId))
      .where(
        and(
          eq(flockShares.tenantId, tenantId),
          eq(flockShares.id, shareId),
          gt(flockShares.validUntil, now),
          isNull(flockShares.withdrawnAt),
          eq(farms.isGone, false),
          isNull(files.deletedAt),
        ),
      ),
  );
  return file;
}

function proofOf(
  { keys }: Pick<Services, 'keys'>,
  { tenantId, shareId, fileId, until }: SharedPhoto & { tenantId: string; until: string },
): Buffer {
  return keys.hashSubject('shared-photo', tenantId, shareId, fileId, until);
}
