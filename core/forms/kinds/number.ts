import { fillText } from '#core/texts/fill.ts';
import type { Locale, Text } from '#core/texts/text.ts';
import type { FieldBase } from '../field.ts';
import type { KindDefinition } from '../kind.ts';
import { maskText } from '../masks.ts';
import { isNumberLike, numberProblems, readNumber } from '../number-values.ts';
import { asText, isBlank } from '../values.ts';

export interface NumberField extends FieldBase {
  kind: 'number';
  min?: number;
  max?: number;
  /** Digits after the point; 0 for whole numbers. */
  decimals: number;
  /** What is counted; `{count:day|days}` where English has two forms. */
  suffix?: Text;
}

/** A number with a fixed count of decimals. */
export const numberKind: KindDefinition<NumberField> = {
  kind: 'number',
  missing: 'REQUIRED',
  empty: () => null,
  normalise: (_, value) => readNumber(value),
  fits: (_, value) => isNumberLike(value),
  isEmpty: (_, value) => isBlank(value),
  validate: (field, value) => numberProblems(value, field),
  display(field, value, locale) {
    if (isBlank(value)) return '';
    const number =
      typeof value === 'number' ? value.toLocaleString('en-US', { maximumFractionDigits: 10 }) : asText(value);
    return field.suffix ? `${number} ${suffixText(field.suffix, value, locale)}` : number;
  },
  ofCell: (_, text) => text,
  mask: maskText,
  wrong: () => 'abc',
};

/** What a number counts, in the form that goes with it; with what is no number, that of many. */
export function suffixText(suffix: Text, value: unknown, locale: Locale): string {
  return fillText(suffix, { count: Number(value) || 0 }, locale);
}
