import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { database } from '#features/flock/poultry/store/database.ts';
import { write } from '#features/flock/poultry/store/write.ts';
import type { Entry } from '#features/flock/shared/scoring/entries/entries.ts';

/** Writes of one report; each is stored on the device before it resolves, and goes out by itself. */
export interface Keep {
  put(key: string, value: unknown): Promise<void>;
  putAll(entries: readonly Entry[]): Promise<void>;
  remove(key: string): Promise<void>;
}

/** A device that is full is told by the layout; what was written before stays. */
export function useKeep(farmId: string, doc: string): Keep {
  return useMemo(() => {
    const putAll = (entries: readonly Entry[]) => write({ farmId, doc, entries });
    const put = (key: string, value: unknown) => putAll([{ key, value }]);
    return { put, putAll, remove: (key) => put(key, null) };
  }, [farmId, doc]);
}

/** Keys of a report that have yet to reach the server. */
export function useUnsent(farmId: string, doc: string): ReadonlySet<string> {
  const keys = useLiveQuery(async () => {
    const waiting = await database().changes.where('farmId').equals(farmId).toArray();
    return waiting.filter((change) => change.doc === doc).map(({ key }) => key);
  }, [farmId, doc]);
  return useMemo(() => new Set(keys), [keys]);
}

/** Reports of this device with something unsent, by id; photos count. */
export function useUnsentReports(): ReadonlySet<string> {
  const docs = useLiveQuery(async () => {
    const db = database();
    const [changes, photos] = await Promise.all([
      db.changes.toArray(),
      db.photos.filter(({ isSent }) => !isSent).toArray(),
    ]);
    return [...changes, ...photos].map(({ doc }) => doc);
  }, []);
  return useMemo(() => new Set(docs), [docs]);
}
