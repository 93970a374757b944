import type { Farm, FarmType, House } from './farm.ts';
import { type SectionKey, sectionKeys } from './scales.ts';

/** How a section suits a kind of flock. A note is a key of what is told beside it. */
export interface Fit {
  readonly isFitting: boolean;
  readonly note: FitNote | null;
}

export const fitNotes = [
  'scratchArea',
  'noLitter',
  'onBelt',
  'perTier',
  'duckLitter',
  'duckTexture',
  'duckCecal',
  'duckFeather',
  'turkeyFeet',
] as const;
export type FitNote = (typeof fitNotes)[number];

/** Which sections make sense for a type of farm and the floor of a house (this product's definition, from husbandry). */
export function fittingSections(type: FarmType, floor: House['floor']): Readonly<Record<SectionKey, Fit>> {
  const notes = { ...noteOf[type], ...(floor === 'cage' ? cageNotes : {}) };
  const hasLitter = floor !== 'cage' && floor !== 'slats';
  return Object.fromEntries(
    sectionKeys.map((key): [SectionKey, Fit] =>
      key === 'litter' && !hasLitter
        ? [key, { isFitting: false, note: 'noLitter' }]
        : [key, { isFitting: true, note: notes[key] ?? null }],
    ),
  ) as Record<SectionKey, Fit>;
}

/** Whether the feet of a flock are not those that the drawings show: of turkeys and ducks, by the type of farm or the breed. */
export function hasOtherFeet({ type, breed }: Pick<Farm, 'type' | 'breed'>): boolean {
  return [type, breed].some((kind) => kind === 'turkey' || kind === 'duck');
}

type Notes = Partial<Record<SectionKey, FitNote>>;

const cageNotes: Notes = { intestinal: 'onBelt', cecal: 'onBelt', nh3: 'perTier' };

const noteOf: Readonly<Record<FarmType, Notes>> = {
  broiler: {},
  broiler_breeder: { litter: 'scratchArea' },
  turkey: { fpd: 'turkeyFeet' },
  layer: { litter: 'scratchArea' },
  layer_breeder: {},
  duck: { litter: 'duckLitter', intestinal: 'duckTexture', cecal: 'duckCecal', feather: 'duckFeather' },
  other: {},
};
