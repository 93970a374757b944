import type { Dictionaries } from '../dictionaries/option.ts';
import type { Problem, ProblemKey } from '../texts/errors/problems.ts';
import type { Locale } from '../texts/text.ts';
import type { FieldBase } from './field.ts';
import type { Data, Values } from './values.ts';

/** What validation needs besides the values: the day in Asia/Shanghai, all sections, the dictionaries. */
export interface FormContext {
  today: string;
  data: Data;
  dictionaries: Dictionaries;
}

/** The same, for one field: with the values of its own section or row. */
export interface FieldContext extends FormContext {
  values: Values;
}

/** Everything the product knows about one kind of field. */
export interface KindDefinition<F extends FieldBase & { readonly kind: string }> {
  readonly kind: F['kind'];
  /** The problem of a required field left blank. */
  readonly missing: ProblemKey;
  /** The value of an untouched field. */
  empty(field: F): unknown;
  /** The stored form of what was typed: trimmed, full-width codes folded, numbers read. Never throws; leaves what it cannot read. */
  normalise(field: F, value: unknown): unknown;
  /** Whether a draft may hold the value: JSON shape only, not its correctness. */
  fits(field: F, value: unknown): boolean;
  /** Whether nothing has been entered. */
  isEmpty(field: F, value: unknown): boolean;
  /** Problems of a value that is not empty; paths are relative to the field ('' for the field itself). */
  validate(field: F, value: unknown, context: FieldContext): Problem[];
  /** The value for reading; '' when empty. */
  display(field: F, value: unknown, locale: Locale, dictionaries: Dictionaries): string;
  /** A value that is not empty as a reviewer sees it, by the field's sensitivity. */
  mask(field: F, value: unknown): unknown;
  /** A value that a draft may hold and a submission may not, for tests. */
  wrong(field: F): unknown;
  /** What a cell of a sheet says, before it is normalised; values of a kind without it do not fit into a cell. */
  readonly ofCell?: (field: F, text: string, dictionaries: Dictionaries) => unknown;
  /** What its values are made of, for conditions on a part. */
  readonly parts?: readonly string[];
}
