import type { FieldIconName } from '#features/flock/poultry/art/field-icon.tsx';
import type { TipSubject } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import type { TipsTexts } from '#features/flock/texts/tips/CN.ts';

type Line<T extends TipSubject> = keyof TipsTexts[T] & string;

/** The lines of each subject in their order, with the sign that stands before them. */
export const tipLines: { readonly [T in TipSubject]: readonly (readonly [Line<T>, FieldIconName])[] } = {
  birds: [
    ['wait', 'clock'],
    ['areas', 'areas'],
    ['look', 'eye'],
    ['pick', 'bird'],
    ['hold', 'people'],
    ['foot', 'drop'],
    ['stop', 'warning'],
  ],
  manure: [
    ['begin', 'clock'],
    ['fresh', 'drop'],
    ['kind', 'eye'],
    ['both', 'check'],
    ['spread', 'pin'],
    ['light', 'torch'],
    ['note', 'pencil'],
  ],
  litter: [
    ['spots', 'pin'],
    ['order', 'boots'],
    ['metre', 'areas'],
    ['cake', 'pencil'],
    ['fresh', 'clock'],
    ['dusty', 'gas'],
    ['pair', 'compare'],
  ],
  ammonia: [
    ['nose', 'gas'],
    ['first', 'clock'],
    ['places', 'pin'],
    ['fans', 'fan'],
    ['strip', 'drop'],
    ['tube', 'thermometer'],
    ['leave', 'warning'],
    ['device', 'pencil'],
  ],
};

/** What is packed, in the order of the list. */
export const packList = [
  'boots',
  'gloves',
  'card',
  'stick',
  'cloth',
  'torch',
  'frame',
  'device',
  'water',
  'phone',
  'bag',
] as const;
export type PackItem = (typeof packList)[number];
