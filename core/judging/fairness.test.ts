import { describe, expect, test } from 'vitest';
import { trimmedMean } from '#core/statistics/trimmed-mean.ts';
import { assignJudges } from './assign.ts';
import { chanceOf } from './chance.ts';
import { fitGrid, type GivenTotal, gridOf, reliabilityOf } from './effects.ts';
import { fairnessOf } from './fairness.ts';

/** Sixty entries whose worth is known, judged by twelve of whom the first is nine points too harsh. */
function roundOf(run: number) {
  const chance = chanceOf(`run ${run}`);
  const normal = () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  const entries = Array.from({ length: 60 }, (_, at) => ({ id: `e${at}`, track: 'A' }));
  const judges = Array.from({ length: 12 }, (_, at) => ({ id: `j${at}`, tracks: [], cap: 40 }));
  const seed = `draw ${run}`;
  const { pairs } = assignJudges({ entries, judges, perEntry: 5, held: [], barred: [], seed });
  const worth = new Map(entries.map(({ id }) => [id, 75 + 7 * normal()]));
  const lean = new Map(judges.map(({ id }, at) => [id, at === 0 ? -9 : 2 * normal()]));
  const given = pairs.map(
    ({ entry, judge }): GivenTotal => ({ entry, judge, total: worth.get(entry)! + lean.get(judge)! + 3 * normal() }),
  );
  const totals = Map.groupBy(given, ({ entry }) => entry);
  const raw = new Map([...totals].map(([id, own]) => [id, trimmedMean(own.map(({ total }) => total))!]));
  return { worth, given, raw };
}

const ranksOf = (levels: ReadonlyMap<string, number>) =>
  new Map([...levels].sort((a, b) => b[1] - a[1]).map(([id], at) => [id, at + 1]));
const farFrom = (truth: ReadonlyMap<string, number>, order: ReadonlyMap<string, number>) => {
  const [wanted, found] = [ranksOf(truth), ranksOf(order)];
  return [...wanted].reduce((sum, [id, rank]) => sum + (rank - found.get(id)!) ** 2, 0);
};

describe('taking leniency out', () => {
  test('with a harsh judge the adjusted order is nearer to the truth than the raw one, in 95 of 100 rounds and more', () => {
    const runs = Array.from({ length: 200 }, (_, run) => {
      const { worth, given, raw } = roundOf(run);
      const grid = gridOf(given);
      const { level } = fitGrid(grid);
      const adjusted = new Map(grid.entries.map((id, at) => [id, level[at]!]));
      return farFrom(worth, adjusted) < farFrom(worth, raw);
    });
    expect(runs.filter(Boolean).length).toBeGreaterThanOrEqual(190);
  });

  test('finds exactly what is there when nothing is left to chance', () => {
    const worth = [60, 70, 80, 90];
    const lean = [-4, 1, 3];
    const given = worth.flatMap((level, e) =>
      lean.map((points, j) => ({ entry: `e${e}`, judge: `j${j}`, total: level + points })),
    );
    const fit = fitGrid(gridOf(given));
    fit.leniency.forEach((points, at) => {
      expect(points).toBeCloseTo(lean[at]!, 3);
    });
    fit.level.forEach((level, at) => {
      expect(level).toBeCloseTo(worth[at]!, 3);
    });
    expect(reliabilityOf(gridOf(given))).toBeCloseTo(1, 6);
  });

  test('compares nobody who has no entry in common with others', () => {
    const given = [70, 80].flatMap((total, at) => [
      { entry: `a${at}`, judge: 'a', total },
      { entry: `b${at}`, judge: 'b', total: total - 20 },
    ]);
    const fit = fitGrid(gridOf(given));
    expect([...fit.leniency]).toEqual([0, 0]);
  });
});

describe('the panel', () => {
  const { given, raw } = roundOf(7);
  const order = [...raw].sort((a, b) => b[1] - a[1]).map(([id, result]) => ({ id, result }));
  const panel = (more = {}) =>
    fairnessOf({ given, order, line: 20, resultOf: (totals) => trimmedMean(totals)!, seed: 's', rounds: 200, ...more });

  test('keeps the order that counts, names the harsh judge and says how sure each rank is', () => {
    const { rows, judges, reliability, holdsWithout } = panel();
    expect(rows.map(({ id, rank }) => [id, rank])).toEqual(order.map(({ id }, at) => [id, at + 1]));
    expect(judges[0]).toMatchObject({ id: 'j0', isFar: true });
    expect(judges[0]!.high).toBeLessThan(0);
    expect(reliability).toBeGreaterThan(0.7);
    expect(holdsWithout).toBeLessThanOrEqual(12);
    for (const row of rows) {
      expect(row.low).toBeLessThanOrEqual(row.high);
      expect(row.bestWithout).toBeLessThanOrEqual(row.rank);
      expect(row.worstWithout).toBeGreaterThanOrEqual(row.rank);
    }
    expect(rows[0]!.inside).toBeGreaterThan(rows.at(-1)!.inside);
    expect([...rows].map(({ adjustedRank }) => adjustedRank).sort((a, b) => a - b)).toEqual(
      order.map((_, at) => at + 1),
    );
  });

  test('is the same whenever it is computed', () => expect(panel()).toEqual(panel()));

  test('says nothing of nothing', () => {
    const empty = panel({ given: [], order: [], line: 0 });
    expect(empty).toMatchObject({ rows: [], judges: [], reliability: null });
  });
});
