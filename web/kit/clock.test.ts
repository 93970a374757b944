import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const start = Date.UTC(2026, 2, 2);
let page: number;

beforeEach(() => {
  vi.resetModules();
  page = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => page);
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(start);
  vi.spyOn(Date, 'now').mockImplementation(() => start + page);
});

afterEach(() => vi.restoreAllMocks());

test('time follows the server, not the computer', async () => {
  const { learn, now } = await import('./clock.ts');
  learn(answer(3_600_000));
  expect(now()).toBe(start + 3_600_000);
  page += 5_000;
  vi.spyOn(Date, 'now').mockReturnValue(0);
  expect(now()).toBe(start + 3_605_000);
});

test('after a sleep in which the page’s time stood still, the next answer sets the clock', async () => {
  const { learn, now } = await import('./clock.ts');
  learn(answer(0, 10));
  const slept = 240_000;
  vi.spyOn(Date, 'now').mockImplementation(() => start + page + slept);
  // Slower than the sample before, which would otherwise win.
  learn(answer(slept, 400));
  expect(Math.abs(now() - (start + page + slept))).toBeLessThan(300);
});

test('an answer without a time changes nothing', async () => {
  const { learn, resync, now } = await import('./clock.ts');
  const nothing = { sentAt: start, receivedAt: start, serverTime: Number(null) };
  learn(nothing);
  resync(nothing);
  expect(now()).toBe(start);
});

function answer(ahead: number, roundTrip = 0) {
  const sentAt = start + page;
  page += roundTrip;
  return { sentAt, receivedAt: start + page, serverTime: sentAt + roundTrip / 2 + ahead };
}
