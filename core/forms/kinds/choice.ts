import type { FieldBase } from '../field.ts';
import type { KindDefinition } from '../kind.ts';
import { maskText } from '../masks.ts';
import { type Options, optionLabel, optionNamed, optionsOf } from '../options.ts';
import { asText, isBlank } from '../values.ts';

export interface ChoiceField extends FieldBase, Options {
  kind: 'choice';
}

/** One of several options; the option's value is stored. */
export const choiceKind: KindDefinition<ChoiceField> = {
  kind: 'choice',
  missing: 'REQUIRED_CHOICE',
  empty: () => null,
  normalise: (_, value) => (typeof value === 'string' ? value.trim() : value),
  fits: (_, value) => value === null || (typeof value === 'string' && value.length <= 100),
  isEmpty: (_, value) => isBlank(value),
  validate(field, value, context) {
    const options = optionsOf(field, context.values, context.dictionaries);
    if (options.some((option) => option.value === value)) return [];
    return [{ path: '', key: 'NOT_AN_OPTION', params: { value: asText(value) } }];
  },
  display: (field, value, locale, dictionaries) =>
    isBlank(value) ? '' : optionLabel(field, value, locale, dictionaries),
  ofCell: (field, text, dictionaries) => optionNamed(field, text, dictionaries),
  mask: maskText,
  wrong: () => 'NOWHERE',
};
