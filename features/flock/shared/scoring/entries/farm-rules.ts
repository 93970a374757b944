import { breeds, farmTypes } from '#features/flock/shared/scoring/farm.ts';
import { areas, highestLimit, measures, unitOf } from '#features/flock/shared/scoring/limits.ts';
import type { Measure } from '#features/flock/shared/sections/sections.ts';
import { idPattern } from './entries.ts';
import {
  type Check,
  day,
  firstOf,
  isObject,
  list,
  matching,
  nullable,
  number,
  oneOf,
  record,
  text,
  whole,
  yesNo,
} from './shape-checks.ts';

const id = matching(new RegExp(`^${idPattern}$`));
const birds = nullable(whole(1, 10_000_000));

const limits: Check = (value) => {
  if (!isObject(value)) return 'wrongShape';
  return firstOf(
    Object.entries(value).map(([measure, limit]) => {
      if (!measures.includes(measure as Measure)) return 'wrongShape';
      const end = number(0, highestLimit[unitOf(measure as Measure)], 'limitsWrong');
      const verdict = record({ good: end, act: end })(limit);
      if (verdict !== 'ok') return verdict;
      const { good, act } = limit as { good: number; act: number };
      return good <= act ? 'ok' : 'limitsWrong';
    }),
  );
};

/** Entries of the farm without an id. */
export const farmEntries: Readonly<Record<string, Check>> = {
  name: text(60, { isFilled: true }),
  type: oneOf(farmTypes),
  birds,
  genetics: text(60),
  breed: oneOf(breeds),
  breedText: text(60),
  area: oneOf(areas),
  limits,
  isShared: yesNo,
  vet: record({ name: text(60), phone: text(30) }),
  isGone: yesNo,
};

/** Records of the farm, by the word before the colon. */
export const farmRecords: Readonly<Record<string, { readonly id: Check; readonly value: Check }>> = {
  house: {
    id,
    value: record({
      name: text(40, { isFilled: true }),
      placedOn: nullable(day),
      birds,
      floor: oneOf(['litter', 'slats', 'aviary', 'cage']),
      isSick: yesNo,
    }),
  },
  event: {
    id,
    value: record({
      houseId: id,
      on: day,
      kind: oneOf(['bedding', 'feed', 'vaccine', 'medicine', 'thinning', 'other']),
      text: text(300),
    }),
  },
  // The houses after which boots and hands were cleaned on that day.
  cleaned: { id: day, value: list(id, 100) },
};
