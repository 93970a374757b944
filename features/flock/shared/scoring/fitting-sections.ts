import { type SectionKey, sectionKeys, sectionOf } from '#features/flock/shared/sections/sections.ts';
import type { Farm, FarmType, House } from './farm.ts';

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
  return Object.fromEntries(
    sectionKeys.map((key): [SectionKey, Fit] => {
      const { not, inCages, types } = sectionOf(key).fit ?? {};
      if (not?.on.includes(floor)) return [key, { isFitting: false, note: not.note }];
      return [key, { isFitting: true, note: (floor === 'cage' && inCages) || (types?.[type] ?? null) }];
    }),
  ) as Record<SectionKey, Fit>;
}

/** Whether the feet of a flock are not those that the drawings show: of breeds that are neither chicken, turkey nor duck. */
export function hasOtherFeet({ type, breed }: Pick<Farm, 'type' | 'breed'>): boolean {
  return breed === 'other' && type !== 'turkey' && type !== 'duck';
}
