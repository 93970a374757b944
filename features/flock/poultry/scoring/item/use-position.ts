import { useCallback, useState } from 'react';
import type { ItemSection, ScoredItem } from '#features/flock/shared/sections/sections.ts';
import { type Field, fieldsOf, firstOpen, type ItemState, missingField, mostItems } from './items.ts';

export interface Position {
  readonly no: number;
  readonly field: Field;
}

/**
 * Which item and which half of it, or which foot, is under hand. It stands in the address without the router knowing, so that a tab
 * that was killed comes back to it and going on costs no navigation.
 */
export function usePosition(
  section: ItemSection,
  states: readonly ItemState[],
  itemOf: (no: number) => ScoredItem | undefined,
): [Position, (position: Position) => void] {
  const [position, setPosition] = useState<Position>(() => {
    const asked = new URLSearchParams(window.location.search);
    const no = Number(asked.get('no'));
    const found = Number.isInteger(no) && no >= 1 && no <= mostItems ? no : firstOpen(states);
    const half = fieldsOf(section).find((field) => field === asked.get('half'));
    const at = { no: found, field: half ?? missingField(section, itemOf(found)) };
    tell(at);
    return at;
  });
  const go = useCallback((next: Position) => {
    tell(next);
    setPosition(next);
  }, []);
  return [position, go];
}

function tell({ no, field }: Position) {
  const query = new URLSearchParams({ no: String(no), ...(field === 'score' ? {} : { half: field }) });
  window.history.replaceState(window.history.state, '', `${window.location.pathname}?${query}`);
}
