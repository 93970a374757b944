import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AssignAsk, assignJudges, type Pair } from './assign.ts';

const entriesOf = (count: number, tracks = 1) =>
  Array.from({ length: count }, (_, at) => ({ id: `e${at}`, track: `T${at % tracks}` }));
const judgesOf = (count: number, cap: number, tracks = 1) =>
  Array.from({ length: count }, (_, at) => ({ id: `j${at}`, tracks: tracks > 1 ? [`T${at % tracks}`] : [], cap }));
const ask = (more: Partial<AssignAsk>): AssignAsk => ({
  entries: [],
  judges: [],
  perEntry: 3,
  held: [],
  barred: [],
  seed: 'a',
  ...more,
});
const countOf = (pairs: readonly Pair[], key: keyof Pair) => {
  const counts = new Map<string, number>();
  for (const pair of pairs) counts.set(pair[key], (counts.get(pair[key]) ?? 0) + 1);
  return counts;
};

describe('drawing judges', () => {
  test('gives every entry its judges, as evenly as can be', () => {
    const { pairs, short } = assignJudges(ask({ entries: entriesOf(60), judges: judgesOf(12, 40), perEntry: 5 }));
    expect(short).toEqual([]);
    expect([...new Set(countOf(pairs, 'entry').values())]).toEqual([5]);
    expect([...new Set(countOf(pairs, 'judge').values())]).toEqual([25]);
  });

  test('is the same for the same seed and another for another', () => {
    const of = (seed: string) => assignJudges(ask({ entries: entriesOf(20), judges: judgesOf(8, 20), seed })).pairs;
    expect(of('a')).toEqual(of('a'));
    expect(of('a')).not.toEqual(of('b'));
  });

  test('hands entries over where a cap or a tie is in the way', () => {
    const tracked = [
      { id: 'all', tracks: [], cap: 1 },
      { id: 'one', tracks: ['T0'], cap: 1 },
    ];
    const { pairs, short } = assignJudges(
      ask({ entries: [...entriesOf(1), { id: 'x', track: 'T9' }], judges: tracked, perEntry: 1 }),
    );
    expect(short).toEqual([]);
    expect(pairs.toSorted((a, b) => a.entry.localeCompare(b.entry))).toEqual([
      { entry: 'e0', judge: 'one' },
      { entry: 'x', judge: 'all' },
    ]);
  });

  test('says what nobody can take', () => {
    const { short } = assignJudges(ask({ entries: entriesOf(1), judges: judgesOf(2, 9), perEntry: 5 }));
    expect(short).toEqual([{ entry: 'e0', missing: 3 }]);
  });

  test('whatever the pool: never over a cap, across a track, over a tie, or twice; what is held stays', () => {
    const shape = fc.record({
      entries: fc.integer({ min: 1, max: 25 }),
      judges: fc.integer({ min: 1, max: 10 }),
      tracks: fc.integer({ min: 1, max: 3 }),
      cap: fc.integer({ min: 1, max: 12 }),
      perEntry: fc.integer({ min: 1, max: 5 }),
      barred: fc.array(fc.tuple(fc.nat(24), fc.nat(9)), { maxLength: 30 }),
      held: fc.array(fc.tuple(fc.nat(24), fc.nat(9)), { maxLength: 5 }),
      seed: fc.string({ maxLength: 4 }),
    });
    fc.assert(
      fc.property(shape, (told) => {
        const entries = entriesOf(told.entries, told.tracks);
        const judges = judgesOf(told.judges, told.cap, told.tracks);
        const pairsOf = (list: [number, number][]) => list.map(([e, j]) => ({ entry: `e${e}`, judge: `j${j}` }));
        const held = [...new Map(pairsOf(told.held).map((pair) => [`${pair.entry} ${pair.judge}`, pair])).values()];
        const barred = pairsOf(told.barred);
        const { pairs, short } = assignJudges({ ...told, entries, judges, held, barred });
        const all = [...held, ...pairs].map(({ entry, judge }) => `${entry} ${judge}`);
        expect(new Set(all).size).toBe(all.length);
        const isBarred = new Set(barred.map(({ entry, judge }) => `${entry} ${judge}`));
        for (const { entry, judge } of pairs) {
          expect(isBarred.has(`${entry} ${judge}`)).toBe(false);
          const { tracks } = judges.find(({ id }) => id === judge)!;
          expect(tracks.length === 0 || tracks.includes(entries.find(({ id }) => id === entry)!.track)).toBe(true);
        }
        const heldBy = countOf(held, 'judge');
        for (const [judge, count] of countOf(pairs, 'judge'))
          expect(count + (heldBy.get(judge) ?? 0)).toBeLessThanOrEqual(told.cap);
        for (const { id } of entries) {
          const has = all.filter((pair) => pair.startsWith(`${id} `)).length;
          const missing = short.find(({ entry }) => entry === id)?.missing ?? 0;
          expect(Math.max(has, has + missing)).toBe(Math.max(has, told.perEntry));
        }
      }),
    );
  });
});
