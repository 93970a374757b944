import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { type FlockDatabase, openDatabase } from '#features/flock/poultry/store/database.ts';
import { readLeftFarms } from '#features/flock/poultry/store/left-farms.ts';
import type { ServerSettings } from '#features/flock/poultry/store/server-settings.ts';
import { readSetting } from '#features/flock/poultry/store/settings.ts';
import { writeTo } from '#features/flock/poultry/store/write.ts';
import { syncAll } from './sync.ts';
import { createMemoryServer } from './testing/memory-server.ts';

const farmId = 'farm-one';
const doc = 'report-1';
let server: ReturnType<typeof createMemoryServer>;
let mara: FlockDatabase;
let jonas: FlockDatabase;

beforeEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  server = createMemoryServer();
  mara = openDatabase('mara');
  jonas = openDatabase('jonas');
});

const put = (db: FlockDatabase, key: string, value: unknown) => writeTo(db, { farmId, doc, entries: [{ key, value }] });
const sync = (db: FlockDatabase) => syncAll({ db, server: server.as(db === mara ? 'Mara' : 'Jonas') });
const valueIn = async (db: FlockDatabase, key: string) => (await db.entries.get([farmId, doc, key]))?.value;

test('what was written without a network goes out in order, a hundred a call, and leaves the line', async () => {
  for (let at = 0; at < 230; at++) await put(mara, 'note', `word ${at}`);
  server.isAway = true;
  await expect(sync(mara)).rejects.toMatchObject({ key: 'NETWORK' });
  expect(await mara.changes.count()).toBe(230);
  server.isAway = false;
  await sync(mara);
  expect(server.calls.map((changes) => changes.length)).toEqual([100, 100, 30]);
  expect(server.calls.flat().map(({ value }) => value)).toEqual(Array.from({ length: 230 }, (_, at) => `word ${at}`));
  expect(await mara.changes.count()).toBe(0);
  expect(server.value(doc, 'note')).toBe('word 229');
});

test('long notes in Chinese go out in as many calls as they need', async () => {
  for (let at = 0; at < 40; at++) await put(mara, 'note', `${at}${'长'.repeat(3900)}`);
  await sync(mara);
  expect(server.calls.length).toBeGreaterThan(1);
  for (const changes of server.calls)
    expect(encodeURIComponent(JSON.stringify(changes)).length).toBeLessThanOrEqual(700_000);
  expect(server.calls.flat()).toHaveLength(40);
});

test('a lost answer sends again and changes nothing twice', async () => {
  await put(mara, 'litter:a', { no: 1, score: 3 });
  server.answersToLose = 1;
  await expect(sync(mara)).rejects.toMatchObject({ key: 'NETWORK' });
  await put(mara, 'litter:a', { no: 1, score: 4 });
  await sync(mara);
  expect(server.value(doc, 'litter:a')).toEqual({ no: 1, score: 4 });
  expect((await mara.entries.get([farmId, doc, 'litter:a']))?.beside).toBeUndefined();
});

test('a colleague reads what was changed, page by page, with who changed it', async () => {
  for (let at = 0; at < 7; at++) await put(mara, `comment:${at}`, { text: `${at}` });
  await sync(mara);
  server.pageSize = 3;
  await sync(jonas);
  expect(await jonas.entries.count()).toBe(7);
  expect((await jonas.entries.get([farmId, doc, 'comment:3']))?.name).toBe('Mara');
  expect((await mara.entries.get([farmId, doc, 'comment:3']))?.name).toBe('');
});

test('what waits here is never overwritten; what two changed at once waits for a decision at both', async () => {
  await put(mara, 'fpd:x', { no: 1, score: 0 });
  await sync(mara);
  await sync(jonas);
  await put(mara, 'fpd:x', { no: 1, score: 1 });
  await put(jonas, 'fpd:x', { no: 1, score: 2 });
  await sync(mara);
  expect(await valueIn(jonas, 'fpd:x')).toEqual({ no: 1, score: 2 });
  await sync(jonas);
  expect(await jonas.changes.count()).toBe(0);
  expect(await jonas.entries.get([farmId, doc, 'fpd:x'])).toMatchObject({
    value: { score: 1 },
    name: 'Mara',
    beside: { name: 'Jonas', value: { score: 2 } },
  });
  await sync(mara);
  expect(await mara.entries.get([farmId, doc, 'fpd:x'])).toMatchObject({ beside: { name: 'Jonas' } });
  await put(jonas, 'fpd:x', { no: 1, score: 2 });
  await sync(jonas);
  await sync(mara);
  const settled = await mara.entries.get([farmId, doc, 'fpd:x']);
  expect(settled).toMatchObject({ value: { score: 2 }, name: 'Jonas' });
  expect(settled?.beside).toBeUndefined();
});

test('a number that a colleague took is given anew', async () => {
  await put(mara, 'intestinal:a', { no: 5, colour: 0 });
  await sync(mara);
  await put(jonas, 'intestinal:b', { no: 5, colour: 2 });
  await sync(jonas);
  expect(await valueIn(jonas, 'intestinal:b')).toEqual({ no: 6, colour: 2 });
});

test('what the server refuses stands aside with its reason, and what stood before is read again', async () => {
  await put(mara, 'name', 'Birch, day 24');
  await sync(mara);
  await put(mara, 'name', 'bad');
  await put(mara, 'note', 'bad');
  await put(mara, 'signs', { deaths: true });
  await sync(mara);
  expect(await mara.changes.count()).toBe(0);
  expect((await mara.refused.toArray()).map(({ key, value, why }) => ({ key, value, why }))).toEqual(
    expect.arrayContaining([
      { key: 'name', value: 'bad', why: 'not allowed' },
      { key: 'note', value: 'bad', why: 'not allowed' },
    ]),
  );
  expect(await valueIn(mara, 'name')).toBe('Birch, day 24');
  expect(await valueIn(mara, 'note')).toBeUndefined();
  expect(server.value(doc, 'signs')).toEqual({ deaths: true });
});

test('one change that cannot even be read does not hold up the others', async () => {
  server.poison = 'poison';
  await put(mara, 'name', 'Birch');
  await put(mara, 'note', 'poison');
  await put(mara, 'signs', { deaths: true });
  await sync(mara);
  expect(await mara.changes.count()).toBe(0);
  expect((await mara.refused.toArray()).map(({ key }) => key)).toEqual(['note']);
  expect(server.value(doc, 'signs')).toEqual({ deaths: true });
});

test('a photo is stored once, its entry then names the file; one that is refused stays here and says why', async () => {
  const photo = (id: string, type: string) =>
    writeTo(mara, {
      farmId,
      doc,
      entries: [{ key: `photo:${id}`, value: { of: 'note', name: 'a.jpg', size: 3, fileId: null } }],
      photos: [{ id, blob: new Blob(['abc'], { type }) }],
    });
  await photo('p1', 'image/jpeg');
  server.answersToLose = 0;
  await photo('p2', 'text/plain');
  await photo('p3', 'image/jpeg');
  await put(mara, 'photo:p3', null);
  await sync(mara);
  expect(server.uploads).toEqual([`flock-photo/${farmId}/p1`]);
  expect(server.value(doc, 'photo:p1')).toMatchObject({ fileId: 'file-3' });
  expect(await mara.photos.get('p1')).toMatchObject({ isSent: true });
  expect(await mara.photos.get('p2')).toMatchObject({ isSent: false, problem: 'no picture' });
  expect(await mara.photos.get('p3')).toBeUndefined();
  await sync(mara);
  expect(server.uploads).toHaveLength(1);
});

test('of a farm that somebody was taken off its name is told, what was never sent stays, and goes out on coming back', async () => {
  await writeTo(mara, { farmId, doc: 'farm', entries: [{ key: 'name', value: 'Birch' }] });
  await put(mara, 'note', 'dry');
  await sync(mara);
  await sync(jonas);
  server.left.add('Jonas');
  await sync(jonas);
  expect(await readLeftFarms(jonas)).toEqual([{ id: farmId, name: 'Birch', unsent: 0 }]);
  expect(await jonas.entries.count()).toBe(0);

  server.left.clear();
  await sync(jonas);
  expect(await readLeftFarms(jonas)).toEqual([]);
  expect(await valueIn(jonas, 'note')).toBe('dry');

  await put(jonas, 'litter:a', { no: 1, score: 3 });
  server.left.add('Jonas');
  await sync(jonas);
  await sync(jonas);
  expect(await readLeftFarms(jonas)).toEqual([{ id: farmId, name: 'Birch', unsent: 1 }]);
  expect(await valueIn(jonas, 'litter:a')).toEqual({ no: 1, score: 3 });
  expect(server.value(doc, 'litter:a')).toBeUndefined();

  server.left.clear();
  await sync(jonas);
  expect(server.value(doc, 'litter:a')).toEqual({ no: 1, score: 3 });
  expect(await readLeftFarms(jonas)).toEqual([]);
});

test('a photo that was never sent outlives being taken off the farm', async () => {
  const entries = [{ key: 'photo:p1', value: { of: 'note', name: 'a.jpg', size: 3, fileId: null } }];
  await put(mara, 'note', 'dry');
  await sync(mara);
  await writeTo(mara, { farmId, doc, entries, photos: [{ id: 'p1', blob: new Blob(['abc']) }] });
  await mara.changes.clear();
  server.left.add('Mara');
  await sync(mara);
  expect(await mara.photos.get('p1')).toBeDefined();
  expect(await readLeftFarms(mara)).toMatchObject([{ unsent: 1 }]);
});

test('a version that the server no longer understands sends nothing, keeps all of it, and goes on once it may', async () => {
  await put(mara, 'litter:a', { no: 1, score: 3 });
  server.version = { forcedNumber: '9.0.0', minNumber: '9.0.0' };
  await sync(mara);
  await put(mara, 'note', 'dry');
  await sync(mara);
  expect(server.calls).toEqual([]);
  expect(await mara.changes.count()).toBe(2);
  server.version = null;
  await sync(mara);
  expect(await mara.changes.count()).toBe(0);
  expect(server.value(doc, 'note')).toBe('dry');
});

test('a version that the server refuses hears at once that it has to be updated; what waits is kept and sent afterwards', async () => {
  await put(mara, 'litter:a', { no: 1, score: 3 });
  await sync(mara);
  // Released since this device asked last.
  server.version = { forcedNumber: '9.0.0', minNumber: '9.0.0' };
  server.refusesOld = true;
  await put(mara, 'note', 'dry');
  await sync(mara);
  expect(server.value(doc, 'note')).toBeUndefined();
  expect(await mara.changes.count()).toBe(1);
  expect(await mara.farms.get(farmId)).not.toHaveProperty('problem');
  expect((await readSetting<ServerSettings>(mara, 'server'))?.version).toMatchObject({ minNumber: '9.0.0' });
  server.refusesOld = false;
  server.version = null;
  await sync(mara);
  expect(await mara.changes.count()).toBe(0);
  expect(server.value(doc, 'note')).toBe('dry');
});

test('a version that should be updated goes on sending', async () => {
  server.version = { forcedNumber: '9.0.0', minNumber: '' };
  await put(mara, 'note', 'dry');
  await sync(mara);
  expect(server.value(doc, 'note')).toBe('dry');
});

test('a first reading takes each page in a handful of operations and one writing transaction, however many entries it has', async () => {
  const entries = Array.from({ length: 900 }, (_, at) => ({ key: `comment:${at}`, value: { text: `${at}` } }));
  await writeTo(mara, { farmId, doc: 'farm', entries: [{ key: 'name', value: 'Birch' }] });
  await writeTo(mara, { farmId, doc, entries });
  await sync(mara);
  server.pageSize = 300;
  const { operations, transactions } = countOperations(jonas);
  await sync(jonas);
  expect(await jonas.entries.count()).toBe(901);
  // Four pages; the tables are told of each bulk once. One by one they were thousands.
  expect(operations()).toBeGreaterThan(8);
  expect(operations()).toBeLessThan(60);
  expect(transactions()).toBeLessThanOrEqual(8);
});

test('a farm counts as being read from the moment it is known until all of it has come', async () => {
  await writeTo(mara, { farmId, doc: 'farm', entries: [{ key: 'name', value: 'Birch' }] });
  await put(mara, 'note', 'dry');
  await sync(mara);
  expect(await mara.farms.get(farmId)).not.toHaveProperty('isReading');
  server.answersToLose = 1;
  await expect(sync(jonas)).rejects.toMatchObject({ key: 'NETWORK' });
  expect(await jonas.farms.get(farmId)).toMatchObject({ isReading: true });
  await sync(jonas);
  expect(await jonas.farms.get(farmId)).not.toHaveProperty('isReading');
});

/** How many operations a database has carried out from now on, and in how many writing transactions. */
function countOperations(db: FlockDatabase) {
  let count = 0;
  const seen = new Set<unknown>();
  db.use({
    stack: 'dbcore',
    name: 'count',
    create: (core) => ({
      ...core,
      table(name) {
        const table = core.table(name);
        const counted = <Request, Answer>(act: (request: Request) => Answer) => {
          return (request: Request) => {
            count++;
            return act(request);
          };
        };
        return {
          ...table,
          mutate(request) {
            seen.add(request.trans);
            return counted(table.mutate)(request);
          },
          get: counted(table.get),
          getMany: counted(table.getMany),
          query: counted(table.query),
        };
      },
    }),
  });
  return { operations: () => count, transactions: () => seen.size };
}
