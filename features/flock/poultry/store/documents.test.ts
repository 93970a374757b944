import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { testHead } from '#features/flock/shared/scoring/testing.ts';
import { database, switchDatabase } from './database.ts';
import { loadReports } from './documents.ts';
import { applyAnswer, type SyncAnswer } from './sending/apply-answer.ts';

const farmId = 'farm-one';
const at = '2026-11-20T06:30:00.000Z';
let seq = 0;
const entry = (doc: string, key: string, value: unknown) => ({ doc, key, value, by: `${doc} ${key}`, name: '', at });
const page = (hasMore: boolean, ...entries: SyncAnswer['entries']) => {
  seq += entries.length;
  return applyAnswer(database(), { farmId, sent: [], answer: { results: [], entries, seq, hasMore } });
};
const told = async () => (await loadReports()).map(({ report }) => `${report.id} ${report.state}`);

test('a report that is finished never looks open while the farm is read for the first time', async () => {
  switchDatabase('mara');
  await database().farms.add({ id: farmId, seq: 0, role: 'OWNER' });
  await page(
    true,
    entry('farm', 'name', 'Birch Farm'),
    entry('report-0', 'head', testHead()),
    entry('report-0', 'state', { state: 'open', at }),
    entry('report-1', 'head', testHead()),
    entry('report-1', 'section:litter', 'open'),
  );
  expect(await told()).toEqual(['report-0 open']);
  await page(true, entry('report-1', 'section:litter', 'complete'));
  expect(await told()).toEqual(['report-0 open']);
  await page(false, entry('report-1', 'state', { state: 'finished', at }));
  expect((await told()).toSorted()).toEqual(['report-0 open', 'report-1 finished']);
  // One that was kept before states were written shows when all of the farm is here.
  await page(false, entry('report-2', 'head', testHead()));
  expect(await told()).toHaveLength(3);
});
