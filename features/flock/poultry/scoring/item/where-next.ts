import type { ItemSection, ScoredItem } from '#features/flock/shared/sections/sections.ts';
import { type Field, fieldsOf, type ItemState, standingScore } from './items.ts';

/** The field of the same item that is to be scored next: one that has no score yet; null when none is missing beside this one. */
export function nextField(section: ItemSection, item: ScoredItem | undefined, field: Field): Field | null {
  return fieldsOf(section).find((each) => each !== field && standingScore(item, each) === null) ?? null;
}

/** The item that is to be scored next: what is scored already, or was left out, is passed by; null when none follows. */
export function nextOpen(states: readonly ItemState[], no: number): number | null {
  const index = states.findIndex((state, at) => at >= no && (state === 'empty' || state === 'half'));
  return index < 0 ? null : index + 1;
}
