import type { TextField } from '../field.ts';
import type { KindDefinition } from '../kind.ts';
import { patterns } from '../patterns.ts';
import { countCharacters, foldCode, isShortText, tidyText } from '../text-values.ts';
import { isBlank } from '../values.ts';

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
    if (pattern.match.test(value)) return [];
    return [{ path: '', key: 'FORMAT', params: { expectedCN: pattern.says.CN, expectedEN: pattern.says.EN } }];
  },
  display: (_, value) => (typeof value === 'string' ? value : ''),
};
