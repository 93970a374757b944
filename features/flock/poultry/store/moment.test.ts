import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localDay } from '#features/flock/poultry/local-time.ts';
import { localNow, resync } from '#web/kit/clock.ts';
import { compareClocks, moment, useClock } from './moment.ts';

const hour = 3_600_000;

/** The server says that it is `ms` later than this device believes. */
function hear(ms: number): void {
  const at = localNow();
  resync({ sentAt: at, receivedAt: at, serverTime: Date.now() + ms });
  compareClocks();
}

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T22:30:00Z'), toFake: ['Date'] }));
afterEach(() => {
  hear(0);
  vi.useRealTimers();
});

test.each([
  [-26, '2026-11-19T20:30'],
  [3, '2026-11-21T01:30'],
  [0.02, '2026-11-20T22:30'],
])('a clock that has to be moved by %d h', (hours, right) => {
  hear(hours * hour);
  expect(moment().slice(0, 16)).toBe(right);
  expect(localDay()).toBe(localDay(new Date(moment())));
});

test('a clock that was put right is trusted again', () => {
  hear(5 * hour);
  expect(useClock.getState().ahead).not.toBe(0);
  vi.setSystemTime(Date.now() + 5 * hour);
  hear(0);
  expect(useClock.getState().ahead).toBe(0);
  expect(moment()).toBe(new Date().toISOString());
});
