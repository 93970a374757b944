import type { Option } from '#core/dictionaries/option.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { programmeSwitch } from '#features/casework/shared/programme-switch.ts';
import { features } from './features.ts';

/** All that a tenant can switch, in the order of the form: programmes first. */
export const offer: readonly Option[] = [
  ...programmes.map(({ code, name }) => ({ value: programmeSwitch(code), label: name })),
  ...features.map(({ key, label }) => ({ value: key, label })),
];
