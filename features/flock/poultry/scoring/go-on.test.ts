import { expect, test } from 'vitest';
import { droppings, readings, spots, testReport } from '#features/flock/shared/scoring/testing.ts';
import { scalesDone, sectionShares, whereToGoOn } from './go-on.ts';

test('one goes on in the section touched last, at its first open item', () => {
  const report = testReport({
    sections: { litter: 'open', intestinal: 'open' },
    litter: spots([1, 2], { at: '2026-11-20T08:00:00.000Z' }),
    intestinal: droppings(
      [
        [0, 0],
        [1, null],
      ],
      { at: '2026-11-20T08:30:00.000Z' },
    ),
  });
  expect(whereToGoOn(report)).toEqual({ section: 'intestinal', no: 2, isNew: false });
});

test('then with what was not begun, and with nothing once all is settled', () => {
  expect(whereToGoOn(testReport({ sections: { litter: 'complete' } }))).toEqual({
    section: 'intestinal',
    no: 1,
    isNew: true,
  });
  const all = {
    litter: 'complete',
    intestinal: 'skipped',
    cecal: 'abandoned',
    fpd: 'complete',
    feather: 'complete',
    nh3: 'complete',
  } as const;
  expect(whereToGoOn(testReport({ sections: all }))).toBeNull();
});

test('both scales of a dropping count, what is left out does not', () => {
  expect(scalesDone(testReport())).toEqual({ done: 0, total: 8 });
  const sections = { intestinal: 'complete', litter: 'complete', cecal: 'skipped' } as const;
  expect(scalesDone(testReport({ sections }))).toEqual({ done: 3, total: 6 });
});

test('rings tell colour and texture apart, and ammonia by its different places', () => {
  const report = testReport({
    sections: { intestinal: 'open', nh3: 'open', litter: 'complete' },
    intestinal: droppings([
      [0, 0],
      [1, null],
    ]),
    nh3: readings([10, 12]),
    litter: spots([1]),
  });
  expect(sectionShares(report, 'intestinal')).toEqual([0.1, 0.05]);
  expect(sectionShares(report, 'nh3')).toEqual([0.5]);
  expect(sectionShares(report, 'litter')).toEqual([1]);
});
