import { dayInShanghai } from '#core/calendar/dates.ts';
import type { Option } from '#core/dictionaries/option.ts';
import { regions } from '#core/dictionaries/regions.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import type { FormContext } from '#core/forms/kind.ts';
import { withReplaced } from '#core/forms/regions.ts';
import type { Scope } from '#server/scope.ts';

/** What validation needs to know on a day, given as an instant. */
export function formContextAt(instant: Date): Omit<FormContext, 'data'> {
  return { today: dayInShanghai(instant.getTime()), dictionaries: shipped };
}

/** The same for what is handed in to a tenant now: regions that others have taken over from are refused. */
export async function formContextOf(scope: Scope): Promise<Omit<FormContext, 'data'>> {
  return {
    ...formContextAt(scope.now),
    dictionaries: { ...shipped, region: await readOfferedRegions(scope) },
  };
}

/** The regions of China as forms of the tenant offer them: those that others have taken over from are marked. */
export async function readOfferedRegions(scope: Scope): Promise<readonly Option[]> {
  return withReplaced(regions, new Set(await scope.services.features.replacedRegions(scope)));
}

const shipped = { ...dictionaries, region: regions };
