import { dayInShanghai } from '#core/calendar/dates.ts';
import { regions } from '#core/dictionaries/regions.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import type { FormContext } from '#core/forms/kind.ts';

/** What validation needs to know on a day, given as an instant. */
export function formContextAt(instant: Date): Omit<FormContext, 'data'> {
  return { today: dayInShanghai(instant.getTime()), dictionaries: shipped };
}

const shipped = { ...dictionaries, region: regions };
