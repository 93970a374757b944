/** A database as pages made it that used IndexedDB itself: its tables with their key paths, null for keys that stand beside. */
export function makeByHand(
  factory: IDBFactory,
  name: string,
  tables: Readonly<Record<string, string | null>>,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, 1);
    request.onupgradeneeded = () => {
      for (const [table, keyPath] of Object.entries(tables)) request.result.createObjectStore(table, { keyPath });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Puts rows as such a page did; resolves when they are on the device. */
export function putByHand(
  database: IDBDatabase,
  table: string,
  rows: readonly (readonly [value: unknown, key?: string])[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(table, 'readwrite');
    for (const row of rows) transaction.objectStore(table).put(...row);
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
