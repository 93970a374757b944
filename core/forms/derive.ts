import type { Derivation, Field } from './field.ts';
import { idCardBirth, idCardFault, idCardGender } from './identifiers/id-card.ts';
import type { Values } from './values.ts';
import { isRecord } from './values.ts';

/** The value a field gets from its source, or undefined when the source yields none (the field is then typed by hand). */
export function derivedValue(field: Field, values: Values): unknown {
  return field.derive ? derivations[field.derive.rule](values[field.derive.from]) : undefined;
}

const derivations: Readonly<Record<Derivation['rule'], (source: unknown) => unknown>> = {
  'birth-from-certificate': (source) => fromIdCard(source, idCardBirth),
  'gender-from-certificate': (source) => fromIdCard(source, idCardGender),
};

function fromIdCard(source: unknown, read: (number: string) => string): string | undefined {
  if (!isRecord(source) || typeof source.number !== 'string') return undefined;
  if (source.type !== 'ID_CARD' && source.type !== 'HMT_RESIDENCE') return undefined;
  return idCardFault(source.number) ? undefined : read(source.number);
}
