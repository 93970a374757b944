import { agreementOf, type Pair } from '#core/statistics/agreement.ts';
import { recordsOf } from '#features/flock/shared/scoring/entries/entries.ts';
import { scoreOf } from '#features/flock/shared/scoring/items.ts';
import type { Report, SecondReading } from '#features/flock/shared/scoring/report.ts';
import {
  scaleKeys,
  scalesOf,
  scalesOfSection,
  weightingOf,
  widestScale,
} from '#features/flock/shared/scoring/scales.ts';
import { type ScaleKey, type SectionKey, sectionKeys } from '#features/flock/shared/sections/sections.ts';

type Item = Report[SectionKey][number];

/** One score of an item in both readings. */
export interface Compared {
  readonly key: string;
  readonly section: SectionKey;
  readonly scale: ScaleKey;
  readonly no: number;
  readonly first: number;
  readonly second: number;
}

/** The scores that both readings have, item by item. */
export function comparedScores(report: Report, { items }: Pick<SecondReading, 'items'>): Compared[] {
  const values = new Map(items.map(({ key, value }) => [key, value]));
  return sectionKeys.flatMap((section) => {
    const seconds = new Map(recordsOf<Item>(values, section).map((item) => [item.id, item]));
    return (report[section] as readonly Item[]).flatMap((item) => {
      const other = seconds.get(item.id);
      if (!other) return [];
      return scalesOfSection(section).flatMap((scale): Compared[] => {
        const [first, second] = [scoreOf(item, scale), scoreOf(other, scale)];
        if (first === null || second === null) return [];
        return [{ key: `${section}:${item.id}`, section, scale, no: item.no, first, second }];
      });
    });
  });
}

/** Fewer pairs give no figure: with one or two a coefficient is a matter of luck. This product's own definition. */
const fewest = 5;

export interface ToldAgreement {
  /** Of all scales together the mean of theirs, weighted by their pairs. Null of too few pairs. */
  readonly overall: number | null;
  readonly scales: readonly {
    readonly scale: ScaleKey;
    /** Null of too few pairs. */
    readonly value: number | null;
    /** Pairs with the very same score, of all. */
    readonly same: number;
    readonly count: number;
  }[];
}

/** How well both readings agree: as a whole, and on each scale that has pairs. */
export function agreements(report: Report, compared: readonly Compared[]): ToldAgreement {
  const all = scalesOf(report.head.scales);
  const told = scaleKeys.flatMap((scale) => {
    const pairs = compared.filter((each) => each.scale === scale).map(({ first, second }): Pair => [first, second]);
    const { value, same, n } = agreementOf(pairs, all[scale].max, weightingOf(all[scale]));
    return value === null ? [] : [{ scale, value, same: Math.round(same * n), count: n }];
  });
  const sum = told.reduce((total, { value, count }) => total + value * count, 0);
  return {
    overall: compared.length < fewest ? null : sum / compared.length,
    scales: told.map((each) => ({ ...each, value: each.count < fewest ? null : each.value })),
  };
}

/** How many steps two scores are apart; colours are names, which are the same or not. */
export function stepsApart({ scale, first, second }: Compared): number {
  const apart = Math.abs(first - second);
  return widestScale(scale).type === 'nominal' ? Math.min(apart, 1) : apart;
}

/** Agreement in words, this product's own steps. */
export function grade(value: number): 'strong' | 'good' | 'fair' | 'weak' {
  if (value >= 0.8) return 'strong';
  if (value >= 0.6) return 'good';
  return value >= 0.4 ? 'fair' : 'weak';
}
