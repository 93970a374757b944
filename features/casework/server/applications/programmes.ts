import { dayInShanghai } from '#core/calendar/dates.ts';
import { regions } from '#core/dictionaries/regions.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import { Refusal } from '#core/errors.ts';
import type { FormContext } from '#core/forms/kind.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { findProgramme } from '#features/casework/programmes/registry.ts';

/** The programme of a stored code; throws NOT_FOUND when this release has none. */
export function programmeOf(code: string): Programme {
  const programme = findProgramme(code);
  if (!programme) throw new Refusal('NOT_FOUND', { cause: `no programme ${code}` });
  return programme;
}

/** What validation needs to know on a day, given as an instant. */
export function formContextAt(instant: Date): Omit<FormContext, 'data'> {
  return { today: dayInShanghai(instant.getTime()), dictionaries: shipped };
}

const shipped = { ...dictionaries, region: regions };
