import { expect, test } from 'vitest';
import { mainlandChina } from '#core/calendar/mainland-china.ts';
import { clockLine, clockNames } from './clock.ts';

const at = (text: string) => new Date(`${text}+08:00`).getTime();
const clock = { from: at('2026-11-23T09:00:00'), by: at('2026-11-30T18:00:00'), met: null, isOver: false };
const line = (part: Partial<typeof clock> | { met: number }, now: string) =>
  clockLine(clockNames.answer, { ...clock, ...part }, at(now), mainlandChina);

test('a clock is one line: what it runs for and how it stands, in English behind a colon', () => {
  expect(line({}, '2026-11-25T09:00:00')).toEqual({
    CN: '答复 还剩 3 个工作日',
    EN: 'Answer due: 3 working days left',
  });
  expect(line({}, '2026-11-30T09:00:00')).toEqual({ CN: '答复 今天到期', EN: 'Answer: due today' });
  expect(line({}, '2026-12-02T09:00:00').EN).toBe('Answer: 2 working days late');
  expect(line({ met: at('2026-11-23T12:00:00') }, '2026-12-02T09:00:00').EN).toBe('Answer: took 3 hours');
  expect(line({ isOver: true }, '2026-12-02T09:00:00').EN).toBe('Answer: not counted');
});
