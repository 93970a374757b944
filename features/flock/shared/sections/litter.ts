import type { Item, ScoredSection } from './section.ts';
import { areasOf, headline, isCalm, some } from './tell-cause.ts';

const wheres = ['drinker', 'feeder', 'middle', 'wall', 'door', 'inlet'] as const;
const cakes = ['ring', 'strip', 'wall', 'all'] as const;

export interface Spot extends Item {
  readonly score: number | null;
  readonly where: (typeof wheres)[number] | null;
  readonly isDusty: boolean;
  readonly cake: (typeof cakes)[number] | null;
}

const scales = {
  litter: {
    type: 'ordinal',
    field: 'score',
    max: 5,
    abnormalFrom: 3,
    alert: [],
    sources: ['S11', 'S12', 'S13', 'S14'],
    isOwn: true,
    onPlan: 1,
  },
} as const;

/** The floor, spot by spot: push, look, squeeze. */
export const litter: ScoredSection<'litter', typeof scales, 'litter', Spot> = {
  kind: 'scored',
  key: 'litter',
  noun: 'spot',
  scales,
  size: { most: 20, least: 1, aim: 10 },
  notes: [
    { kind: 'tick', field: 'isDusty', csv: 'dusty' },
    { kind: 'choice', field: 'where', of: wheres },
    // From this score on litter has clumps or a cap that lie somewhere.
    { kind: 'choice', field: 'cake', of: cakes, from: 3 },
  ],
  // Egli Journal 2021–2023: three quarters of the floor dry and loose.
  measures: {
    litter: {
      unit: 'percent',
      limit: { good: 10, act: 25, isGoodIncluded: true, isActIncluded: false, source: 'S16, PD' },
    },
  },
  picture: 'litter-2',
  ranks: { row: 'worst', detail: ['median', 'worst'] },
  fit: {
    not: { on: ['cage', 'slats'], note: 'noLitter' },
    types: { broiler_breeder: 'scratchArea', layer: 'scratchArea', duck: 'duckLitter' },
  },

  cause({ result, items: spots, abnormal: wet }) {
    const worst = Math.max(...spots.map(({ score }) => score!));
    const told = { params: { ...headline(result), worst }, areas: areasOf(wet) };
    if (!isCalm(result)) {
      if (worst === 5) return { key: 'litter5', ...told };
      if (isByDrinkers(spots)) return { key: 'litterDrinker', ...told };
      return { key: worst === 4 ? 'litter4' : 'litter3', ...told };
    }
    const dusty = spots.filter(({ isDusty }) => isDusty);
    if (dusty.length * 2 >= spots.length) return { key: 'litterDusty', ...some(dusty, spots) };
    const damp = spots.filter(({ score }) => score === 2);
    return damp.length * 4 < spots.length ? null : { key: 'litter2', ...some(damp, spots) };
  },

  tells(spots) {
    const wet = wetOf(spots);
    return {
      isWetAtDrinkers: wet.length > 0 && wet.filter(({ where }) => where === 'drinker').length * 2 >= wet.length,
    };
  },
};

const wetOf = (spots: readonly Spot[]) => spots.filter(({ score }) => score! >= scales.litter.abnormalFrom);

function isByDrinkers(spots: readonly Spot[]): boolean {
  const wet = wetOf(spots);
  const near = wet.filter(({ where, cake }) => where === 'drinker' || cake === 'ring' || cake === 'strip');
  return near.length * 2 >= wet.length;
}
