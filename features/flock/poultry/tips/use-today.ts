import { localDay } from '#features/flock/poultry/local-time.ts';
import { database } from '#features/flock/poultry/store/database.ts';
import { useSetting, writeSetting } from '#features/flock/poultry/store/settings.ts';

interface Ticked {
  readonly day: string;
  readonly ticked: readonly string[];
}

/** Ticks that hold for a day on this device: the next visit is prepared anew. */
export function useTicksOfToday<T extends string>(name: string): [readonly T[], (ticked: readonly T[]) => void] {
  const kept = useSetting<Ticked>(name);
  const day = localDay();
  const ticked = (kept?.day === day ? kept.ticked : []) as readonly T[];
  return [ticked, (next) => void writeSetting(database(), name, { day, ticked: next })];
}
