import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { database } from '../../store/database.ts';

/** Address of a photo kept on this device, for as long as it is shown; undefined while it is read or when it is not here. */
export function usePhotoUrl(photoId: string | undefined): string | undefined {
  const blob = useLiveQuery(
    async () => (photoId === undefined ? undefined : (await database().photos.get(photoId))?.blob),
    [photoId],
  );
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return setUrl(undefined);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
