import { expect, test } from 'vitest';
import { readReport } from '#features/flock/shared/scoring/entries/read-documents.ts';
import { reportEntriesOf } from '#features/flock/shared/scoring/entries/write-documents.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { pendingFlag } from '#features/flock/shared/scoring/results/flag-answers.ts';
import { droppings, feet, readings, testReport } from '#features/flock/shared/scoring/testing.ts';
import { raiserOf, tellTakenBack, withdrawn } from './flag-source.ts';

/** The report once what raised its flag has been taken back. */
function after(report: Report): Report {
  const flag = pendingFlag(report)!;
  const values = new Map(reportEntriesOf(report).map(({ key, value }) => [key, value]));
  for (const { key, value } of withdrawn(report, flag)) {
    if (value === null) values.delete(key);
    else values.set(key, value);
  }
  return readReport(report.id, values);
}

test('a blood score is taken back and the texture beside it stays', () => {
  const report = after(testReport({ intestinal: droppings([[6, 2]], { seen: ['blood', 'foam'] }) }));
  expect(report.intestinal[0]).toMatchObject({ colour: null, texture: 2, seen: ['foam'] });
  expect(pendingFlag(report)).toBeNull();
});

test('only the foot that raised the flag is taken back', () => {
  const report = after(testReport({ fpd: feet([4], { left: 1, right: 4 }) }));
  expect(report.fpd[0]).toMatchObject({ left: 1, right: null, score: 1 });
});

test('what is taken back is told with the bird and the foot, and the reading with its place', () => {
  const report = testReport({ fpd: feet([4], { left: 4, right: 1 }), nh3: readings([30]) });
  expect(tellTakenBack(report, `fpd:${report.fpd[0]!.id}`).was).toEqual({ no: 1, feet: ['left'], place: null });
  expect(tellTakenBack(report, `nh3:${report.nh3[0]!.id}`).was).toEqual({
    no: 1,
    feet: [],
    place: { location: 'front', locationText: '' },
  });
  expect(tellTakenBack(report, '')).toEqual({});
  expect(raiserOf(report, `fpd:${report.fpd[0]!.id}`)).toMatchObject({ field: 'left', feet: ['left'], score: 4 });
});

test('a reading taken back is gone, and a tick is no longer ticked', () => {
  expect(after(testReport({ nh3: readings([30]) })).nh3).toEqual([]);
  const report = after(testReport({ signs: { offFeed: false, sickBirds: true, deaths: true } }));
  expect(report.signs).toEqual({ offFeed: false, sickBirds: true, deaths: false });
});

test('a flag tells which item raised it', () => {
  const report = testReport({ cecal: droppings([[3, 0]]) });
  const { of } = pendingFlag(report)!;
  expect(raiserOf(report, of)).toMatchObject({ section: 'cecal', no: 1, score: 3, field: 'colour', ppm: null });
  expect(raiserOf(report, 'cecal:gone')).toBeNull();
  expect(raiserOf(report, '')).toBeNull();
});
