import { describe, expect, test } from 'vitest';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import {
  droppings,
  feet,
  plumages,
  readings,
  spots,
  testFarm,
  testReport,
  walked,
} from '#features/flock/shared/scoring/testing.ts';
import { sectionKeys } from '#features/flock/shared/sections/sections.ts';
import { readScores } from './read-scores.ts';
import { scoreRows, scoresCsv } from './report-data.ts';

const farm = testFarm();
const visit = testReport({
  name: '=House 3, "north"',
  litter: spots([0, 3, 5], { where: 'wall', cake: 'ring', isDusty: true }),
  intestinal: [
    ...droppings(
      [
        [6, 3],
        [2, null],
      ],
      { place: 4, seen: ['mucus', 'blood'] },
    ),
    ...droppings([[null, null]], { id: 'drop-000009', no: 3, isSkipped: true }),
  ],
  cecal: droppings([[3, 3]]),
  fpd: feet([4, 0], { left: 4, right: 0, hasToes: true, hasHockBurn: true }),
  feather: plumages([2], { isVentDirty: true, place: 10 }),
  nh3: readings([22.5, 0, null, 7], { areFansOn: false, method: 'strip', level: 5 }),
  walk: [...walked([0, 3], 2), ...walked([1], 9, 3)],
  sections: { litter: 'complete', fpd: 'open', nh3: 'complete' },
});

const csvOf = (report: Report) => scoresCsv([{ report, farm }]);
const changed = (row: number, from: string, to: string) => {
  const lines = csvOf(visit).split('\r\n');
  expect(lines[row - 1]).toContain(from);
  lines[row - 1] = lines[row - 1]!.replace(from, to);
  return readScores(lines.join('\r\n'));
};

describe('scores as CSV, read back', () => {
  test('are the same rows again, of every section and of the walk', () => {
    const back = readScores(csvOf(visit));
    expect(back).toMatchObject({ kind: 'read', farm: 'Birch Farm', report: { id: visit.id, name: visit.name } });
    if (back.kind !== 'read') return;
    expect(scoreRows(back.report, farm)).toEqual(scoreRows(visit, farm));
    for (const section of sectionKeys) expect(back.report[section]).toHaveLength(visit[section].length);
    expect(back.report.sections).toEqual(visit.sections);
    expect(back.report.head).toMatchObject({ house: '3', on: '2026-11-20', ageDays: 24, assessor: 'Mara L.' });
  });

  test('birds that were only tallied are tallied again', () => {
    const tallied = testReport({ walk: [], tally: { counts: [4, 0, 2, 1] } });
    expect(readScores(csvOf(tallied))).toMatchObject({
      kind: 'read',
      report: { tally: { counts: [4, 0, 2, 1] }, walk: [] },
    });
  });

  test('as a spreadsheet saves them, with semicolons and columns in another order', () => {
    const [head, ...rows] = csvOf(visit)
      .replace(/"[^"\r]*""[^"\r]*""[^"\r]*"/g, 'House 3')
      .trim()
      .split('\r\n')
      .map((line) => line.replace('\uFEFF', '').split(',').toReversed().join(';'));
    expect(readScores([head, ...rows].join('\n'))).toMatchObject({ kind: 'read' });
  });
});

describe('a sheet that is not taken says where and why', () => {
  test.each([
    ['no sheet of ours', () => readScores('a,b\r\n1,2\r\n'), { row: 1, column: 'report', why: 'header' }],
    ['nothing', () => readScores(''), { row: 1, column: 'report', why: 'header' }],
    ['no rows', () => readScores(csvOf(testReport())), { row: 2, column: 'report', why: 'empty' }],
    ['a word for a score', () => changed(2, ',0,,,0,', ',many,,,0,'), { row: 2, column: 'score', why: 'number' }],
    ['a score off the scale', () => changed(3, ',3,,,0,', ',6,,,0,'), { row: 3, column: 'score', why: 'rule' }],
    [
      'an unknown section',
      () => changed(2, ',litter,complete', ',gait,complete'),
      { row: 2, column: 'section', why: 'choice' },
    ],
    ['an unknown tick', () => changed(2, 'dusty', 'muddy'), { row: 2, column: 'ticks', why: 'choice' }],
    ['a second report', () => changed(4, visit.id, 'report-000002'), { row: 4, column: 'report', why: 'other' }],
    ['a number twice', () => changed(3, ',2,,wall', ',1,,wall'), { row: 3, column: 'no', why: 'rule' }],
    [
      'no day',
      () => readScores(csvOf(visit).replaceAll('2026-11-20,24', 'today,24')),
      { row: 2, column: 'date', why: 'rule' },
    ],
  ] as const)('%s', (_, read, fault) => {
    expect(read()).toEqual({ kind: 'cell', ...fault });
  });
});
