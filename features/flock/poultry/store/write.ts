import { encodeBase64url } from '#core/wire/base64url.ts';
import type { Entry } from '#features/flock/shared/scoring/entries/entries.ts';
import { farmDoc } from '#features/flock/shared/scoring/entries/entries.ts';
import { database, type FlockDatabase, type KeptPhoto, type KeptStep } from './database.ts';
import { moment } from './moment.ts';
import { isQuotaError, makeRoom, useStorageFull } from './storage.ts';

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
  /** One more step that can be taken back, and those that no longer can. */
  readonly steps?: { readonly made?: Pick<KeptStep, 'entries' | 'where'>; readonly over: readonly number[] };
}

/** Told after each write, so that the outbox starts. */
const listeners = new Set<() => void>();

export function onWrite(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Puts values under keys of a document, here and in the line to the server, in one step: when it resolves, nothing of
 * it can be lost by closing the page. Rejects with Dexie's QuotaExceededError when the device is full even without the
 * photos that the server has; the page then says so.
 */
export async function write(wanted: Write): Promise<void> {
  await writeTo(database(), wanted);
}

/** The same, for what must reach the person it began with; answers the number of the step that was made. */
export async function writeTo(db: FlockDatabase, wanted: Write): Promise<number | undefined> {
  const made = await put(db, wanted).catch((error) => {
    if (!isQuotaError(error)) throw error;
    return putInRoomMade(db, wanted);
  });
  for (const listener of listeners) listener();
  return made;
}

async function putInRoomMade(db: FlockDatabase, wanted: Write): Promise<number | undefined> {
  try {
    await makeRoom(db);
    return await put(db, wanted);
  } catch (error) {
    if (isQuotaError(error)) useStorageFull.setState({ isFull: true });
    throw error;
  }
}

function put(db: FlockDatabase, { farmId, doc, entries, photos = [], steps }: Write): Promise<number | undefined> {
  const at = moment();
  // Two rounds to the disk whatever is written: a tap in the barn waits for them.
  return db.transaction('rw', [db.farms, db.entries, db.changes, db.photos, db.steps], async () => {
    const [farm, before] = await Promise.all([
      db.farms.get(farmId),
      db.entries.bulkGet(entries.map(({ key }): [string, string, string] => [farmId, doc, key])),
    ]);
    const bases = new Map(entries.map(({ key }, index) => [key, before[index]?.change ?? null]));
    const made = entries.map(({ key, value }) => {
      const id = newDeviceId();
      const base = bases.get(key) ?? null;
      bases.set(key, id);
      return { key, value, id, base };
    });
    const [step] = await Promise.all([
      steps?.made && db.steps.add({ farmId, doc, ...steps.made }),
      steps && steps.over.length > 0 && db.steps.bulkDelete([...steps.over]),
      // A report that is finished, or opened again, has nothing to take back.
      made.some(({ key }) => key === 'state') && db.steps.where('[farmId+doc]').equals([farmId, doc]).delete(),
      farm ?? db.farms.add({ id: farmId, seq: 0, role: 'OWNER' }),
      photos.length > 0 && db.photos.bulkPut(photos.map((photo) => ({ ...photo, farmId, doc, isSent: false }))),
      db.entries.bulkPut(made.map(({ key, value, id }) => ({ farmId, doc, key, value, change: id, name: '', at }))),
      db.changes.bulkAdd(made.map((change) => ({ ...change, farmId, doc, at }))),
    ]);
    return step;
  });
}

/** Writes to the farm itself. */
export function writeFarm(farmId: string, entries: readonly Entry[]): Promise<void> {
  return write({ farmId, doc: farmDoc, entries });
}
