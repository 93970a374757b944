import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ranking } from './ranking.ts';
import { meanOf, openDimensions, resultOf, type Sheet, totalOf } from './results.ts';
import {
  aggregates,
  bandsOf,
  type Dimension,
  inBand,
  isScoreOf,
  pointsIn,
  type Rubric,
  revised,
  rubricFaults,
} from './rubric.ts';

const named = (code: string, more: Partial<Dimension> = {}): Dimension => ({
  code,
  name: { CN: code, EN: code },
  min: 0,
  max: 10,
  step: 0.5,
  levels: [],
  ...more,
});

const band = (from: number, to: number) => ({ from, to, note: { CN: '有独立创新', EN: 'A new idea' } });

const pitch: Rubric = {
  code: 'pitch',
  version: 1,
  dimensions: [named('team', { weight: 30 }), named('idea', { weight: 70, min: 1, max: 5, step: 1 })],
  aggregate: 'WEIGHTED',
  decimals: 2,
};

describe('a rubric', () => {
  test('that is sound has no fault', () => expect(rubricFaults(pitch)).toEqual([]));

  test.each([
    ['no dimension', { dimensions: [], aggregate: 'SUM' }, ['NO_DIMENSION']],
    ['a code that stands twice', { dimensions: [named('a'), named('a')], aggregate: 'SUM' }, ['CODE_TWICE']],
    ['weights of 90', { dimensions: [named('a', { weight: 90 })] }, ['WEIGHT_SUM']],
    ['a dimension without weight', { dimensions: [named('a', { weight: 100 }), named('b')] }, ['WEIGHT']],
    ['nothing between the ends', { dimensions: [named('a', { max: 0 })], aggregate: 'SUM' }, ['RANGE']],
    ['steps that miss the end', { dimensions: [named('a', { step: 3 })], aggregate: 'SUM' }, ['STEP']],
    ['five decimals', { decimals: 5 }, ['DECIMALS']],
    [
      'a level beyond the end',
      { dimensions: [named('a', { levels: [{ value: 11, label: { CN: '优', EN: 'Good' } }] })], aggregate: 'SUM' },
      ['LEVEL'],
    ],
    [
      'bands that overlap',
      { dimensions: [named('a', { bands: [band(6, 10), band(0, 6)] })], aggregate: 'SUM' },
      ['BAND'],
    ],
    ['a band beyond the end', { dimensions: [named('a', { bands: [band(8, 12)] })], aggregate: 'SUM' }, ['BAND']],
    ['a band upside down', { dimensions: [named('a', { bands: [band(8, 6)] })], aggregate: 'SUM' }, ['BAND']],
    [
      'a band that is no range',
      { dimensions: [named('a', { bands: [band(Number.NaN, 4)] })], aggregate: 'SUM' },
      ['BAND'],
    ],
  ] as const)('with %s is refused', (_, change, faults) => {
    expect(rubricFaults({ ...pitch, ...change }).map(({ fault }) => fault)).toEqual(faults);
  });

  test('takes scores on its steps only, and of named ones no others', () => {
    expect([0, 0.5, 10].every((score) => isScoreOf(named('a'), score))).toBe(true);
    expect([-0.5, 0.3, 10.5, Number.NaN].some((score) => isScoreOf(named('a'), score))).toBe(false);
    expect(isScoreOf(named('a', { step: 0.1 }), 0.7)).toBe(true);
    const graded = named('a', { levels: [2, 4].map((value) => ({ value, label: { CN: '级', EN: 'Level' } })) });
    expect([1, 2, 3, 4].filter((score) => isScoreOf(graded, score))).toEqual([2, 4]);
  });

  test('with bands lets a judge begin in the middle of one, on a step', () => {
    const idea = named('a', { bands: [band(8, 10), band(0, 7.5)] });
    expect(rubricFaults({ ...pitch, dimensions: [idea], aggregate: 'SUM' })).toEqual([]);
    expect(bandsOf(idea).map(({ from }) => from)).toEqual([8, 0]);
    expect(bandsOf(idea).map((each) => pointsIn(idea, each))).toEqual([9, 3.5]);
    expect(bandsOf(idea).map((each) => inBand(each, 7.5))).toEqual([false, true]);
    expect(inBand(band(8, 10), null)).toBe(false);
  });

  test('is frozen once published: a change makes the next version', () => {
    expect(revised(pitch, { decimals: 1 }, true)).toMatchObject({ version: 1, decimals: 1 });
    const next = revised(pitch, { aggregate: 'SUM' }, false);
    expect(next).toMatchObject({ code: 'pitch', version: 2, aggregate: 'SUM' });
    expect(pitch).toMatchObject({ version: 1, aggregate: 'WEIGHTED' });
  });
});

describe('results', () => {
  test.each([
    ['SUM', 12.5],
    ['MEAN', 6.25],
    ['WEIGHTED', 0.3 * 85 + 0.7 * 75],
    ['TRIMMED_MEAN', 12.5],
  ] as const)('%s of one sheet', (aggregate, total) => {
    expect(totalOf({ ...pitch, aggregate }, { team: 8.5, idea: 4 })).toBe(total);
  });

  test('a trimmed mean leaves out the highest and the lowest judge', () => {
    const sheets = [0, 6, 7, 8, 10].map((team): Sheet => ({ team, idea: 1 }));
    expect(resultOf({ ...pitch, aggregate: 'TRIMMED_MEAN' }, sheets)).toBe(8);
    expect(resultOf({ ...pitch, aggregate: 'SUM' }, sheets)).toBe(7.2);
  });

  test('a half goes up, though it lies a hair below it in binary', () => {
    const one: Rubric = { ...pitch, dimensions: [named('a', { step: 0.005 })], aggregate: 'SUM' };
    expect(totalOf(one, { a: 1.005 })).toBe(1.01);
  });

  test('what is open or not allowed is named, and without sheets there is no result', () => {
    expect(openDimensions(pitch, { team: 3 })).toEqual(['idea']);
    expect(openDimensions(pitch, { team: 3.3, idea: 5 })).toEqual(['team']);
    expect(resultOf(pitch, [])).toBeNull();
  });
});

const sheet = fc.record({ team: fc.nat(20).map((half) => half / 2), idea: fc.integer({ min: 1, max: 5 }) });
const sheets = fc.array(sheet, { minLength: 1, maxLength: 9 });
const rubric = fc.constantFrom(...aggregates).map((aggregate): Rubric => ({ ...pitch, aggregate }));

describe('whatever the sheets', () => {
  test('the result lies among the totals, whatever the order of the judges', () => {
    fc.assert(
      fc.property(rubric, sheets, (by, given) => {
        const totals = given.map((each) => totalOf(by, each));
        const result = resultOf(by, given)!;
        expect(result).toBeGreaterThanOrEqual(Math.min(...totals) - 0.011);
        expect(result).toBeLessThanOrEqual(Math.max(...totals) + 0.011);
        expect(resultOf(by, [...given].reverse())).toBe(result);
      }),
    );
  });

  test('a better score never makes the result worse', () => {
    fc.assert(
      fc.property(rubric, sheets, fc.nat(8), (by, given, at) => {
        const better = given.map((each, index) => (index === at % given.length ? { ...each, team: 10 } : each));
        expect(resultOf(by, better)!).toBeGreaterThanOrEqual(resultOf(by, given)!);
      }),
    );
  });

  test('weighted results are percent', () => {
    fc.assert(
      fc.property(sheets, (given) => {
        expect(resultOf(pitch, given)!).toBeGreaterThanOrEqual(0);
        expect(resultOf(pitch, given)!).toBeLessThanOrEqual(100);
      }),
    );
    expect(resultOf(pitch, [{ team: 10, idea: 5 }])).toBe(100);
  });
});

describe('a ranking', () => {
  const entry = (id: string, team: number, idea: number) => ({ id, sheets: [{ team, idea }] });
  const bySum: Rubric = { ...pitch, aggregate: 'SUM' };

  test('breaks ties by the dimensions named for it; what is equal shares its rank', () => {
    const judged = [entry('c', 5, 3), entry('a', 4, 4), entry('d', 9, 5), entry('b', 5, 3), entry('e', 1, 1)];
    expect(ranking(bySum, [...judged, { id: 'unseen', sheets: [] }], ['idea'])).toEqual([
      { id: 'd', result: 14, rank: 1 },
      { id: 'a', result: 8, rank: 2 },
      { id: 'b', result: 8, rank: 3 },
      { id: 'c', result: 8, rank: 3 },
      { id: 'e', result: 2, rank: 5 },
    ]);
  });

  test('is the same whatever the order of the entries, and never puts a lower result first', () => {
    fc.assert(
      fc.property(rubric, fc.array(sheets, { maxLength: 8 }), (by, all) => {
        const judged = all.map((each, at) => ({ id: `e${at}`, sheets: each }));
        const ranked = ranking(by, judged, ['idea', 'team']);
        expect(ranking(by, [...judged].reverse(), ['idea', 'team'])).toEqual(ranked);
        for (const [at, { result, rank }] of ranked.entries()) {
          const before = ranked[at - 1];
          if (!before) continue;
          expect(before.result).toBeGreaterThanOrEqual(result);
          expect(rank === before.rank || rank === at + 1).toBe(true);
        }
      }),
    );
  });

  test('the mean of a dimension is that of all judges', () => {
    expect(meanOf({ code: 'team' }, [{ team: 2 }, { team: 5 }])).toBe(3.5);
    expect(meanOf({ code: 'team' }, [])).toBeNull();
  });
});
