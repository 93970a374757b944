import { useLiveQuery } from 'dexie-react-hooks';
import type { Photo } from '#features/flock/shared/scoring/report.ts';
import { signedViewUrl } from '#web/kit/files/download.ts';
import { useViewUrl } from '#web/kit/files/use-view-url.ts';
import { useBlobUrl } from './blob-url.ts';
import { database, hasDatabase } from './database.ts';

/** Address of a photo: of the copy on this device, else of the stored file; null where neither is at hand. */
export function usePhotoUrl({ id, fileId }: Pick<Photo, 'id' | 'fileId'>): string | null | undefined {
  const read = useLiveQuery(async () => ({ of: id, blob: (await keptPhoto(id)) ?? null }), [id]);
  // Until another photo is read the query still holds the one before.
  const kept = read?.of === id ? read.blob : undefined;
  const address = useBlobUrl(kept);
  const stored = useViewUrl(kept === null ? fileId : null);
  if (kept === undefined) return undefined;
  if (kept) return address;
  return fileId === null ? null : stored;
}

/** The picture itself, for documents; null where it is not at hand. */
export async function loadPhoto({ id, fileId }: Pick<Photo, 'id' | 'fileId'>): Promise<Blob | null> {
  const kept = await keptPhoto(id);
  if (kept || fileId === null) return kept ?? null;
  try {
    const answer = await fetch(await signedViewUrl(fileId));
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}

async function keptPhoto(id: string): Promise<Blob | undefined> {
  return hasDatabase() ? (await database().photos.get(id))?.blob : undefined;
}
