import { flockPhotos } from '#features/flock/server/tables.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import type { OwnFarm } from './lock-farm.ts';
import { fileOf } from './merge-changes.ts';
import type { Taken } from './take-changes.ts';

/** Ties stored files to the photos that entries tell of, and lets go those of photos that were taken away. */
export async function keepPhotos(
  { db, tenantId, now: at }: ActorScope,
  farm: OwnFarm,
  standing: readonly Taken[],
): Promise<void> {
  const photos = new Map(
    standing
      .filter(({ change }) => change.key.startsWith('photo:'))
      .map(({ change: { doc, key, value } }) => {
        const photoId = key.slice('photo:'.length);
        return [
          `${doc} ${photoId}`,
          { tenantId, farmId: farm.id, doc, photoId, fileId: fileOf({ doc, key, value }), at },
        ];
      }),
  );
  if (photos.size === 0) return;
  const { doc, photoId } = flockPhotos;
  await db
    .delete(flockPhotos)
    .where(
      and(
        eq(flockPhotos.tenantId, tenantId),
        eq(flockPhotos.farmId, farm.id),
        inArray(sql`${doc} || ' ' || ${photoId}`, [...photos.keys()]),
      ),
    );
  const stored = [...photos.values()].flatMap(({ fileId, ...photo }) =>
    fileId === null ? [] : [{ ...photo, fileId }],
  );
  if (stored.length > 0) await db.insert(flockPhotos).values(stored);
}
