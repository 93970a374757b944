import { type BirdKind, birdKind } from '#features/flock/shared/scoring/bird-kind.ts';
import { useFarms } from './documents.ts';

/** The kind of bird that whoever works here sees most, by their farms; a white chicken before there are any. */
export function useOwnKind(): BirdKind {
  const kinds = (useFarms() ?? []).map(birdKind);
  const counts = Map.groupBy(kinds, (kind) => kind);
  const [most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
  return most?.[0] ?? 'white';
}
