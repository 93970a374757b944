import type { FieldBase } from '../field.ts';
import type { KindDefinition } from '../kind.ts';
import { maskText } from '../masks.ts';
import { isNumberLike, numberProblems, readNumber } from '../number-values.ts';
import { asText, isBlank } from '../values.ts';

export interface YearField extends FieldBase {
  kind: 'year';
  min: number;
  max: number;
}

/** A year of the calendar, stored as a number and written without thousands. */
export const yearKind: KindDefinition<YearField> = {
  kind: 'year',
  missing: 'REQUIRED',
  empty: () => null,
  normalise: (_, value) =>
    readNumber(typeof value === 'string' ? value.trim().replace(/(?<=[0-9０-９])\s*年$/, '') : value),
  fits: (_, value) => isNumberLike(value),
  isEmpty: (_, value) => isBlank(value),
  validate: (field, value) => numberProblems(value, { ...field, decimals: 0 }),
  display: (_, value) => (isBlank(value) ? '' : asText(value)),
  ofCell: (_, text) => text,
  mask: maskText,
  wrong: () => '二〇二六',
};
