import { useLiveQuery } from 'dexie-react-hooks';
import { useBlobUrl } from '#features/flock/poultry/store/blob-url.ts';
import { database } from '#features/flock/poultry/store/database.ts';

/** Address of a photo kept on this device, for as long as it is shown; undefined while it is read or when it is not here. */
export function useKeptPhotoUrl(photoId: string | undefined): string | undefined {
  const blob = useLiveQuery(
    async () => (photoId === undefined ? undefined : (await database().photos.get(photoId))?.blob),
    [photoId],
  );
  return useBlobUrl(blob);
}
