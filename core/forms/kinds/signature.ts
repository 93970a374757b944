import { dayInShanghai } from '#core/calendar/dates.ts';
import { dayText } from '#core/calendar/day-text.ts';
import { valueAt } from '../condition.ts';
import type { FieldBase } from '../field.ts';
import type { KindDefinition } from '../kind.ts';
import { maskText } from '../masks.ts';
import { tidyText } from '../text-values.ts';
import { isBlank, isRecord } from '../values.ts';

export interface SignatureField extends FieldBase {
  kind: 'signature';
  /** `section.field` that the typed name must equal. */
  sameAs?: string;
}

/** A typed signature; `at` is an ISO instant. */
export interface SignatureValue {
  name: string;
  at: string;
}

/** A name typed as signature, with the instant of typing. */
export const signatureKind: KindDefinition<SignatureField> = {
  kind: 'signature',
  missing: 'SIGNATURE_REQUIRED',
  empty: (): SignatureValue => ({ name: '', at: '' }),
  normalise: (_, value) =>
    isRecord(value) && typeof value.name === 'string' ? { ...value, name: tidyText(value.name) } : value,
  fits: (_, value) => value === null || isSignature(value),
  isEmpty: (_, value) => !isRecord(value) || isBlank(value.name),
  validate(field, value, context) {
    if (!isSignature(value) || Number.isNaN(Date.parse(value.at))) return [{ path: '', key: 'SIGNATURE_REQUIRED' }];
    const expected = field.sameAs ? valueAt({ field: field.sameAs }, context) : undefined;
    if (typeof expected !== 'string' || expected === '' || tidyText(expected) === tidyText(value.name)) return [];
    return [{ path: '', key: 'SIGNATURE_DIFFERS', params: { value: value.name, expected } }];
  },
  display(_, value, locale) {
    if (!isSignature(value) || !value.name) return '';
    const day = Number.isNaN(Date.parse(value.at)) ? '' : dayInShanghai(value.at);
    return locale === 'CN' ? `${value.name}（${day}）` : `${value.name} (${dayText(day, locale)})`;
  },
  mask: maskText,
  wrong: ({ sameAs }): SignatureValue => ({ name: '别人', at: sameAs ? '2026-11-20T00:00:00Z' : 'never' }),
};

function isSignature(value: unknown): value is SignatureValue {
  return (
    isRecord(value) &&
    Object.keys(value).every((key) => key === 'name' || key === 'at') &&
    typeof value.name === 'string' &&
    typeof value.at === 'string' &&
    value.name.length <= 300 &&
    value.at.length <= 40
  );
}
