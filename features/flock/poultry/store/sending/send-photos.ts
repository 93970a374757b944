import type { KeptPhoto } from '#features/flock/poultry/store/database.ts';
import { writeTo } from '#features/flock/poultry/store/write.ts';
import type { Photo } from '#features/flock/shared/scoring/report.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import type { Line } from './sync-farm.ts';

/**
 * Stores the photos of a farm that wait, one after the other, each going on where it stopped; then the entry of each is
 * told its file. A photo that the server refuses stays on the device and says why. Throws CallError without a network.
 */
export async function sendPhotos(line: Line, farmId: string): Promise<void> {
  const waiting = await line.db.photos
    .where('farmId')
    .equals(farmId)
    .filter(({ isSent, problem }) => !isSent && problem === undefined)
    .toArray();
  for (const photo of waiting) await sendPhoto(line, photo);
}

async function sendPhoto({ db, server }: Line, { id, farmId, doc, blob }: KeptPhoto): Promise<void> {
  const key = `photo:${id}`;
  const entry = await db.entries.get([farmId, doc, key]);
  if (!entry || entry.value === null) {
    // Taken away before it was ever sent.
    await db.photos.delete(id);
    return;
  }
  const { name } = entry.value as Omit<Photo, 'id'>;
  try {
    const file = new File([blob], fileName(name, blob.type), { type: blob.type });
    const stored = await server.upload(file, `flock-photo/${farmId}/${id}`);
    const now = (await db.entries.get([farmId, doc, key]))?.value as Omit<Photo, 'id'> | null | undefined;
    if (now) await writeTo(db, { farmId, doc, entries: [{ key, value: { ...now, fileId: stored.id } }] });
    await db.photos.update(id, { isSent: true });
  } catch (error) {
    if (!(error instanceof CallError && isAboutPhoto(error))) throw error;
    await db.photos.update(id, { problem: error.msg });
  }
}

/** The server looks whether name and content agree. */
function fileName(name: string, type: string): string {
  const bare = name.replace(/\.[^.]*$/, '') || 'photo';
  return `${bare}.${type === 'image/png' ? 'png' : type === 'image/webp' ? 'webp' : 'jpg'}`;
}

function isAboutPhoto({ key }: CallError): boolean {
  return key.startsWith('FILE_') || key === 'INVALID';
}
