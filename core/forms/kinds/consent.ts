import type { Text } from '#core/texts/text.ts';
import type { FieldBase } from '../field.ts';
import type { KindDefinition } from '../kind.ts';
import { maskText } from '../masks.ts';
import { isRecord } from '../values.ts';

export interface ConsentField extends FieldBase {
  kind: 'consent';
  text: Text;
  version: string;
  /** Words of `text` that lead to a page of the same site where all of it can be read. */
  reads?: { words: Text; path: string };
}

/** A consent: whether it was given, and to which version of the wording. */
export interface ConsentValue {
  agreed: boolean;
  version: string;
}

/** A box to tick under a wording of a given version. */
export const consentKind: KindDefinition<ConsentField> = {
  kind: 'consent',
  missing: 'CONSENT_REQUIRED',
  empty: (field): ConsentValue => ({ agreed: false, version: field.version }),
  normalise: (_, value) => value,
  fits: (_, value) => value === null || isConsent(value),
  isEmpty: (_, value) => !isConsent(value) || !value.agreed,
  validate(field, value) {
    if (!isConsent(value)) return [{ path: '', key: 'WRONG_TYPE' }];
    return value.version === field.version ? [] : [{ path: '', key: 'CONSENT_OUTDATED' }];
  },
  display(_, value, locale) {
    if (!isConsent(value) || !value.agreed) return '';
    return locale === 'CN' ? `已同意（版本 ${value.version}）` : `Agreed (version ${value.version})`;
  },
  mask: maskText,
  wrong: (): ConsentValue => ({ agreed: true, version: 'old' }),
};

function isConsent(value: unknown): value is ConsentValue {
  return (
    isRecord(value) &&
    Object.keys(value).every((key) => key === 'agreed' || key === 'version') &&
    typeof value.agreed === 'boolean' &&
    typeof value.version === 'string' &&
    value.version.length <= 40
  );
}
