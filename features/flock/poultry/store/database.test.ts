import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';

/** As the version of the app made it that knew of no steps to take back. */
const firstTables = {
  farms: 'id',
  entries: '[farmId+doc+key], [farmId+doc], doc, farmId',
  changes: '++n, &id, farmId, [farmId+doc+key]',
  refused: 'id, farmId',
  photos: 'id, [farmId+doc], farmId',
  settings: 'name',
};

test('what earlier versions of the app kept on a device is all there, in its order', async () => {
  const before = new Dexie('flockscore-u1');
  before.version(1).stores(firstTables);
  const entry = {
    farmId: 'farm0001',
    doc: 'farm',
    key: 'name',
    value: 'Birch Farm',
    change: 'change01',
    name: '',
    at: '',
  };
  const change = (id: string) => ({ id, farmId: 'farm0001', doc: 'farm', key: 'name', value: id, base: null, at: '' });
  await before.table('farms').put({ id: 'farm0001', seq: 7, role: 'OWNER' });
  await before.table('entries').put(entry);
  await before.table('changes').bulkAdd([change('change02'), change('change01')]);
  await before
    .table('photos')
    .put({ id: 'photo001', farmId: 'farm0001', doc: 'r1', blob: new Blob(['x']), isSent: false });
  before.close();

  const db = openDatabase('u1');
  expect(await db.farms.toArray()).toEqual([{ id: 'farm0001', seq: 7, role: 'OWNER' }]);
  expect(await db.entries.get(['farm0001', 'farm', 'name'])).toEqual(entry);
  expect((await db.changes.orderBy('n').toArray()).map(({ id }) => id)).toEqual(['change02', 'change01']);
  expect(await db.photos.count()).toBe(1);
  expect(await db.steps.count()).toBe(0);
  db.close();
});
