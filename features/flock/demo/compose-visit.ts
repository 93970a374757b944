import type { Entry } from '#features/flock/shared/scoring/entries/entries.ts';
import { readReport } from '#features/flock/shared/scoring/entries/read-documents.ts';
import { blankItem } from '#features/flock/shared/scoring/items.ts';
import { type Area, limitsOf } from '#features/flock/shared/scoring/limits.ts';
import type { ReportHead, SectionState, WalkedBird } from '#features/flock/shared/scoring/report.ts';
import { flagsOf } from '#features/flock/shared/scoring/results/flags.ts';
import { ammoniaLevel, firstScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import { scalesOfSection, widestScale } from '#features/flock/shared/scoring/scales.ts';
import type { Dropping } from '#features/flock/shared/sections/droppings.ts';
import type { Plumage } from '#features/flock/shared/sections/feather.ts';
import type { Foot } from '#features/flock/shared/sections/fpd.ts';
import type { Spot } from '#features/flock/shared/sections/litter.ts';
import type { Reading } from '#features/flock/shared/sections/nh3.ts';
import { type ItemSection, type SectionKey, sectionKeys } from '#features/flock/shared/sections/sections.ts';

/** How bad it is in a house on the day of a visit, 0–1 each; ammonia as the highest reading in ppm. */
export interface Condition {
  readonly litter: number;
  readonly gut: number;
  readonly cecal: number;
  readonly feet: number;
  readonly feathers: number;
  readonly ppm: number;
}

export interface Visit {
  readonly house: { readonly id: string; readonly name: string };
  readonly ageDays: number;
  readonly area: Area;
  readonly assessor: string;
  readonly agreement: number | null;
  readonly startedAt: Date;
  readonly condition: Condition;
  /** Droppings with blood. */
  readonly blood?: number;
  readonly method?: Reading['method'];
  /** Sections that were left, and how. */
  readonly left?: Readonly<Partial<Record<SectionKey, Exclude<SectionState, 'complete'>>>>;
  /** How many of the open section were scored by now. */
  readonly scored?: number;
  readonly note?: string;
  readonly comment?: string;
  readonly question?: { readonly id: string; readonly text: string };
  /** Birds of the walk, by feather score. */
  readonly walk?: readonly number[];
}

/** One dropping or bird takes about so long. */
const stepMs = 45_000;
/** And one that is only looked at on the walk. */
const glanceMs = 4_000;

/** What somebody who visits a house in a condition writes, in the order of writing, each with its instant. */
export function composeVisit(visit: Visit): readonly (Entry & { readonly at: Date })[] {
  let time = visit.startedAt.getTime();
  const entries: (Entry & { at: Date })[] = [];
  const write = (key: string, value: unknown, ms = stepMs) => {
    time += ms;
    entries.push({ key, value, at: new Date(time) });
  };
  write('head', headOf(visit), 1000);
  write('name', `${visit.house.name}, day ${visit.ageDays}`, 1000);
  write('state', { state: 'open', at: visit.startedAt.toISOString() }, 0);
  // A visit that is still going on has got as far as the section that is open.
  const open = sectionKeys.findIndex((section) => visit.left?.[section] === 'open');
  const isOver = open < 0;
  for (const section of isOver ? sectionKeys : sectionKeys.slice(0, open + 1)) {
    const state = visit.left?.[section] ?? 'complete';
    write(`section:${section}`, state === 'complete' ? 'open' : state, 5000);
    if (state === 'skipped') continue;
    const items = itemsOf(section, visit).slice(0, state === 'complete' ? undefined : (visit.scored ?? 6));
    for (const item of items) {
      const at = new Date(time + stepMs).toISOString();
      write(`${section}:${section}-${String(item.no).padStart(4, '0')}`, { ...item, at });
    }
    if (state === 'complete') write(`section:${section}`, 'complete', 5000);
  }
  for (const bird of walkOf(visit)) {
    const at = new Date(time + glanceMs).toISOString();
    write(`walk:walk-${String(bird.no).padStart(4, '0')}`, { ...bird, at }, glanceMs);
  }
  for (const [at, { trigger, of }] of flagsOf(readReport('', valuesOf(entries))).entries()) {
    const done = trigger === 'ammonia' ? 'seen' : 'called';
    write(`flag:flag-${at + 1}-${trigger}`, { trigger, of: of.at(-1) ?? '', at: new Date(time).toISOString(), done });
  }
  if (visit.note) write('note', visit.note);
  if (visit.comment) write('comment:comment-1', { text: visit.comment, at: new Date(time).toISOString() });
  if (visit.question)
    write(`question:${visit.question.id}`, { text: visit.question.text, at: new Date(time).toISOString() });
  if (isOver) write('state', { state: 'finished', at: new Date(time + 60_000).toISOString() }, 60_000);
  return entries;
}

function valuesOf(entries: readonly Entry[]): ReadonlyMap<string, unknown> {
  return new Map(entries.map(({ key, value }) => [key, value]));
}

function headOf({ house, ageDays, area, assessor, agreement, startedAt }: Visit): ReportHead {
  const at = startedAt.toISOString();
  return {
    houseId: house.id,
    house: house.name,
    on: at.slice(0, 10),
    startedAt: at,
    ageDays,
    assessor,
    area,
    ...(agreement === null ? {} : { agreement }),
    scales: firstScaleSet,
    limits: limitsOf(area),
  };
}

/** How `n` records fall on scores 0 to `max` when each step up is taken with a chance: whole numbers that add up to `n`. */
function spread(n: number, max: number, chance: number): number[] {
  const shares = Array.from({ length: max + 1 }, (_, score) => {
    return choose(max, score) * chance ** score * (1 - chance) ** (max - score);
  });
  return wholeNumbers(n, shares);
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let at = 1; at <= k; at++) ways = (ways * (n - k + at)) / at;
  return ways;
}

/** Shares as counts: what is left over goes to the largest remainders. */
function wholeNumbers(n: number, shares: readonly number[]): number[] {
  const counts = shares.map((share) => Math.floor(share * n));
  const rest = shares.map((share, at) => ({ at, left: share * n - counts[at]! })).sort((a, b) => b.left - a.left);
  for (const { at } of rest.slice(0, n - counts.reduce((sum, count) => sum + count, 0))) counts[at]! += 1;
  return counts;
}

/** Areas of a house from the worst on: below the middle drinkers first, then the rear, the door last. */
const worstAreas = [6, 9, 5, 10, 7, 4, 8, 2, 3, 1];

/** Scores of `n` records, two to an area in the order of the walk, the worst where it is worst. */
function placed(n: number, counts: readonly number[]): { no: number; place: number; score: number }[] {
  const perArea = n / 10;
  const items = Array.from({ length: n }, (_, at) => ({ no: at + 1, place: Math.floor(at / perArea) + 1, score: 0 }));
  const worstFirst = items.toSorted((a, b) => worstAreas.indexOf(a.place) - worstAreas.indexOf(b.place) || a.no - b.no);
  const scores = counts.flatMap((count, score) => Array<number>(count).fill(score)).reverse();
  for (const [at, item] of worstFirst.entries()) item.score = scores[at]!;
  return items;
}

/** The birds of the walk, as many in each area as in any other. */
function walkOf({ walk = [] }: Visit): readonly Omit<WalkedBird, 'id' | 'at'>[] {
  return placed(
    walk.reduce((sum, count) => sum + count, 0),
    walk,
  );
}

const whole = { isSkipped: false } as const;

type Numbered = { readonly no: number };

/** What a section holds at a visit: as it is composed below, else twenty items that look as the litter does. */
function itemsOf(section: SectionKey, visit: Visit): readonly Numbered[] {
  const own = composed[section];
  if (own) return own(visit);
  const fields = scalesOfSection(section).map((scale) => {
    const { field, max } = widestScale(scale);
    return { field, scores: placed(20, spread(20, max, visit.condition.litter)) };
  });
  return fields[0]!.scores.map(({ no, place }, at) => {
    const { id: _, at: __, ...item } = blankItem(section as ItemSection, { no, place, at: '' });
    return { ...item, ...Object.fromEntries(fields.map(({ field, scores }) => [field, scores[at]!.score])) };
  });
}

const composed: Readonly<Partial<Record<SectionKey, (visit: Visit) => readonly Numbered[]>>> = {
  litter: ({ condition }) =>
    placed(10, spread(10, 5, condition.litter)).map(({ score, ...spot }): Omit<Spot, 'id' | 'at'> => {
      const where = (['drinker', 'feeder', 'middle', 'wall', 'inlet'] as const)[score >= 3 ? 0 : spot.no % 5]!;
      return { ...spot, ...whole, score, where, isDusty: score === 0 && condition.litter < 0.05, cake: cakeOf(score) };
    }),
  intestinal: ({ condition, blood = 0 }) => {
    const colours = colourCounts(20, condition.gut, { caramel: 0.4, yellow: 0.3, orange: 0.12, green: 0.18 });
    const textures = placed(20, spread(20, 3, condition.gut * 0.8));
    return placed(20, colours).map(({ score: rank, ...item }, at): Omit<Dropping, 'id' | 'at'> => {
      const texture = textures[at]!.score;
      const isBloody = worstAreas.indexOf(item.place) * 2 + ((item.no - 1) % 2) < blood;
      return {
        ...item,
        ...whole,
        colour: isBloody ? 6 : rank,
        texture,
        seen: seenIn({ isBloody, colour: rank, texture }),
      };
    });
  },
  cecal: ({ condition }) =>
    placed(10, colourCounts(10, condition.cecal, { caramel: 0.7, yellow: 0.3, orange: 0, green: 0 }))
      // Of ten places seven had a cecal one.
      .filter(({ place }) => ![1, 3, 8].includes(place))
      .map(({ score, place }, at): Omit<Dropping, 'id' | 'at'> => {
        const texture = score === 2 ? 2 : score === 1 ? 1 : 0;
        return { no: at + 1, place, ...whole, colour: score, texture, seen: texture === 2 ? ['foam'] : [] };
      }),
  fpd: ({ condition }) =>
    placed(20, spread(20, 4, condition.feet)).map(
      ({ score, ...bird }): Omit<Foot, 'id' | 'at'> => ({ ...bird, ...whole, score, hasToes: score === 4 }),
    ),
  feather: ({ condition }) =>
    placed(20, spread(20, 3, condition.feathers)).map(
      ({ score, ...bird }): Omit<Plumage, 'id' | 'at'> => ({
        ...bird,
        ...whole,
        score,
        isVentDirty: score >= 2 && condition.gut > 0.2,
      }),
    ),
  nh3: ({ condition, method = 'meter' }) =>
    gasPlaces.map(({ location, x, y, share }, at): Omit<Reading, 'id' | 'at'> => {
      const measured = Math.round(condition.ppm * share * 10) / 10;
      // A strip shows steps of five.
      const ppm = method === 'strip' ? Math.round(measured / 5) * 5 : measured;
      return {
        no: at + 1,
        location,
        locationText: '',
        x,
        y,
        method,
        ppm,
        level: ammoniaLevel(ppm, firstScaleSet),
        areFansOn: false,
        isBirdHeight: true,
        tier: null,
      };
    }),
};

const gasPlaces = [
  { location: 'front', x: 15, y: 50, share: 0.55 },
  { location: 'wall', x: 50, y: 10, share: 0.68 },
  { location: 'drinker', x: 55, y: 45, share: 0.82 },
  { location: 'rear', x: 88, y: 50, share: 1 },
] as const;

function cakeOf(score: number): Spot['cake'] {
  if (score >= 5) return 'all';
  return score >= 4 ? 'strip' : score >= 3 ? 'ring' : null;
}

/** Counts of the colours 0 (normal) to 4: of what is not normal the shares given. */
function colourCounts(
  n: number,
  level: number,
  { caramel, yellow, orange, green }: Record<'caramel' | 'yellow' | 'orange' | 'green', number>,
): number[] {
  return wholeNumbers(n, [1 - level, level * caramel, level * yellow, level * orange, level * green]);
}

function seenIn({ isBloody, colour, texture }: { isBloody: boolean; colour: number; texture: number }) {
  const seen: Dropping['seen'][number][] = [];
  if (isBloody) seen.push('blood');
  if (colour === 3) seen.push('mucus');
  if (texture >= 2) seen.push('feed');
  return seen;
}
