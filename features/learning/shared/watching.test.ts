import fc from 'fast-check';
import { expect, test } from 'vitest';
import { progressOf } from './course.ts';
import { allowanceAfter, allowanceAtFirst, clipSpans, isSeen, mergeSpans, type Span, secondsIn } from './watching.ts';

test('spans that overlap or touch are one, others stay apart', () => {
  expect(
    mergeSpans([
      [10, 20],
      [0, 5],
      [5, 7],
      [19, 30],
      [40, 40],
      [50, 45],
    ]),
  ).toEqual([
    [0, 7],
    [10, 30],
  ]);
  expect(
    clipSpans(
      [
        [-5, 3],
        [80, 400],
      ],
      82,
    ),
  ).toEqual([
    [0, 3],
    [80, 82],
  ]);
});

const length = 600;
const tenths = fc.integer({ min: -100, max: length * 10 + 500 }).map((value) => value / 10);
const spans = fc.array(fc.tuple(tenths, tenths) as fc.Arbitrary<Span>, { maxLength: 60 });
/** Which tenths of a second of the film the spans cover. */
const covered = (list: readonly Span[]) => {
  const seconds = new Set<number>();
  for (const [from, to] of list)
    for (let at = Math.max(0, Math.round(from * 10)); at < Math.min(length * 10, Math.round(to * 10)); at++)
      seconds.add(at);
  return seconds;
};

test('merging keeps every tenth of a second that was watched and no other, whatever the order', () => {
  fc.assert(
    fc.property(spans, spans, (a, b) => {
      const whole = clipSpans([...a, ...b], length);
      expect(covered(whole)).toEqual(covered([...a, ...b]));
      expect(secondsIn(whole)).toBeCloseTo(covered(whole).size / 10, 5);
      for (const [index, [from, to]] of whole.entries()) {
        expect(to).toBeGreaterThan(from);
        if (index > 0) expect(from).toBeGreaterThan(whole[index - 1]![1]);
      }
      // In two steps as in one, in either order, and twice as once.
      expect(clipSpans([...clipSpans(a, length), ...b], length)).toEqual(whole);
      expect(clipSpans([...b, ...a], length)).toEqual(whole);
      expect(clipSpans(whole, length)).toEqual(whole);
    }),
    { numRuns: 60 },
  );
});

test('nobody gets more seconds than twice the clock and ten, however they are asked for', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(600), fc.nat(2000), fc.boolean()), { maxLength: 40 }), (calls) => {
      let left = allowanceAtFirst();
      let [clock, watched] = [0, 0];
      for (const [since, wanted, begins] of calls) {
        clock += since;
        left = begins ? allowanceAtFirst(left) : allowanceAfter(left, since);
        if (wanted > left) continue;
        left -= wanted;
        watched += wanted;
      }
      expect(watched).toBeLessThanOrEqual(10 + 2 * clock);
    }),
  );
});

test('nine tenths of a film are enough, its end alone is not', () => {
  expect([isSeen(73.8, 82), isSeen(73.6, 82), isSeen(0, 0)]).toEqual([true, false, false]);
  expect(isSeen(secondsIn([[81, 82]]), 82)).toBe(false);
});

test('a course counts films by the share that was watched, and what is finished whole', () => {
  const lessons = [
    { id: 'a', minutes: 30 },
    { id: 'b', minutes: 50 },
    { id: 'c', minutes: 20 },
  ];
  expect(progressOf(lessons, ['a'])).toBe(30);
  expect(progressOf(lessons, ['a'], new Map([['b', 0.5]]))).toBe(55);
  expect(progressOf(lessons, ['a', 'b'], new Map([['b', 0.9]]))).toBe(80);
  expect(progressOf(lessons, [], new Map([['gone', 1]]))).toBe(0);
});
