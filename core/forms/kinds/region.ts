import type { FieldBase } from '../field.ts';
import type { KindDefinition } from '../kind.ts';
import { maskText } from '../masks.ts';
import { regionDepth, regionName, regionNamed, regionTrail } from '../regions.ts';
import { asText, isBlank } from '../values.ts';

export interface RegionField extends FieldBase {
  kind: 'region';
  /** How deep the answer must go. */
  depth: 'province' | 'city' | 'district';
}

const depths = {
  province: { level: 1, CN: '省（自治区、直辖市）', EN: 'province' },
  city: { level: 2, CN: '市（州、盟）', EN: 'city' },
  district: { level: 3, CN: '区（县、市）', EN: 'district or county' },
} as const;

/**
 * A region of China, stored as the six-digit code of its deepest level. When the dictionary `region` is at hand it must be
 * there, and not be one that others have taken over from.
 */
export const regionKind: KindDefinition<RegionField> = {
  kind: 'region',
  missing: 'REQUIRED_CHOICE',
  empty: () => null,
  normalise: (_, value) => (typeof value === 'string' ? value.trim() : value),
  fits: (_, value) => value === null || (typeof value === 'string' && value.length <= 12),
  isEmpty: (_, value) => isBlank(value),
  validate(field, value, context) {
    const code = asText(value);
    const isKnown = context.dictionaries.region ? regionTrail(code, context.dictionaries).length > 0 : true;
    if (!/^[1-8]\d{5}$/.test(code) || !isKnown) return [{ path: '', key: 'REGION_UNKNOWN', params: { value: code } }];
    const depth = depths[field.depth];
    const found = regionTrail(code, context.dictionaries).at(-1);
    if (found?.isReplaced)
      return [{ path: '', key: 'REGION_REPLACED', params: { nameCN: found.label.CN, nameEN: found.label.EN } }];
    const isDeepest = found !== undefined && !found.children;
    if (regionDepth(code) >= depth.level || isDeepest) return [];
    return [{ path: '', key: 'REGION_INCOMPLETE', params: { depthCN: depth.CN, depthEN: depth.EN } }];
  },
  display: (_, value, locale, dictionaries) =>
    typeof value === 'string' && value ? regionName(value, locale, dictionaries) : '',
  ofCell: (_, text, dictionaries) => regionNamed(text, dictionaries),
  mask: maskText,
  wrong: () => '999999',
};
