import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gatherMarks, nextMark } from './film-marks.ts';

const mark = (second: number, id = `m${second}`) => ({ id, second });

test('marks that lie close are one, in the order of the film, and far ones stay apart', () => {
  const groups = gatherMarks([mark(40), mark(22), mark(20, 'note'), mark(20, 'mine')], 3);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([['note', 'mine', 'm22'], ['m40']]);
});

test('no mark is lost, and groups are never closer than what can be pressed', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5400), { maxLength: 60 }), fc.integer({ min: 1, max: 400 }), (seconds, apart) => {
      const marks = seconds.map((second, index) => mark(second, String(index)));
      const groups = gatherMarks(marks, apart);
      expect(
        groups
          .flat()
          .map(({ id }) => Number(id))
          .toSorted((a, b) => a - b),
      ).toEqual([...marks.keys()]);
      for (const [index, group] of groups.entries())
        if (index > 0) expect(group[0].second - groups[index - 1]![0].second).toBeGreaterThanOrEqual(apart);
    }),
  );
});

test('pressing a group again and again leads to each of its seconds, then to the first', () => {
  const [group] = gatherMarks([mark(20), mark(22), mark(23)], 10);
  expect([0, 20, 22, 23, 60].map((at) => nextMark(group!, at).second)).toEqual([20, 22, 23, 20, 20]);
});
