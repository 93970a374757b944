import type { Option } from '#core/dictionaries/option.ts';
import { programmeHeads } from '#features/casework/programmes/heads.ts';
import { programmeSwitch } from '#features/casework/shared/programme-switch.ts';
import { features } from './features.ts';

/** All that a tenant can switch, in the order of the form: programmes first. */
export const offer: readonly Option[] = [
  ...programmeHeads.map(({ code, name }) => ({ value: programmeSwitch(code), label: name })),
  ...features.map(({ key, label }) => ({ value: key, label })),
];
