import { expect, test } from 'vitest';
import { drawRound, roundSize, shownBy, trainingResult, trainingSections } from './training.ts';

/** Numbers from 0 to below 1, the same on every run. */
function seeded(seed: number) {
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

test.each(trainingSections)('a round of %s has ten drawings that show a score', (section) => {
  const round = drawRound(section, seeded(7));
  expect(round).toHaveLength(roundSize);
  expect(round.map(shownBy)).not.toContain(null);
});

test('a mixed round asks for every section', () => {
  const scales = new Set(drawRound('all', seeded(3)).map((key) => key.split('_')[0]!.replace(/-\d$/, '')));
  expect([...scales].sort()).toEqual(['cec', 'feather', 'fpd', 'int', 'litter']);
});

test('who answers as drawn agrees fully, who is far off does not', () => {
  const round = drawRound('litter', seeded(11));
  const right = round.map((drawing) => ({ drawing, score: shownBy(drawing)!.score }));
  expect(trainingResult(right)).toEqual({ items: 10, right: 10, agreement: 1 });
  const off = round.map((drawing) => ({ drawing, score: 5 - shownBy(drawing)!.score }));
  expect(trainingResult(off).agreement).toBeLessThan(0.3);
  expect(trainingResult(right, 'fpd')).toEqual({ items: 0, right: 0, agreement: null });
});
