import type { FieldBase } from '../field.ts';
import type { KindDefinition } from '../kind.ts';
import { maskText } from '../masks.ts';
import { countCharacters, countWords, dropUnseen, isShortText } from '../text-values.ts';
import { isBlank } from '../values.ts';

export interface LongTextField extends FieldBase {
  kind: 'long-text';
  /** What `min` and `max` count; a Chinese character is one word. */
  unit: 'characters' | 'words';
  min?: number;
  max: number;
}

/** Several lines of text, limited in characters or words. */
export const longTextKind: KindDefinition<LongTextField> = {
  kind: 'long-text',
  missing: 'REQUIRED',
  empty: () => '',
  normalise(_, value) {
    if (typeof value !== 'string') return value;
    return dropUnseen(value)
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(/[ \t]+\n/g, '\n')
      .trim();
  },
  fits: (_, value) => isShortText(value),
  isEmpty: (_, value) => isBlank(value),
  validate(field, value) {
    if (typeof value !== 'string') return [{ path: '', key: 'WRONG_TYPE' }];
    const count = countIn(field.unit, value);
    const isWords = field.unit === 'words';
    if (count > field.max) {
      return [{ path: '', key: isWords ? 'TOO_MANY_WORDS' : 'TOO_LONG', params: { count, max: field.max } }];
    }
    if (field.min !== undefined && count < field.min) {
      return [{ path: '', key: isWords ? 'TOO_FEW_WORDS' : 'TOO_SHORT', params: { count, min: field.min } }];
    }
    return [];
  },
  display: (_, value) => (typeof value === 'string' ? value : ''),
  ofCell: (_, text) => text,
  mask: maskText,
  wrong: (field) => '字'.repeat(field.max + 1),
};

/** Length of a text in the unit of its limit, for the counter under the box. */
export function countIn(unit: LongTextField['unit'], text: string): number {
  return unit === 'words' ? countWords(text) : countCharacters(text);
}
