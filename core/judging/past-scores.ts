import { ranking, tieOrder } from './ranking.ts';
import { rawTotal, type resultOf, rounded, type Sheet } from './results.ts';
import { bandsOf, type Dimension, inBand, middleOf, type Rubric } from './rubric.ts';

/** Something that was scored, with the sheets of all who handed in. */
export interface ScoredThing {
  readonly id: string;
  readonly sheets: readonly Sheet[];
}

/** Things that were ranked among each other by one version of a scale. */
export interface ScoredGroup {
  readonly rubric: Rubric;
  readonly things: readonly ScoredThing[];
  /** How many of the first go on; null where there is no such line. */
  readonly line: number | null;
  /** What the sheets of a thing come to. */
  readonly ruleOf: typeof resultOf;
}

/** How totals spread: their mean, and how many lie in each tenth, all on a hundred. */
export interface Spread {
  readonly mean: number | null;
  readonly tenths: readonly number[];
}

/** A thing whose rank a draft would change; results on a hundred. */
export interface Shift {
  readonly group: number;
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly after: number;
}

/** What a group would come to by a draft. */
export interface TriedGroup {
  readonly things: number;
  readonly sheets: number;
  /** False where its sheets lack an item and are left out. */
  readonly isCounted: boolean;
  readonly moved: number;
  /** Things that would be among those that go on and were not; as many drop out, but for shared ranks. */
  readonly crossed: number;
}

/** What a draft would make of scores that were given by the versions before it. */
export interface PastTrial {
  /** All sheets, and those that are counted. */
  readonly sheets: number;
  readonly counted: number;
  /** Items of the draft by code, with how many sheets have no points for them. */
  readonly missing: readonly { readonly code: string; readonly sheets: number }[];
  readonly before: Spread;
  readonly after: Spread;
  /** Counted sheets whose total differs. */
  readonly totalsMoved: number;
  /** Items with bands in both versions: sheets that were compared, and those that lie in another band, counted from the best. */
  readonly bands: readonly { readonly code: string; readonly sheets: number; readonly moved: number }[];
  readonly groups: readonly TriedGroup[];
  /** Things whose rank changes, those that move furthest first. */
  readonly shifts: readonly Shift[];
}

/**
 * Counts old sheets by a draft. Points keep their share of the range where it changed. What an old sheet has no points
 * for stands in the middle with `isFilled`; otherwise the sheet is left out.
 */
export function tryPast(draft: Rubric, groups: readonly ScoredGroup[], isFilled: boolean): PastTrial {
  const tried = groups.map((group, at) => tryGroup(draft, group, { at, isFilled }));
  const counted = tried.flatMap(({ sheets }) => sheets);
  return {
    sheets: groups.reduce((sum, { things }) => sum + countOf(things), 0),
    counted: counted.length,
    missing: draft.dimensions.flatMap(({ code }) => {
      const lacking = groups.filter(({ rubric }) => !has(rubric, code));
      const sheets = lacking.reduce((sum, { things }) => sum + countOf(things), 0);
      return sheets > 0 ? [{ code, sheets }] : [];
    }),
    before: spreadOf(counted.map(({ before }) => before)),
    after: spreadOf(counted.map(({ after }) => after)),
    totalsMoved: counted.filter(({ before, after }) => rounded(before, 2) !== rounded(after, 2)).length,
    bands: bandsMoved(draft, groups),
    groups: tried.map(({ group }) => group),
    shifts: tried
      .flatMap(({ shifts }) => shifts)
      .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from) || a.group - b.group || a.from - b.from),
  };
}

/** A sheet of an older version as the draft would have it. */
export function underDraft(draft: Rubric, before: Rubric, sheet: Sheet): Sheet {
  return Object.fromEntries(
    draft.dimensions.map((now) => {
      const then = before.dimensions.find(({ code }) => code === now.code);
      const score = then && sheet[then.code];
      return [now.code, then && score !== undefined ? moved(then, now, score) : middleOf(now)];
    }),
  );
}

function tryGroup(draft: Rubric, group: ScoredGroup, { at, isFilled }: { at: number; isFilled: boolean }) {
  const { rubric, things, line, ruleOf } = group;
  const isCounted = isFilled || draft.dimensions.every(({ code }) => has(rubric, code));
  const whole = { things: things.length, sheets: countOf(things), isCounted };
  if (!isCounted) return { group: { ...whole, moved: 0, crossed: 0 }, sheets: [], shifts: [] };
  const later = things.map(({ id, sheets }) => ({
    id,
    sheets: sheets.map((sheet) => underDraft(draft, rubric, sheet)),
  }));
  const then = ranking(rubric, things, tieOrder(rubric), ruleOf);
  const now = new Map(ranking(draft, later, tieOrder(draft), ruleOf).map((each) => [each.id, each]));
  const pairs = then.map(({ id, rank, result }) => ({
    group: at,
    id,
    from: rank,
    to: now.get(id)!.rank,
    before: rounded(onHundred(rubric, result), 2),
    after: rounded(onHundred(draft, now.get(id)!.result), 2),
  }));
  const shifts = pairs.filter(({ from, to }) => from !== to);
  return {
    group: {
      ...whole,
      moved: shifts.length,
      crossed: line === null ? 0 : shifts.filter(({ from, to }) => to <= line && from > line).length,
    },
    sheets: things.flatMap(({ sheets }, index) =>
      sheets.map((sheet, of) => ({
        before: onHundred(rubric, rawTotal(rubric, sheet)),
        after: onHundred(draft, rawTotal(draft, later[index]!.sheets[of]!)),
      })),
    ),
    shifts,
  };
}

function bandsMoved(draft: Rubric, groups: readonly ScoredGroup[]): PastTrial['bands'] {
  return draft.dimensions.flatMap((now) => {
    let [sheets, changed] = [0, 0];
    for (const { rubric, things } of groups) {
      const then = rubric.dimensions.find(({ code }) => code === now.code);
      if (!then || bandsOf(then).length === 0 || bandsOf(now).length === 0) continue;
      for (const score of things.flatMap((thing) => thing.sheets.map((sheet) => sheet[now.code]!))) {
        sheets += 1;
        if (bandAt(then, score) !== bandAt(now, moved(then, now, score))) changed += 1;
      }
    }
    return sheets > 0 ? [{ code: now.code, sheets, moved: changed }] : [];
  });
}

/** Which band from the best on; -1 between two. Steps such as 0.1 leave a trace that no band has. */
function bandAt(dimension: Dimension, score: number): number {
  return bandsOf(dimension).findIndex((band) => inBand(band, rounded(score, 6)));
}

/** Points with the same share of another range; of the same range just as they were given. */
function moved(then: Dimension, now: Dimension, score: number): number {
  if (then.min === now.min && then.max === now.max) return score;
  return now.min + ((score - then.min) / (then.max - then.min)) * (now.max - now.min);
}

/** A total or result as percent of what the scale gives from its lowest to its highest. */
function onHundred(rubric: Rubric, total: number): number {
  const end = (of: 'min' | 'max') =>
    rawTotal(rubric, Object.fromEntries(rubric.dimensions.map((dimension) => [dimension.code, dimension[of]])));
  return ((total - end('min')) / (end('max') - end('min'))) * 100;
}

function spreadOf(totals: readonly number[]): Spread {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (const total of totals) tenths[Math.min(9, Math.max(0, Math.floor(rounded(total, 6) / 10)))]! += 1;
  const mean = totals.length === 0 ? null : totals.reduce((sum, total) => sum + total, 0) / totals.length;
  return { mean: mean === null ? null : rounded(mean, 2), tenths };
}

function has({ dimensions }: Rubric, code: string): boolean {
  return dimensions.some((dimension) => dimension.code === code);
}

function countOf(things: readonly ScoredThing[]): number {
  return things.reduce((sum, { sheets }) => sum + sheets.length, 0);
}
