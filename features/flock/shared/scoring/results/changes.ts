import { difference, type Estimate } from '#core/statistics/estimates.ts';
import { figuresIn } from '#features/flock/shared/scoring/figures.ts';
import type { Language } from '#features/flock/shared/scoring/tell.ts';
import type { Mark } from './marks.ts';

/** What is compared: a measure as it was on a visit. */
export interface Measured {
  readonly age: number | null;
  readonly scaleVersion: number;
  readonly mark: Mark;
}

/**
 * How a measure moved between two visits. `value` and its 95 % interval are in the unit of the measure (points of a
 * percentage, index points, ppm). `broken`: the scale changed in between, so nothing is said.
 */
export interface Change extends Estimate {
  readonly kind: 'rise' | 'fall' | 'none' | 'broken';
  readonly from: Measured;
  readonly to: Measured;
}

/** Less than this between two highest readings is the air of the day (this product's own figure), in ppm. */
const ppmStep = 5;

/** From one visit to a later one. Clear means that the interval of the difference leaves out zero. */
export function changeBetween(from: Measured, to: Measured): Change {
  const { value, low, high } = difference(from.mark, to.mark);
  const step = { value, low, high, from, to };
  // Readings in ppm do not depend on the levels of a scale.
  if (from.scaleVersion !== to.scaleVersion && from.mark.unit !== 'ppm') return { ...step, kind: 'broken' };
  if (to.mark.unit === 'ppm' && Math.abs(value) < ppmStep) return { ...step, kind: 'none' };
  return { ...step, kind: low > 0 ? 'rise' : high < 0 ? 'fall' : 'none' };
}

const kinds = { rise: 'Rise', fall: 'Fall', none: 'None' } as const;

/** The sentence on a change, in the words of a language; `isLastFlock` says that `from` is of the flock before. */
export function tellChange(
  { kind, value, low, high, from, to }: Change,
  language: Language,
  isLastFlock = false,
): string {
  const { findings, tag } = language;
  if (kind === 'broken') return findings('change.broken');
  const { unit } = to.mark;
  const figures = figuresIn(tag, { most: unit === 'ppm' ? 1 : 0 });
  const steps = new Intl.NumberFormat(tag, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  const day = from.age ?? 0;
  const when =
    from.age === null ? findings('change.last') : findings(isLastFlock ? 'change.lastFlock' : 'change.day', { day });
  const key = unit === 'percent' ? kind : `${unit}${kinds[kind]}`;
  return findings(`change.${key}`, {
    when,
    from: figures.format(from.mark.value),
    to: figures.format(to.mark.value),
    step: steps.format(value),
    low: steps.format(low),
    high: steps.format(high),
  });
}
