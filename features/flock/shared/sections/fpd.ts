import type { Item, ScoredSection } from './section.ts';
import { isCalm, some } from './tell-cause.ts';

export const sides = ['left', 'right'] as const;
export type Side = (typeof sides)[number];

/** The feet of a bird: the worse one counts. Records that are older, or from elsewhere, may not tell which was which. */
export interface Foot extends Item {
  /** The worse of both. */
  readonly score: number | null;
  readonly left?: number | null;
  readonly right?: number | null;
  readonly hasToes: boolean;
  readonly hasHockBurn?: boolean;
}

const severeFrom = 3;

const scales = {
  fpd: {
    type: 'ordinal',
    field: 'score',
    max: 4,
    abnormalFrom: 2,
    alert: [4],
    alsoFrom: [severeFrom],
    sources: ['S17', 'S19', 'S22', 'S23', 'S24', 'S64'],
    isOwn: false,
    onPlan: 2,
  },
} as const;

/** Foot pads, both feet of a bird. */
export const fpd: ScoredSection<'fpd', typeof scales, 'fpdIndex' | 'fpdSevere', Foot> = {
  kind: 'scored',
  key: 'fpd',
  noun: 'bird',
  scales,
  size: { most: 20, least: 1, aim: 20 },
  sides,
  notes: [
    { kind: 'tick', field: 'hasToes', csv: 'toes' },
    { kind: 'tick', field: 'hasHockBurn', csv: 'hock_burn', isLater: true },
  ],
  measures: {
    fpdIndex: {
      unit: 'index',
      limit: { good: 40, act: 80, isGoodIncluded: false, isActIncluded: true, source: 'S24, S25, PD' },
      of: (feet, _, { footIndex }) => ({ ...footIndex(feet.map(({ score }) => score!)), share: null }),
    },
    fpdSevere: {
      unit: 'percent',
      limit: { good: 5, act: 15, isGoodIncluded: true, isActIncluded: false, source: 'S55, PD' },
      of: (feet, _, { shareOf }) => shareOf(feet.filter(({ score }) => score! >= severeFrom).length, feet.length),
    },
  },
  picture: 'fpd-1',
  fit: { types: { turkey: 'turkeyFeet' } },
  raises: { foot: ({ score }) => isAlarming(score) },

  withdraw(record) {
    const keep = (score: number | null | undefined) => (score === undefined || isAlarming(score) ? null : score);
    const feet = { left: keep(record.left), right: keep(record.right) };
    const scores = Object.values(feet).filter((score) => score !== null);
    return { ...record, ...feet, score: scores.length > 0 ? Math.max(...scores) : null };
  },

  columns: ({ isSkipped, left, right }) => (isSkipped ? {} : { left: left ?? null, right: right ?? null }),

  cause({ result, items: feet }) {
    if (isCalm(result)) return null;
    const isSevere = result.marks.some(({ measure, light }) => measure === 'fpdSevere' && light !== 'good');
    const from = isSevere ? severeFrom : feet.some(({ score }) => score! >= 2) ? 2 : 1;
    const found = feet.filter(({ score }) => score! >= from);
    return { key: `foot${from}`, ...some(found, feet) };
  },

  hints: [
    {
      key: 'feetBefore',
      sections: ['litter', 'fpd'],
      weight: 20,
      isSeen: ({ isCalm: isFine, isOff }) => isFine('litter') && isOff('fpd'),
    },
  ],
};

const isAlarming = (score: number | null) => score !== null && scales.fpd.alert.some((each) => each === score);

/** The feet of a bird that call for a vet; none where nobody told which foot was which. */
export function alarmingFeet(foot: Foot): Side[] {
  return sides.filter((side) => isAlarming(foot[side] ?? null));
}
