import { expect, test } from 'vitest';
import { checkEntry } from '#features/flock/shared/scoring/entries/entry-rules.ts';
import { readings, testReport } from '#features/flock/shared/scoring/testing.ts';
import { arrangeReading, nextSetup, readPpm, stepPpm, writeValue } from './ammonia-reading.ts';

test('a first value makes a reading with its level, in the next place', () => {
  const report = testReport();
  const step = writeValue(report, { id: 'reading1', setup: nextSetup(report.nh3), value: { ppm: 22 } });
  expect(step?.entries.map(({ key }) => key)).toEqual(['nh3:reading1', 'section:nh3']);
  expect(step?.entries[0]?.value).toMatchObject({ no: 1, location: 'front', ppm: 22, level: 5 });
  expect(checkEntry('report', 'nh3:reading1', step?.entries[0]?.value)).toBe('ok');
});

test('a strip without figures keeps a level and no ppm', () => {
  const step = writeValue(testReport(), { id: 'reading1', setup: nextSetup([]), value: { level: 3 } });
  expect(step?.entries[0]?.value).toMatchObject({ ppm: null, level: 3 });
});

test('the ninth reading is not written', () => {
  const report = testReport({ nh3: readings([1, 2, 3, 4, 5, 6, 7, 8]) });
  expect(writeValue(report, { id: 'reading9', setup: nextSetup(report.nh3), value: { ppm: 9 } })).toBeNull();
});

test('the next place is one that has no reading, measured as before', () => {
  const setup = nextSetup(readings([12], { location: 'front', method: 'strip', areFansOn: true }));
  expect(setup).toMatchObject({ location: 'drinker', method: 'strip', areFansOn: true });
});

test.each([
  ['22', 22],
  ['22,5', 22.5],
  [' 0.4 ', 0.4],
  ['500', 500],
  ['9.55', 9.6],
  ['501', null],
  ['-3', null],
  ['a', null],
  ['', null],
])('%j is read as %j', (typed, ppm) => expect(readPpm(typed)).toBe(ppm));

test('steps go from whole to whole and stay in range', () => {
  expect([stepPpm(null, 1), stepPpm(22.4, 1), stepPpm(22.4, -1), stepPpm(0, -1), stepPpm(500, 1)]).toEqual([
    10, 23, 22, 0, 500,
  ]);
});

test('how it was measured is changed on what stands by now, not on what was on the screen', () => {
  const report = testReport({ nh3: readings([31]) });
  const step = arrangeReading(report, report.nh3[0]!.id, { areFansOn: false });
  expect(step?.entries[0]?.value).toMatchObject({ ppm: 31, areFansOn: false });
  expect(arrangeReading(report, 'gone0001', { areFansOn: false })).toBeNull();
});
