import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedDays, extendedEnd, leastOutage, outagesBetween } from './outages.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const window = { opensAt: 0, closesAt: 30 * day };
const lastDays = window.closesAt - countedDays * day;

test('beats that lie close together tell of no outage, a gap does with its length', () => {
  const beats = [0, 1, 2, 40, 41].map((at) => at * minute);
  expect(outagesBetween(beats)).toEqual([{ from: 2 * minute, until: 40 * minute }]);
});

test.each([
  ['less than half an hour', { from: window.closesAt - 29 * minute, until: window.closesAt }, 0],
  ['an hour in the last days', { from: lastDays + day, until: lastDays + day + 60 * minute }, 60],
  ['an hour weeks before', { from: day, until: day + 60 * minute }, 0],
  ['two hours over the end', { from: window.closesAt - 30 * minute, until: window.closesAt + 90 * minute }, 120],
  ['an hour after the end', { from: window.closesAt + minute, until: window.closesAt + 61 * minute }, 0],
])('%s', (_, outage, minutes) => {
  expect((extendedEnd(window, [outage]) - window.closesAt) / minute).toBe(minutes);
});

/** Minutes in which the service was up, around the end of the window. */
const ups = fc
  .array(fc.integer({ min: -4 * 24 * 60, max: 12 * 60 }), { minLength: 2, maxLength: 80 })
  .map((at) => at.map((minutes) => window.closesAt + minutes * minute));

test('a replayed outage gives the same extension, whatever the order and however often it is told', () => {
  fc.assert(
    fc.property(ups, fc.array(fc.nat(), { maxLength: 80 }), (beats, again) => {
      const replayed = [...again.map((index) => beats[index % beats.length]!), ...[...beats].reverse()];
      expect(extendedEnd(window, outagesBetween(replayed))).toBe(extendedEnd(window, outagesBetween(beats)));
    }),
  );
});

test('whatever fails in the last days, as much time is left as there would have been', () => {
  fc.assert(
    fc.property(ups, (beats) => {
      const outages = outagesBetween(beats);
      const end = extendedEnd(window, outages);
      const counted = outages.filter(
        ({ from, until }) => until - Math.max(from, lastDays) >= leastOutage * minute && from < end,
      );
      const lost = counted.reduce((sum, { from, until }) => sum + (Math.min(until, end) - Math.max(from, lastDays)), 0);
      expect(end - lastDays - lost).toBe(countedDays * day);
    }),
  );
});
