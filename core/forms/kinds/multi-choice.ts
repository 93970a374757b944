import type { Problem } from '#core/texts/errors/problems.ts';
import type { FieldBase } from '../field.ts';
import type { KindDefinition } from '../kind.ts';
import { maskText } from '../masks.ts';
import { type Options, optionLabel, optionNamed, optionsOf } from '../options.ts';
import { asText, isBlank } from '../values.ts';

export interface MultiChoiceField extends FieldBase, Options {
  kind: 'multi-choice';
  min?: number;
  max?: number;
  /** The order is part of the answer (first wish, second wish …). */
  ordered?: boolean;
}

/** Several options, in order where the field says so. */
export const multiChoiceKind: KindDefinition<MultiChoiceField> = {
  kind: 'multi-choice',
  missing: 'REQUIRED_CHOICE',
  empty: () => [],
  normalise: (_, value) =>
    Array.isArray(value) ? value.map((each) => (typeof each === 'string' ? each.trim() : each)) : value,
  fits: (_, value) =>
    value === null ||
    (Array.isArray(value) &&
      value.length <= 200 &&
      value.every((each) => typeof each === 'string' && each.length <= 100)),
  isEmpty: (_, value) => isBlank(value),
  validate(field, value, context) {
    if (!Array.isArray(value)) return [{ path: '', key: 'WRONG_TYPE' }];
    const problems: Problem[] = [];
    const known = optionsOf(field, context.values, context.dictionaries).map((option) => option.value);
    const unknown = value.find((each) => !known.includes(each));
    if (unknown !== undefined) problems.push({ path: '', key: 'NOT_AN_OPTION', params: { value: asText(unknown) } });
    if (new Set(value).size < value.length) problems.push({ path: '', key: 'DUPLICATE_CHOICE' });
    const count = value.length;
    if (field.max !== undefined && count > field.max) {
      problems.push({ path: '', key: 'TOO_MANY_CHOICES', params: { count, max: field.max } });
    }
    if (field.min !== undefined && count < field.min) {
      problems.push({ path: '', key: 'TOO_FEW_CHOICES', params: { count, min: field.min } });
    }
    return problems;
  },
  display(field, value, locale, dictionaries) {
    if (!Array.isArray(value)) return '';
    const labels = value.map((each) => optionLabel(field, each, locale, dictionaries));
    if (field.ordered)
      return labels.map((label, index) => `${index + 1}. ${label}`).join(locale === 'CN' ? '；' : '; ');
    return labels.join(locale === 'CN' ? '、' : ', ');
  },
  ofCell: (field, text, dictionaries) =>
    text
      .split(/[、,，;；\n]/)
      .filter((name) => name.trim() !== '')
      .map((name) => optionNamed(field, name.replace(/^\s*\d+\.\s/, ''), dictionaries)),
  mask: maskText,
  wrong: () => ['NOWHERE', 'NOWHERE'],
};
