import { expect, test } from 'vitest';
import { afterStep, clockText, emptyStage, type StageClock, type StageStep, spentBy } from './stage.ts';

const at = (seconds: number) => new Date(Date.UTC(2027, 8, 16) + seconds * 1000);
const walk = (steps: readonly [StageStep, number][], from: StageClock = emptyStage) =>
  steps.reduce<StageClock | null>(
    (stage, [step, seconds]) => stage && afterStep(stage, { step, now: at(seconds), count: 3 }),
    from,
  );

test('the clock counts what ran, not what stood', () => {
  const stage = walk([
    ['start', 0],
    ['pause', 60],
    ['start', 300],
  ])!;
  expect(spentBy(stage, at(330).getTime())).toBe(90_000);
  expect(spentBy(walk([['pause', 330]], stage)!, at(9_999).getTime())).toBe(90_000);
});

test('questions begin at once with a clock of their own; the next entry begins anew and stands', () => {
  const asked = walk([
    ['start', 0],
    ['questions', 480],
  ])!;
  expect([asked.phase, spentBy(asked, at(500).getTime())]).toEqual(['QUESTIONS', 20_000]);
  expect(walk([['next', 600]], asked)).toEqual({ at: 1, phase: 'TALK', startedAt: null, spentMs: 0 });
});

test('steps that make no sense are none', () => {
  expect(walk([['pause', 0]])).toBeNull();
  expect(walk([['back', 0]])).toBeNull();
  expect(
    walk([
      ['start', 0],
      ['start', 1],
    ]),
  ).toBeNull();
  expect(
    walk([
      ['questions', 0],
      ['questions', 1],
    ]),
  ).toBeNull();
  expect(
    walk([
      ['next', 0],
      ['next', 1],
      ['next', 2],
    ]),
  ).toBeNull();
});

test('what is left is told in minutes and seconds, and what is over with a plus', () => {
  expect([480_000, 59_400, 1, 0, -400, -1_000, -92_000].map(clockText)).toEqual([
    '8:00',
    '1:00',
    '0:01',
    '0:00',
    '0:00',
    '+0:01',
    '+1:32',
  ]);
});
