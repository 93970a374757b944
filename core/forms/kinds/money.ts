import type { FieldBase } from '../field.ts';
import type { KindDefinition } from '../kind.ts';
import { maskText } from '../masks.ts';
import { isNumberLike, numberProblems, readNumber } from '../number-values.ts';
import { asText, isBlank } from '../values.ts';

export interface MoneyField extends FieldBase {
  kind: 'money';
  unit: '万元' | '元';
  min?: number;
  max?: number;
}

/** An amount of renminbi, stored as a number in the field's own unit (万元 is ten thousand yuan). */
export const moneyKind: KindDefinition<MoneyField> = {
  kind: 'money',
  missing: 'REQUIRED',
  empty: () => null,
  normalise: (_, value) => readNumber(value),
  fits: (_, value) => isNumberLike(value),
  isEmpty: (_, value) => isBlank(value),
  validate: (field, value) => numberProblems(value, { min: field.min ?? 0, max: field.max, decimals: 2 }),
  display(field, value, locale) {
    if (isBlank(value)) return '';
    if (typeof value !== 'number') return asText(value);
    if (locale === 'CN') return `${grouped(value)} ${field.unit}`;
    return `CNY ${grouped(field.unit === '万元' ? value * 10_000 : value)}`;
  },
  ofCell: (_, text) => text,
  mask: maskText,
  wrong: () => 'abc',
};

function grouped(amount: number): string {
  return amount.toLocaleString('en-US', { maximumFractionDigits: 2 });
}
