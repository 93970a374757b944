import type { Entry } from '#core/scoring/entries.ts';
import { farmDoc } from '#core/scoring/entries.ts';
import { encodeBase64url } from '#core/wire/base64url.ts';
import { database, type KeptPhoto } from './database.ts';

/** A name for something new: 96 random bits, so that devices without a network never meet. */
export function newDeviceId(): string {
  return encodeBase64url(crypto.getRandomValues(new Uint8Array(12)));
}

export interface Write {
  readonly farmId: string;
  readonly doc: string;
  readonly entries: readonly Entry[];
  /** Photos that belong to the entries. */
  readonly photos?: readonly Pick<KeptPhoto, 'id' | 'blob'>[];
}

/** Told after each write, so that the outbox starts. */
const listeners = new Set<() => void>();

export function onWrite(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Puts values under keys of a document, here and in the line to the server, in one step: when it resolves, nothing of
 * it can be lost by closing the page. Rejects with Dexie's QuotaExceededError when the device is full.
 */
export async function write({ farmId, doc, entries, photos = [] }: Write): Promise<void> {
  const db = database();
  const at = new Date().toISOString();
  await db.transaction('rw', db.farms, db.entries, db.changes, db.photos, async () => {
    if (!(await db.farms.get(farmId))) await db.farms.add({ id: farmId, seq: 0, role: 'OWNER' });
    for (const photo of photos) await db.photos.put({ ...photo, farmId, doc, isSent: false });
    for (const { key, value } of entries) {
      const before = await db.entries.get([farmId, doc, key]);
      const id = newDeviceId();
      await db.entries.put({ farmId, doc, key, value, change: id, name: '', at });
      await db.changes.add({ farmId, doc, key, value, base: before?.change ?? null, id, at });
    }
  });
  for (const listener of listeners) listener();
}

/** Writes to the farm itself. */
export function writeFarm(farmId: string, entries: readonly Entry[]): Promise<void> {
  return write({ farmId, doc: farmDoc, entries });
}
