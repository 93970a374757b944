import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { type FlockDatabase, openDatabase } from './database.ts';
import { useStorageFull } from './storage.ts';
import { writeTo } from './write.ts';

let db: FlockDatabase;

beforeEach(async () => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  db = openDatabase('mara');
  useStorageFull.setState({ isFull: false });
  await photo('sent', true);
  await photo('unsent', false);
});

const photo = (id: string, isSent: boolean) =>
  db.photos.put({ id, farmId: 'farm-one', doc: 'report-1', blob: new Blob(['abc']), isSent });
const score = () => writeTo(db, { farmId: 'farm-one', doc: 'report-1', entries: [{ key: 'note', value: 'dry' }] });

/** The device takes nothing more while `isFull` says so, as browsers do it. */
function fillUp(isFull: () => boolean): void {
  db.changes.hook('creating', () => {
    if (isFull()) throw new DOMException('no room', 'QuotaExceededError');
  });
}

test('on a full device photos that the server has give way, and the score is kept', async () => {
  let tries = 0;
  fillUp(() => ++tries === 1);
  await score();
  expect(await db.changes.count()).toBe(1);
  expect(await db.photos.toCollection().primaryKeys()).toEqual(['unsent']);
  expect(useStorageFull.getState().isFull).toBe(false);
});

test('where even that makes no room the page is told, what was there stays, and nothing is kept by half', async () => {
  fillUp(() => true);
  await expect(score()).rejects.toThrow();
  expect(useStorageFull.getState().isFull).toBe(true);
  expect(await db.entries.count()).toBe(0);
  expect(await db.photos.toCollection().primaryKeys()).toEqual(['unsent']);
});
