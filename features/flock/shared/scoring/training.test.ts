import { expect, test } from 'vitest';
import {
  agreementAt,
  drawRound,
  isRoundDue,
  roundSize,
  shownBy,
  trainingResult,
  trainingSections,
} from './training.ts';

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
  const scales = new Set(drawRound('all', seeded(3)).map((key) => key.split('_')[0]!.replace(/-.*$/, '')));
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

test('the newest round until a day counts, for two quarters', () => {
  const rounds = [
    { at: '2026-03-01T08:00:00.000Z', agreement: 0.6 },
    { at: '2026-06-01T08:00:00.000Z', agreement: 0.9 },
  ];
  const on = (day: string) => agreementAt(rounds, `${day}T09:00:00.000Z`);
  expect([on('2026-02-28'), on('2026-03-01'), on('2026-05-31'), on('2026-06-01')]).toEqual([null, 0.6, 0.6, 0.9]);
  expect([on('2026-11-29'), on('2026-12-01')]).toEqual([0.9, null]);
});

test('a round is due before the first visit and once each quarter', () => {
  const at = '2026-06-01T08:00:00.000Z';
  expect(isRoundDue([], at)).toBe(true);
  expect(isRoundDue([{ at: '2026-03-03T08:00:00.000Z' }], at)).toBe(false);
  expect(isRoundDue([{ at: '2026-03-02T08:00:00.000Z' }, { at: '2025-01-01T08:00:00.000Z' }], at)).toBe(true);
});
