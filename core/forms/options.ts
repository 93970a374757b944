import type { Dictionaries, Option } from '../dictionaries/option.ts';
import type { Locale } from '../texts/text.ts';
import { textIn } from '../texts/text.ts';
import type { Values } from './values.ts';
import { asText } from './values.ts';

/** Where a choice has its options from. */
export interface Options {
  /** A dictionary's name, or the options themselves. */
  options: string | readonly Option[];
  /** Field of the same scope whose value selects the options with that `parent`. */
  parent?: string;
}

/** The options a choice offers, given the values of its own section or row. */
export function optionsOf(field: Options, values: Values, dictionaries: Dictionaries): readonly Option[] {
  const all = allOptions(field, dictionaries);
  if (!field.parent) return all;
  const parent = values[field.parent];
  return all.filter((option) => option.parent === undefined || option.parent === parent);
}

/** The label of a stored value, or the value itself when the dictionary no longer has it. */
export function optionLabel(field: Options, value: unknown, locale: Locale, dictionaries: Dictionaries): string {
  const option = allOptions(field, dictionaries).find((each) => each.value === value);
  return option ? textIn(option.label, locale) : asText(value);
}

/** The stored value of an option that is named by its label in either language or by the value; else what was read. */
export function optionNamed(field: Options, name: string, dictionaries: Dictionaries): string {
  const plain = fold(name);
  const found = allOptions(field, dictionaries).find(({ value, label }) =>
    [value, label.CN, label.EN].some((each) => fold(each) === plain),
  );
  return found?.value ?? name;
}

/** Spaces, letter case and full-width forms make no other name. */
function fold(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
}

/** All options of a choice, whatever else was chosen. */
export function allOptions(field: Options, dictionaries: Dictionaries): readonly Option[] {
  return typeof field.options === 'string' ? (dictionaries[field.options] ?? []) : field.options;
}
