import fc from 'fast-check';
import { expect, test } from 'vitest';
import { panelOf } from './panel.ts';
import { type ScoredGroup, tryPast } from './past-scores.ts';
import { resultOf } from './results.ts';
import { aggregates, type Dimension, middleOf, type Rubric } from './rubric.ts';

const item = (code: string, max: number, more: Partial<Dimension> = {}): Dimension => ({
  ...{ code, name: { CN: code, EN: code }, min: 0, max, step: 0.5, weight: max, levels: [] },
  ...more,
});
const scale = (dimensions: readonly Dimension[], more: Partial<Rubric> = {}): Rubric => ({
  ...{ code: 'PITCH', version: 1, aggregate: 'SUM', decimals: 2 },
  dimensions,
  ...more,
});
const bands = (...ends: readonly (readonly [number, number])[]) => ({
  bands: ends.map(([from, to]) => ({ from, to, note: { CN: `${from} 分起`, EN: `From ${from}` } })),
});

const before = scale([item('team', 40, bands([0, 19.5], [20, 40])), item('idea', 60)]);
const group: ScoredGroup = {
  rubric: before,
  line: 1,
  ruleOf: resultOf,
  things: [
    {
      id: 'a',
      sheets: [
        { team: 36, idea: 30 },
        { team: 40, idea: 30 },
      ],
    },
    {
      id: 'b',
      sheets: [
        { team: 10, idea: 54 },
        { team: 14, idea: 54 },
      ],
    },
    { id: 'c', sheets: [{ team: 20, idea: 20 }] },
  ],
};

test('团队由 40 分改为 20 分、创意由 60 分改为 80 分：两个对象对调，各得多少都对得上', () => {
  const draft = scale([item('team', 20, bands([0, 10.5], [11, 20])), item('idea', 80)], { version: 2 });
  expect(tryPast(draft, [group], false)).toEqual({
    sheets: 5,
    counted: 5,
    missing: [],
    // 66, 70, 64, 68, 40 before; 58, 60, 77, 79, 36.67 after.
    before: { mean: 61.6, tenths: [0, 0, 0, 0, 1, 0, 3, 1, 0, 0] },
    after: { mean: 62.13, tenths: [0, 0, 0, 1, 0, 1, 1, 2, 0, 0] },
    totalsMoved: 5,
    // Twenty of forty was the upper band; ten of twenty lies in the lower one.
    bands: [{ code: 'team', sheets: 5, moved: 1 }],
    groups: [{ things: 3, sheets: 5, isCounted: true, moved: 2, crossed: 1 }],
    shifts: [
      { group: 0, id: 'a', from: 1, to: 2, before: 68, after: 59 },
      { group: 0, id: 'b', from: 2, to: 1, before: 66, after: 78 },
    ],
  });
});

test('新增的评分项，旧评分里没有：不计入，或者按中间档计', () => {
  const added = item('local', 10, bands([0, 3], [4, 7], [8, 10]));
  const draft = scale([...before.dimensions, added], { version: 2 });
  expect(tryPast(draft, [group], false)).toMatchObject({
    sheets: 5,
    counted: 0,
    missing: [{ code: 'local', sheets: 5 }],
    before: { mean: null },
    groups: [{ isCounted: false, moved: 0 }],
    shifts: [],
  });
  const filled = tryPast(draft, [group], true);
  expect(filled).toMatchObject({ counted: 5, missing: [{ code: 'local', sheets: 5 }], shifts: [] });
  // (61.6 + 5.5) / 110.
  expect(filled.after.mean).toBe(61);
});

test('中间档：三档取第二档的中间，四档取全程的中间，有名称的分值取偏低的一个', () => {
  const level = (value: number) => ({ value, label: { CN: '级', EN: 'Level' } });
  expect(middleOf(item('a', 10, bands([0, 3], [4, 7], [8, 10])))).toBe(5.5);
  expect(middleOf(item('a', 10, bands([0, 1], [2, 3], [4, 5], [6, 10])))).toBe(5);
  expect(middleOf(item('a', 4, { min: 1, levels: [level(1), level(2), level(3), level(4)] }))).toBe(2);
});

test('草稿没有改动，任何评分的结果、名次和档次都不变', () => {
  const points = fc.integer({ min: 0, max: 20 }).map((half) => half / 2);
  const sheet = fc.record({ team: points, idea: points, plan: points });
  const shape = fc.record({
    aggregate: fc.constantFrom(...aggregates),
    decimals: fc.integer({ min: 0, max: 4 }),
    weights: fc.tuple(fc.integer({ min: 1, max: 49 }), fc.integer({ min: 1, max: 49 })),
    things: fc.array(fc.array(sheet, { minLength: 1, maxLength: 5 }), { maxLength: 12 }),
    line: fc.option(fc.integer({ min: 0, max: 6 })),
    isFilled: fc.boolean(),
    isPanel: fc.boolean(),
  });
  fc.assert(
    fc.property(shape, ({ aggregate, decimals, weights: [first, second], things, line, isFilled, isPanel }) => {
      const weighted = [first, second, 100 - first - second];
      const rubric = scale(
        ['team', 'idea', 'plan'].map((code, at) =>
          item(code, 10, { weight: weighted[at]!, ...bands([0, 4], [5, 10]) }),
        ),
        { aggregate, decimals },
      );
      const ruleOf: ScoredGroup['ruleOf'] = isPanel ? (of, sheets) => panelOf(of, sheets).result : resultOf;
      const groups = [{ rubric, line, ruleOf, things: things.map((sheets, at) => ({ id: `e${at}`, sheets })) }];
      const tried = tryPast({ ...rubric, version: 2 }, groups, isFilled);
      expect(tried.after).toEqual(tried.before);
      expect([tried.missing, tried.shifts, tried.totalsMoved]).toEqual([[], [], 0]);
      expect(tried.bands.filter((each) => each.moved > 0)).toEqual([]);
      expect(tried.groups).toMatchObject([{ isCounted: true, moved: 0, crossed: 0 }]);
      expect(tried.counted).toBe(tried.sheets);
    }),
  );
});

test('不论草稿怎么改，计入的每张评分都落在一个分数段里，各场次的名次变动与列出的一致', () => {
  const points = fc.integer({ min: 0, max: 10 });
  const shape = fc.record({
    max: fc.integer({ min: 1, max: 50 }),
    isAdded: fc.boolean(),
    isFilled: fc.boolean(),
    things: fc.array(fc.array(fc.record({ team: points, idea: points }), { minLength: 1, maxLength: 3 }), {
      maxLength: 10,
    }),
  });
  fc.assert(
    fc.property(shape, ({ max, isAdded, isFilled, things }) => {
      const rubric = scale([item('team', 10), item('idea', 10)]);
      const draft = scale([item('team', max), item('idea', 10), ...(isAdded ? [item('local', 10)] : [])]);
      const groups = [
        { rubric, line: 2, ruleOf: resultOf, things: things.map((sheets, at) => ({ id: `e${at}`, sheets })) },
      ];
      const tried = tryPast(draft, groups, isFilled);
      const sum = (of: readonly number[]) => of.reduce((all, each) => all + each, 0);
      expect(sum(tried.after.tenths)).toBe(tried.counted);
      expect(sum(tried.before.tenths)).toBe(tried.counted);
      expect(tried.groups[0]!.moved).toBe(tried.shifts.length);
      expect(tried.groups[0]!.crossed).toBeLessThanOrEqual(tried.shifts.length);
    }),
  );
});
