import { useLiveQuery } from 'dexie-react-hooks';
import { useBlobUrl } from '#features/flock/poultry/store/blob-url.ts';
import { database } from '#features/flock/poultry/store/database.ts';

/** Address of a photo kept on this device, for as long as it is shown; undefined while it is read, null when it is not here. */
export function useKeptPhotoUrl(photoId: string | undefined): string | null | undefined {
  const read = useLiveQuery(
    async () => photoId && { of: photoId, blob: (await database().photos.get(photoId))?.blob ?? null },
    [photoId],
  );
  // Until another photo is read the query still holds the one before, which may be of another bird.
  const kept = read && read.of === photoId ? read.blob : undefined;
  const blob = photoId === undefined ? null : kept;
  const address = useBlobUrl(blob);
  return blob === null ? null : address;
}
