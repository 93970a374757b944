import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { database, switchDatabase } from '../../store/database.ts';
import { write, writeFarm } from '../../store/write.ts';
import { editItem, withScore } from './edit-items.ts';
import { openScoringSession, type ScoringSession } from './scoring-session.ts';

const farmId = 'farm-000001';
let reportId = '';
let session: ScoringSession;

beforeEach(async () => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  switchDatabase('mara');
  reportId = `report-${crypto.randomUUID().slice(0, 8)}`;
  await writeFarm(farmId, [{ key: 'name', value: 'Birch' }]);
  await write({ farmId, doc: reportId, entries: [{ key: 'name', value: 'House 3' }] });
  session = openScoringSession(farmId, reportId);
  await vi.waitFor(() => expect(session.read()).toBeTruthy());
});

afterEach(() => {
  session.close();
  switchDatabase(null);
});

const score = (no: number, field: 'colour' | 'texture', value: number) =>
  session.act(({ report }) =>
    editItem(report, { section: 'intestinal', no, field }, (item) => withScore(item, field, value)),
  );
const shown = () => session.read()?.report.intestinal.map(({ no, colour, texture }) => [no, colour, texture]);

test('taps faster than the device stores are worked off in order, each on what the one before left', async () => {
  await Promise.all([score(1, 'colour', 2), score(1, 'texture', 1), score(2, 'colour', 0), score(1, 'colour', 3)]);
  expect(shown()).toEqual([
    [1, 3, 1],
    [2, 0, null],
  ]);
});

test('what is shown has been stored', async () => {
  const stored: unknown[] = [];
  session.subscribe(() => stored.push(database().changes.toArray()));
  await score(1, 'colour', 2);
  const [changes] = (await Promise.all(stored)) as { key: string; value: { colour: number } }[][];
  expect(changes?.some(({ key, value }) => key.startsWith('intestinal:') && value.colour === 2)).toBe(true);
});

test('several taps are taken back, each to the value before and the place it was made', async () => {
  await score(1, 'colour', 2);
  await score(1, 'colour', 5);
  await score(2, 'colour', 1);
  expect(await session.undo()).toEqual({ section: 'intestinal', no: 2, field: 'colour' });
  expect(shown()).toEqual([[1, 5, null]]);
  await session.undo();
  expect(shown()).toEqual([[1, 2, null]]);
  await session.undo();
  expect(shown()).toEqual([]);
  expect(session.read()?.report.sections).toEqual({});
  expect(session.canUndo()).toBe(false);
  expect(await session.undo()).toBeNull();
});

test('what a colleague changed is shown when it comes', async () => {
  await score(1, 'colour', 2);
  const theirs = { no: 2, place: 1, isSkipped: false, at: '2026-11-20T08:00:00.000Z', colour: 4, texture: 0, seen: [] };
  await database().entries.put({
    farmId,
    doc: reportId,
    key: 'intestinal:theirs01',
    value: theirs,
    change: 'change01',
    name: 'Jonas',
    at: theirs.at,
  });
  await vi.waitFor(() => expect(shown()).toHaveLength(2));
});

test('a tap that cannot be stored is not shown, and the next one is', async () => {
  await score(1, 'colour', 2);
  await expect(session.act(() => ({ entries: [{ key: 'note', value: () => 'no clone' }] }))).rejects.toThrow();
  await score(1, 'texture', 0);
  expect(shown()).toEqual([[1, 2, 0]]);
});
