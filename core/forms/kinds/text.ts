import type { FieldBase } from '../field.ts';
import type { KindDefinition } from '../kind.ts';
import { maskText } from '../masks.ts';
import { type PatternName, patterns } from '../patterns.ts';
import { countCharacters, foldCode, isShortText, tidyText } from '../text-values.ts';
import { isBlank } from '../values.ts';

export interface TextField extends FieldBase {
  kind: 'text';
  /** Characters. */
  min?: number;
  max: number;
  pattern?: PatternName;
  /** Offer entries of a dictionary; free text stays possible. */
  suggest?: string;
  /** Offer authenticated companies by name; picking one also fills this field of the same section with its credit code. */
  companyCode?: string;
}

/** One line of text. */
export const textKind: KindDefinition<TextField> = {
  kind: 'text',
  missing: 'REQUIRED',
  empty: () => '',
  normalise(field, value) {
    if (typeof value !== 'string') return value;
    return field.pattern && patterns[field.pattern].code ? foldCode(value) : tidyText(value);
  },
  fits: (_, value) => isShortText(value),
  isEmpty: (_, value) => isBlank(value),
  validate(field, value) {
    if (typeof value !== 'string') return [{ path: '', key: 'WRONG_TYPE' }];
    const count = countCharacters(value);
    if (count > field.max) return [{ path: '', key: 'TOO_LONG', params: { count, max: field.max } }];
    if (field.min !== undefined && count < field.min) {
      return [{ path: '', key: 'TOO_SHORT', params: { count, min: field.min } }];
    }
    if (!field.pattern) return [];
    const pattern = patterns[field.pattern];
    if (pattern.match.test(value) && (!('holds' in pattern) || pattern.holds(value))) return [];
    return [{ path: '', key: 'FORMAT', params: { expectedCN: pattern.says.CN, expectedEN: pattern.says.EN } }];
  },
  display: (_, value) => (typeof value === 'string' ? value : ''),
  ofCell: (_, text) => text,
  mask: maskText,
  wrong: (field) => '7'.repeat(field.max + 1),
};
