import { expect, test } from 'vitest';
import { readerIn } from '#core/texts/words.ts';
import { EN as findings } from '#features/flock/texts/findings/EN.ts';
import { EN as terms } from '#features/flock/texts/terms/EN.ts';
import { canComplete, checkEntry, freeNumber } from './entries/entry-rules.ts';
import { readReport } from './entries/read-documents.ts';
import { readReportJson, reportJson, scoreRows } from './entries/report-data.ts';
import { placesOf } from './items.ts';
import type { Report, WalkedBird } from './report.ts';
import { farmTrend } from './results/farm-trend.ts';
import { resultOf } from './results/results.ts';
import { tellSectionAdvice } from './results/samples.ts';
import type { AnyWords, Language } from './tell.ts';
import { feet, mixed, plumages, testFarm, testHead, testReport, walked } from './testing.ts';

const english: Language = {
  findings: readerIn(findings, 'EN') as AnyWords,
  terms: readerIn(terms, 'EN') as AnyWords,
  tag: 'en',
};
const farm = testFarm();
const feathersOf = (report: Report) => resultOf(report, farm).sections.feather;

/** Ten areas of ten birds; in area 6 eight are clearly dirty, in each other one or none. */
const hundred: WalkedBird[] = Array.from({ length: 10 }, (_, index) =>
  walked(mixed(index === 5 ? 8 : index % 2, 10, 2), index + 1, index * 10 + 1),
).flat();
const walk = testReport({ sections: { feather: 'complete' }, walk: hundred });
/** As reports kept the walk before its birds were records. */
const older = testReport({ sections: { feather: 'complete' }, tally: { counts: [90, 5, 4, 1] } });

test('a hundred birds of ten areas are told with their places, and count like fifty-three', () => {
  expect(placesOf(walk, 'feather')).toBe(10);
  const told = tellSectionAdvice(walk, feathersOf(walk), english);
  expect(told.at(-1)).toBe(
    'All 100 are from 10 places and count like about 53: birds of one place resemble each other.',
  );
  expect(told.join(' ')).not.toMatch(/NaN/);
});

test('a walk of one corner asks for more places, and says how many more of two hundred would do', () => {
  const corner = testReport({ sections: { feather: 'complete' }, walk: walked(mixed(14, 40, 2), 3) });
  const told = tellSectionAdvice(corner, feathersOf(corner), english);
  expect(told).toContain('Go to more places.');
  expect(told.find((sentence) => sentence.startsWith('All 40'))).toContain('from 1 place and');
  expect(told[0]).toMatch(/^\d+ more may be enough to tell\.$/);
});

test('what to look at names the areas in which dirty birds were seen', () => {
  const [finding] = resultOf(walk, farm).findings.filter(({ section }) => section === 'feather');
  expect(finding?.areas[0]).toBe(6);
});

test('a walk of an older report is read as birds without an area, beside those that are records', () => {
  expect(feathersOf(older)).toMatchObject({ n: 100, isAssessed: true, scales: [], walk: { n: 100 } });
  expect(placesOf(older, 'feather')).toBeNull();
  expect(tellSectionAdvice(older, feathersOf(older), english).join(' ')).not.toMatch(/NaN|place/);
  const goneOn = { ...older, walk: walked([3, 3], 2) };
  expect(feathersOf(goneOn).walk).toMatchObject({ n: 102, atLeast: [{ x: 7 }] });
  expect(placesOf(goneOn, 'feather')).toBeNull();
});

test('every bird of the walk has its row in the data, apart from those that were caught', () => {
  const rows = scoreRows({ ...walk, feather: plumages([1], { place: 4 }) }, farm);
  expect(rows.filter(({ section }) => section === 'feather')).toMatchObject([{ no: 1, area: 4, score: 1 }]);
  const seen = rows.filter(({ section }) => section === 'walk');
  expect(seen).toHaveLength(100);
  expect(seen[50]).toMatchObject({
    scale: 'feather',
    section_state: 'complete',
    no: 51,
    area: 6,
    score: 2,
    skipped: 0,
  });
  const unplaced = scoreRows(older, farm);
  expect(unplaced.map(({ score }) => score)).toEqual([...mixed(0, 90, 0), ...mixed(5, 5, 1), 2, 2, 2, 2, 3]);
  expect(unplaced[0]).toMatchObject({ section: 'walk', no: 1, area: null, at: null });
});

test('left and right feet stand in columns of their own, empty where nobody told which', () => {
  const [first, second, third] = scoreRows(
    testReport({
      fpd: [
        ...feet([4], { left: 4, right: 1 }),
        ...feet([2], { id: 'foot-000002', no: 2 }),
        ...feet([3], { id: 'foot-000003', no: 3, left: 3, right: null, isSkipped: true }),
      ],
    }),
    farm,
  );
  expect(first).toMatchObject({ score: 4, left: 4, right: 1 });
  expect(second).toMatchObject({ score: 2, left: null, right: null });
  expect(third).toMatchObject({ score: null, left: null, right: null });
});

test('files with records, and older files with a tally, are read back as they were', () => {
  for (const report of [walk, older])
    expect(readReportJson(reportJson(report, farm))).toMatchObject({ kind: 'read', report });
  const file = { ...JSON.parse(reportJson(older, farm)), version: 1 };
  expect(readReportJson(JSON.stringify(file))).toMatchObject({
    kind: 'read',
    report: { tally: older.tally, walk: [] },
  });
});

test('a bird of the walk needs a number that is free, an area and a score, and two hundred are the most', () => {
  const bird = { no: 1, place: 3, score: 2, at: '2026-11-20T06:30:00.000Z' };
  const check = (value: object, values = new Map<string, unknown>()) =>
    checkEntry('report', 'walk:abcdefgh', value, values);
  expect(check(bird)).toBe('ok');
  expect(check({ ...bird, place: null })).toBe('wrongShape');
  expect(check({ ...bird, place: 11 })).toBe('wrongShape');
  expect(check({ ...bird, score: 4 })).toBe('scoreOutside');
  expect(check({ ...bird, no: 201 })).toBe('tallyTooMany');
  expect(check(bird, new Map([['walk:another1', bird]]))).toBe('numberTaken');
  expect(check(bird, new Map([['tally', { counts: [150, 50, 0, 0] }]]))).toBe('tallyTooMany');
  expect(freeNumber(walk, 'walk')).toBe(101);
  const values = new Map<string, unknown>([['walk:abcdefgh', bird]]);
  expect(canComplete(readReport('report01', values), 'feather')).toBe('ok');
});

test('a week of walks is a point of the farm, and walks do not count beside caught birds', () => {
  const visit = (id: string, over: Partial<Report>) =>
    testReport({
      id,
      sections: { feather: 'complete' },
      ...over,
      head: testHead({ houseId: id, startedAt: `2026-11-20T0${id.at(-1)}:00:00.000Z` }),
    });
  const [first, second] = [visit('house-01', { walk: hundred }), visit('house-02', { tally: older.tally })];
  const both = farmTrend([first, second], { section: 'feather' });
  expect(both.houses).toBe(2);
  expect(both.lines[0]![0]!.mark.share).toMatchObject({ n: 200, x: 17 });
  const caught = visit('house-03', { feather: plumages(mixed(2, 20, 2)) });
  const mixedWeek = farmTrend([first, second, caught], { section: 'feather' });
  expect(mixedWeek.houses).toBe(1);
  expect(mixedWeek.lines[0]![0]!.mark.share).toMatchObject({ n: 20, x: 2 });
});
