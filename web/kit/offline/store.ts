import { Dexie } from 'dexie';

/**
 * What each version of a store adds: its tables with their keys and indexes, as Dexie writes them. Devices hold what an
 * earlier version of the page kept: a version that was released is never changed, only followed by another one.
 */
export type StoreVersions = Readonly<Record<number, Readonly<Record<string, string>>>>;

/** The version of a store that was made without Dexie, as 1 of IndexedDB: opened as it is, with what it holds. */
export const madeByHand = 0.1;

/** Opens what this browser keeps under a name; `factory` is the browser's own unless a test says otherwise. */
export function openStore<Tables>(name: string, versions: StoreVersions, factory?: IDBFactory): Dexie & Tables {
  const store = new Dexie(name, factory && { indexedDB: factory, IDBKeyRange: globalThis.IDBKeyRange });
  for (const [version, tables] of Object.entries(versions).sort(([a], [b]) => Number(a) - Number(b)))
    store.version(Number(version)).stores({ ...tables });
  return store as Dexie & Tables;
}
