import type { Correction, Whole } from './programme.ts';

/** The items of the round under way, how many wait for an answer, and how many have one. */
export function openItems(whole: Pick<Whole, 'corrections' | 'rounds' | 'state'>): {
  items: Correction[];
  open: number;
  done: number;
} {
  const items =
    whole.state === 'SUPPLEMENT'
      ? whole.corrections.filter(
          (item) => item.round === whole.rounds && (item.state === 'open' || item.state === 'answered'),
        )
      : [];
  const open = items.filter((item) => item.state === 'open').length;
  return { items, open, done: items.length - open };
}
