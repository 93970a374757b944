import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { makeByHand, putByHand } from '#web/kit/offline/testing.ts';
import { type CheckInList, openCheckInStore, type QueuedScan, storeName } from './store.ts';

const scan = (key: string, at: string): QueuedScan => ({ key, activityId: 'a1', code: 'ABCD2345', at });
const list = { id: 'a1', checkedIn: 1, codes: [] } as unknown as CheckInList;

test('lists and scans that an earlier version of the page kept on a device are all there, and go on from there', async () => {
  const factory = new IDBFactory();
  const before = await makeByHand(factory, storeName('t1-u1'), { lists: 'id', queue: 'key' });
  await putByHand(before, 'lists', [[list]]);
  await putByHand(before, 'queue', [
    [scan('k2', '2026-11-20T09:05:00.000Z')],
    [scan('k1', '2026-11-20T09:00:00.000Z')],
  ]);
  // A tab of that version may still be open beside the new one.
  const store = await openCheckInStore('t1-u1', factory);
  expect(await store.lists()).toEqual([list]);
  expect((await store.queue()).map(({ key }) => key)).toEqual(['k1', 'k2']);
  await store.enqueue(scan('k3', '2026-11-20T09:10:00.000Z'));
  await store.dequeue('k1');
  const later = await openCheckInStore('t1-u1', factory);
  expect((await later.queue()).map(({ key }) => key)).toEqual(['k2', 'k3']);
});

test('who shares a device with somebody else sees nothing of theirs', async () => {
  const factory = new IDBFactory();
  await (await openCheckInStore('t1-u1', factory)).keepList(list);
  expect(await (await openCheckInStore('t1-u2', factory)).list('a1')).toBeUndefined();
  expect(await (await openCheckInStore('t1-u1', factory)).list('a1')).toEqual(list);
});
