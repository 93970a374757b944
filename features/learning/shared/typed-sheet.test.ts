import { expect, test } from 'vitest';
import { resultOf, totalOf } from '#core/judging/results.ts';
import { aggregates, type Dimension } from '#core/judging/rubric.ts';
import { pointsOf, type ScoreSheet } from './score-sheet.ts';
import { bandOf, mostOf, typedSheet } from './typed-sheet.ts';

const dimension = (code: string, max: number, weight: number): Dimension => ({
  ...{ code, name: { CN: code, EN: code }, min: 0, max, step: 0.5, weight, levels: [] },
  bands: [
    { from: 0, to: max / 2, note: { CN: '一般', EN: 'Fair' } },
    { from: max / 2 + 1, to: max, note: { CN: '很好', EN: 'Good' } },
  ],
});
const rubric = {
  ...{ code: 'TRY', version: 1, decimals: 2 },
  dimensions: [dimension('team', 20, 30), dimension('idea', 30, 45), dimension('plan', 10, 25)],
};
const reason = '有独立第三方数据支撑，但放大生产的风险写得偏轻，需补充说明。';
const sheet: ScoreSheet = {
  team: { score: 15.5, reason },
  idea: { score: 13, reason },
  plan: { score: 5.5, reason },
};

test.each(aggregates)('%s：试评与评委打同样的分，合计一样', (aggregate) => {
  const scale = { ...rubric, aggregate };
  const trial = typedSheet({ of: (code) => sheet[code] }, scale);
  expect(trial.total).toBe(totalOf(scale, pointsOf(sheet)));
  // What the only judge gave is the result, too.
  expect(trial.total).toBe(resultOf(scale, [pointsOf(sheet)]));
  // A judge hands in what stands in the form.
  const handedIn = Object.fromEntries(trial.scores.map(({ code, ...given }) => [code, given]));
  expect(handedIn).toEqual(sheet);
  const desk = typedSheet({ of: () => undefined }, scale, trial.scores);
  expect([desk.total, desk.missing]).toEqual([trial.total, 0]);
  const bandsIn = ({ given }: typeof trial) => scale.dimensions.map((each) => bandOf(each, given(each.code).score));
  expect(bandsIn(desk)).toEqual(bandsIn(trial));
});

test('试评的合计、满分和分档', () => {
  const of = (code: string) => sheet[code];
  const weighted = { ...rubric, aggregate: 'WEIGHTED' } as const;
  expect([typedSheet({ of }, weighted).total, mostOf(weighted)]).toEqual([56.5, 100]);
  const sum = { ...rubric, aggregate: 'SUM' } as const;
  expect([typedSheet({ of }, sum).total, mostOf(sum)]).toEqual([34, 60]);
  const bands = rubric.dimensions.map((each) => bandOf(each, sheet[each.code]!.score)?.note.CN);
  // 5.5 lies between two bands, which is told as in none.
  expect(bands).toEqual(['很好', '一般', undefined]);
  expect(bandOf(rubric.dimensions[0]!, null)).toBeUndefined();
  // Nothing is scored yet: all of it is missing.
  expect(typedSheet({ of: () => undefined }, sum)).toMatchObject({ total: 0, missing: 3 });
});
