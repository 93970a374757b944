import { agreementOf, type Pair } from '#core/statistics/agreement.ts';
import {
  type ItemSection,
  itemSections,
  type ScaleKey,
  type SectionKey,
} from '#features/flock/shared/sections/sections.ts';
import { type BirdKind, birdKinds } from './bird-kind.ts';
import type { Variant } from './drawings/variant.ts';
import { firstScaleSet } from './scale-set.ts';
import { scaleKeys, scalesOf, scalesOfSection, weightingOf } from './scales.ts';

/** A drawing by its key (`litter-3`) and the score that somebody gave it. */
export interface TrainingAnswer {
  readonly drawing: string;
  readonly score: number;
}

/** What a round asks for: one section, or some of all. Gas is measured, not seen. */
export type TrainingSection = 'all' | ItemSection;
export const trainingSections: readonly TrainingSection[] = ['all', ...itemSections];

/** Drawings of one round. */
export const roundSize = 10;

/** Days after which a round is due again: once each quarter. */
export const roundEvery = 91;

export interface TrainingResult {
  readonly items: number;
  readonly right: number;
  /** Mean of the agreement on each scale (Gwet's AC1 for colours, AC2 for ranks), weighted by its drawings; null of none. */
  readonly agreement: number | null;
}

/** Scale and score that a drawing shows; null for drawings that show no score. */
export function shownBy(drawing: string): { scale: ScaleKey; score: number } | null {
  const [name, score] = drawing.split('-');
  const scale = scaleKeys.find((key) => key === name);
  return scale && /^\d$/.test(score ?? '') ? { scale, score: Number(score) } : null;
}

/** What a picture of a round is drawn from; null for those of rounds from before there were such. */
export function variantOf(picture: string): { kind: BirdKind; variant: Variant } | null {
  const [, , name, number] = picture.split('-');
  const kind = birdKinds.find((each) => each === name);
  if (!kind || !/^\d+$/.test(number ?? '')) return null;
  // As often well within its score as close to a neighbour of it.
  return { kind, variant: { seed: picture, lean: (Number(number) % 21) / 10 - 1 } };
}

/** How well answers agree with what the drawings show; of one section when it is named. */
export function trainingResult(answers: readonly TrainingAnswer[], section?: SectionKey): TrainingResult {
  const scales = scalesOf(firstScaleSet);
  const pairs = new Map<ScaleKey, Pair[]>();
  for (const { drawing, score } of answers) {
    const shown = shownBy(drawing);
    if (!shown || (section && scales[shown.scale].section !== section)) continue;
    pairs.set(shown.scale, [...(pairs.get(shown.scale) ?? []), [shown.score, score]]);
  }
  const all = [...pairs.values()].flat();
  const sum = [...pairs].reduce((total, [scale, own]) => {
    const { max } = scales[scale];
    return total + (agreementOf(own, max, weightingOf(scales[scale])).value ?? 0) * own.length;
  }, 0);
  return {
    items: all.length,
    right: all.filter(([shown, given]) => shown === given).length,
    agreement: all.length === 0 ? null : sum / all.length,
  };
}

/** A round that somebody did. */
export interface DoneRound {
  /** ISO 8601. */
  readonly at: string;
  readonly agreement: number;
}

/** Whether a round is due at an instant: before the first visit, and once each quarter. */
export function isRoundDue(rounds: readonly Pick<DoneRound, 'at'>[], at: string): boolean {
  return !rounds.some((round) => Date.parse(at) - Date.parse(round.at) < roundEvery * 86_400_000);
}

/** The agreement that counts at an instant: of the newest round until then, for two quarters; null without one. */
export function agreementAt(rounds: readonly DoneRound[], at: string): number | null {
  const newest = rounds.filter((round) => round.at <= at).toSorted((a, b) => (a.at < b.at ? 1 : -1))[0];
  if (!newest || Date.parse(at) - Date.parse(newest.at) > 2 * roundEvery * 86_400_000) return null;
  return newest.agreement;
}

/** How many pictures there may be of a score. */
const manyPictures = 1_000_000;

/**
 * The pictures of a round in a random order, each score as often as the others; `random` gives numbers from 0 to below 1.
 * A name says scale, score, bird and number of the picture, from which it is drawn: `fpd-2-duck-4711`.
 */
export function drawRound(section: TrainingSection, random: () => number, kind: BirdKind = 'white'): string[] {
  const scales = scalesOf(firstScaleSet);
  const wanted = section === 'all' ? itemSections : [section];
  const pools = wanted.map((each) =>
    scalesOfSection(each).flatMap((scale) =>
      Array.from({ length: scales[scale].max + 1 }, (_, score) => `${scale}-${score}`),
    ),
  );
  const drawn: string[] = [];
  let decks = pools.map((pool) => shuffled(pool, random));
  while (drawn.length < roundSize)
    decks = decks.map((deck, index) => {
      const full = deck.length > 0 ? deck : shuffled(pools[index]!, random);
      if (drawn.length < roundSize) drawn.push(full[0]!);
      return full.slice(1);
    });
  return shuffled(drawn, random).map((shown) => `${shown}-${kind}-${Math.floor(random() * manyPictures)}`);
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((value) => ({ value, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value);
}
