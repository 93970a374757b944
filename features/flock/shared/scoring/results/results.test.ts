import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limitsOf } from '#features/flock/shared/scoring/limits.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { firstScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import {
  droppings,
  feet,
  mixed,
  plumages,
  readings,
  spots,
  testFarm,
  testHead,
  testReport,
} from '#features/flock/shared/scoring/testing.ts';
import { type SectionKey, sectionKeys } from '#features/flock/shared/sections/sections.ts';
import { resultOf } from './results.ts';

const complete = Object.fromEntries(sectionKeys.map((key) => [key, 'complete'])) as Record<SectionKey, 'complete'>;
const report = (over: Partial<Report>) => testReport({ sections: complete, ...over });
const sectionOf = (section: SectionKey, over: Partial<Report>) => resultOf(report(over), testFarm()).sections[section];

const asPairs = (scores: readonly number[]) => scores.map((colour) => [colour, 0] as const);

describe('lights at their limits', () => {
  test.each<[section: SectionKey, over: Partial<Report>, light: string]>([
    ['litter', { litter: spots(mixed(2, 20, 3)) }, 'good'],
    ['litter', { litter: spots(mixed(3, 20, 3)) }, 'watch'],
    ['litter', { litter: spots(mixed(5, 20, 5)) }, 'watch'],
    ['litter', { litter: spots(mixed(6, 20, 3)) }, 'act'],
    ['litter', { litter: spots(mixed(20, 20, 2)) }, 'good'],
    ['intestinal', { intestinal: droppings(asPairs(mixed(1, 20, 2))) }, 'good'],
    ['intestinal', { intestinal: droppings(asPairs(mixed(2, 20, 2))) }, 'watch'],
    ['intestinal', { intestinal: droppings(asPairs(mixed(5, 20, 2))) }, 'watch'],
    ['intestinal', { intestinal: droppings(asPairs(mixed(6, 20, 2))) }, 'act'],
    ['cecal', { cecal: droppings(mixed(2, 10, 1).map((texture) => [0, texture] as const)) }, 'watch'],
    ['fpd', { fpd: feet(mixed(15, 20, 1)) }, 'good'],
    ['fpd', { fpd: feet(mixed(16, 20, 1)) }, 'watch'],
    ['fpd', { fpd: feet(mixed(4, 20, 3)) }, 'act'],
    ['feather', { feather: plumages(mixed(2, 20, 2)) }, 'good'],
    ['feather', { feather: plumages(mixed(6, 20, 2)) }, 'act'],
    ['nh3', { nh3: readings([5, 6, 7, 9.9]) }, 'good'],
    ['nh3', { nh3: readings([5, 6, 7, 10]) }, 'watch'],
    ['nh3', { nh3: readings([5, 6, 7, 20]) }, 'watch'],
    ['nh3', { nh3: readings([5, 6, 7, 20.1]) }, 'act'],
  ])('%s %#', (section, over, light) => expect(sectionOf(section, over).light).toBe(light));
});

describe('certainty', () => {
  test('one bad of twenty is good only for now', () => {
    const { light, isProvisional, marks } = sectionOf('litter', { litter: spots(mixed(1, 20, 3)) });
    expect([light, isProvisional]).toEqual(['good', true]);
    expect(marks[0]).toMatchObject({ value: 5, unit: 'percent', share: { x: 1, n: 20 } });
  });

  test('half of twenty is act for certain', () => {
    expect(sectionOf('litter', { litter: spots(mixed(10, 20, 4)) })).toMatchObject({
      light: 'act',
      isProvisional: false,
    });
  });

  test('below ten records a point is hollow, ammonia never', () => {
    expect(sectionOf('cecal', { cecal: droppings(asPairs(mixed(0, 9, 1))) }).isFew).toBe(true);
    expect(sectionOf('cecal', { cecal: droppings(asPairs(mixed(0, 10, 1))) }).isFew).toBe(false);
    expect(sectionOf('nh3', { nh3: readings([1, 2, 3, 4]) }).isFew).toBe(false);
  });
});

describe('ammonia', () => {
  test('is told by its highest reading, with how many break the limit', () => {
    const { ammonia, marks } = sectionOf('nh3', { nh3: readings([12, 15, 18, 22]) });
    expect(ammonia).toMatchObject({
      highest: { value: 22 },
      above: { x: 1, n: 4 },
      median: 16.5,
      lowest: 12,
      level: 5,
    });
    expect(marks[0]).toMatchObject({ value: 22, light: 'act', isProvisional: false });
  });

  test('a strip or a tube near the limit is provisional, a meter is not', () => {
    const by = (method: 'strip' | 'tube' | 'meter', ppm: number) =>
      sectionOf('nh3', { nh3: readings([1, 2, 3, ppm], { method }) }).isProvisional;
    expect([by('strip', 15), by('strip', 25), by('strip', 35)]).toEqual([true, true, false]);
    expect([by('tube', 18), by('tube', 15), by('tube', 26)]).toEqual([true, false, false]);
    expect(by('meter', 19.9)).toBe(false);
  });

  test('a level without ppm counts as the middle of its range and is as wide as the range', () => {
    const { ammonia } = sectionOf('nh3', { nh3: readings([null, null, null, null], { level: 5 }) });
    expect(ammonia!.highest).toMatchObject({ value: 22.5, low: 20, high: 25, isPpmKnown: false });
    expect(ammonia!.level).toBe(5);
  });

  test('the limit is that of the report', () => {
    const head = testHead({ area: 'na', limits: limitsOf('na') });
    expect(sectionOf('nh3', { head, nh3: readings([1, 2, 3, 25]) }).light).toBe('watch');
  });
});

describe('red flags override', () => {
  test('one bloody dropping of twenty is act, for certain, in its own section only', () => {
    const over = {
      intestinal: droppings(asPairs(mixed(1, 20, 6))),
      cecal: droppings(asPairs(mixed(0, 10, 0))),
    };
    expect(sectionOf('intestinal', over)).toMatchObject({ light: 'act', isProvisional: false, flag: 'blood' });
    expect(sectionOf('cecal', over)).toMatchObject({ light: 'good', flag: null });
  });

  test('one foot at 4, ammonia above 25 in an area that allows 25', () => {
    expect(sectionOf('fpd', { fpd: feet(mixed(1, 20, 4)) })).toMatchObject({ light: 'act', flag: 'foot' });
    const head = testHead({ area: 'na', limits: { ...limitsOf('na'), nh3: { ...limitsOf('na').nh3, act: 40 } } });
    expect(sectionOf('nh3', { head, nh3: readings([1, 2, 3, 26]) })).toMatchObject({ light: 'act', flag: 'ammonia' });
  });
});

describe('what is not assessed', () => {
  test('is none, never zero', () => {
    const { sections, notAssessed, order } = resultOf(
      testReport({ sections: { fpd: 'skipped', feather: 'open' }, feather: plumages([3, 3]), litter: spots([0]) }),
      testFarm(),
    );
    for (const key of sectionKeys)
      expect(sections[key]).toMatchObject({ isAssessed: false, n: 0, light: 'none', marks: [], scales: [] });
    expect(notAssessed).toEqual(sectionKeys);
    expect(order).toEqual(sectionKeys);
  });
});

test('the row of lights goes from act to good, certain before provisional, not assessed last', () => {
  const { order } = resultOf(
    testReport({
      sections: { ...complete, feather: 'skipped' },
      litter: spots(mixed(4, 20, 3)),
      intestinal: droppings(asPairs(mixed(6, 20, 2))),
      cecal: droppings(asPairs(mixed(0, 10, 0))),
      fpd: feet(mixed(0, 20, 0)),
      nh3: readings([22, 1, 1, 1]),
    }),
    testFarm(),
  );
  expect(order).toEqual(['nh3', 'intestinal', 'litter', 'cecal', 'fpd', 'feather']);
});

describe('shares of the scales', () => {
  test('counts, modes and "at or above"', () => {
    const { scales } = sectionOf('cecal', {
      cecal: droppings([
        [0, 2],
        [1, 1],
        [1, 0],
        [3, 2],
      ]),
    });
    const [colour, texture] = scales;
    expect(colour!.counts.map(({ x }) => x)).toEqual([1, 2, 0, 1]);
    expect(colour!.modes).toEqual([1]);
    expect(texture!.modes).toEqual([2]);
    expect(texture!.atLeast.map(({ from, x }) => [from, x])).toEqual([
      [1, 3],
      [2, 2],
    ]);
    expect(texture!.ranks).toMatchObject({ median: 1.5, worst: 2, best: 0 });
  });

  test('the walk decides about feathers only when no bird was caught, and never mixes', () => {
    const tally = { counts: [60, 20, 15, 5] };
    const walked = sectionOf('feather', { tally });
    expect(walked).toMatchObject({ n: 100, light: 'watch', scales: [] });
    const caught = sectionOf('feather', { tally, feather: plumages(mixed(0, 20, 0)) });
    expect(caught).toMatchObject({ n: 20, light: 'good', walk: { n: 100 } });
  });
});

const score = (max: number) => fc.option(fc.nat(max), { nil: null });
const anyReport = fc
  .record({
    litter: fc.array(score(5), { maxLength: 20 }).map((scores) => spots(scores)),
    intestinal: fc.array(fc.tuple(score(6), score(3)), { maxLength: 20 }).map((pairs) => droppings(pairs)),
    cecal: fc.array(fc.tuple(score(3), score(2)), { maxLength: 20 }).map((pairs) => droppings(pairs)),
    fpd: fc.array(score(4), { maxLength: 20 }).map((scores) => feet(scores)),
    feather: fc.array(score(3), { maxLength: 20 }).map((scores) => plumages(scores)),
    nh3: fc
      .array(fc.option(fc.double({ min: 0, max: 500, noNaN: true }), { nil: null }), { maxLength: 8 })
      .map((ppm) => readings(ppm, { level: 8 })),
    tally: fc.option(fc.record({ counts: fc.tuple(fc.nat(50), fc.nat(50), fc.nat(50), fc.nat(50)) }), { nil: null }),
    sections: fc.record(
      Object.fromEntries(
        sectionKeys.map((key) => [key, fc.constantFrom('complete', 'complete', 'open', 'skipped', 'abandoned')]),
      ) as Record<SectionKey, fc.Arbitrary<'complete'>>,
    ),
    signs: fc.record({ offFeed: fc.boolean(), sickBirds: fc.boolean(), deaths: fc.boolean() }),
  })
  .map((over): Report => testReport(over));

test('an item that was passed over or half scored changes no figure', () => {
  const more = (any: Report): Report => ({
    ...any,
    litter: [...any.litter, ...spots([5], { id: 'extra-0001', no: 20, isSkipped: true })],
    intestinal: [...any.intestinal, ...droppings([[3, null]], { id: 'extra-0001', no: 20 })],
    cecal: [...any.cecal, ...droppings([[null, null]], { id: 'extra-0001', no: 20 })],
    fpd: [...any.fpd, ...feet([4], { id: 'extra-0001', no: 20, isSkipped: true })],
    feather: [...any.feather, ...plumages([null], { id: 'extra-0001', no: 20 })],
  });
  fc.assert(
    fc.property(anyReport, (any) => {
      expect(resultOf(more(any), testFarm()).sections).toEqual(resultOf(any, testFarm()).sections);
    }),
  );
});

test('colours have no middle and no mean, ranks have; shares of a scale add up to one', () => {
  fc.assert(
    fc.property(anyReport, (any) => {
      for (const { scales } of Object.values(resultOf(any, testFarm()).sections))
        for (const { key, ranks, counts, n } of scales) {
          expect(ranks === null).toBe(key.endsWith('_colour'));
          expect(counts.reduce((sum, { x }) => sum + x, 0)).toBe(n);
        }
    }),
  );
});

test('a scale with liquid cecal texture has a line for it', () => {
  const head = testHead({ scales: { ...firstScaleSet, version: 2, cecTextureMax: 3 } });
  const { scales } = sectionOf('cecal', {
    head,
    cecal: droppings([
      [0, 3],
      [0, 0],
    ]),
  });
  expect(scales[1]!.counts.map(({ x }) => x)).toEqual([1, 0, 0, 1]);
});
