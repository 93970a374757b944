import { expect, test } from 'vitest';
import { storyTime } from './story-time.ts';

/** What the rooms tell of the story's own day. */
const clocks = ['00:30', '08:25', '08:50', '09:10'];

test.each([
  '2026-12-01T00:03:00+08:00',
  '2026-12-01T08:40:00+08:00',
  '2026-12-01T09:59:00+08:00',
  '2026-12-05T03:00:00+08:00',
])('told at %s, the last day of the story has happened in its order', (told) => {
  const now = new Date(told);
  const instants = clocks.map((clock) => storyTime(now).at(0, clock).getTime());
  expect(instants).toEqual(instants.toSorted((a, b) => a - b));
  expect(new Set(instants).size).toBe(clocks.length);
  expect(instants.at(-1)).toBeLessThan(now.getTime());
});

test('told from ten on, and of other days at any hour, instants are as written', () => {
  const noon = storyTime(new Date('2026-12-01T10:00:00+08:00'));
  expect(noon.at(0, '08:50')).toEqual(new Date('2026-12-01T08:50:00+08:00'));
  const night = storyTime(new Date('2026-12-01T00:03:00+08:00'));
  expect(night.at(1, '16:20')).toEqual(new Date('2026-11-30T16:20:00+08:00'));
  expect(night.at(-1, '10:00')).toEqual(new Date('2026-12-02T10:00:00+08:00'));
});
