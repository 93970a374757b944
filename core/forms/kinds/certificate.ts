import { certificateOf, certificateShapes } from '#core/forms/identifiers/certificates.ts';
import { idCardBirth, idCardFault } from '#core/forms/identifiers/id-card.ts';
import type { Problem } from '#core/texts/errors/problems.ts';
import type { Field, FieldBase } from '../field.ts';
import type { KindDefinition } from '../kind.ts';
import { maskMiddle, maskText } from '../masks.ts';
import { optionLabel } from '../options.ts';
import { foldCode } from '../text-values.ts';
import { isBlank, isRecord, type Values } from '../values.ts';

export interface CertificateField extends FieldBase {
  kind: 'certificate';
  /** Accepted values of the dictionary `idType`. */
  types: readonly string[];
  /** The field of the same section whose country says which document is meant while no number is given. */
  nationality?: string;
}

/** Identity document: a value of the dictionary `idType` and the number on it. */
export interface CertificateValue {
  type: string;
  number: string;
}

/** An identity document: its type and its number. */
export const certificateKind: KindDefinition<CertificateField> = {
  kind: 'certificate',
  missing: 'REQUIRED',
  empty: (field): CertificateValue => ({ type: field.types[0] ?? '', number: '' }),
  normalise(_, value) {
    if (!isRecord(value)) return value;
    const { type, number } = value;
    return { type, number: typeof number === 'string' ? foldCode(number).replace(/\s/g, '').toUpperCase() : number };
  },
  fits: (_, value) => value === null || isCertificate(value),
  isEmpty: (_, value) => isBlank(value) || (isRecord(value) && isBlank(value.number)),
  validate(field, value) {
    if (!isCertificate(value)) return [{ path: '', key: 'WRONG_TYPE' }];
    const shape = certificateShapes[value.type];
    if (!shape || !field.types.includes(value.type)) return [{ path: '', key: 'CERTIFICATE_TYPE' }];
    if (value.type === 'ID_CARD') return idCardProblems(value.number);
    if (!shape.match.test(value.number)) {
      return [
        { path: '', key: 'CERTIFICATE_FORMAT', params: { expectedCN: shape.says.CN, expectedEN: shape.says.EN } },
      ];
    }
    return shape.check ? idCardProblems(value.number) : [];
  },
  display(_, value, locale, dictionaries) {
    if (!isCertificate(value) || !value.number) return '';
    const types = { kind: 'choice', key: 'type', label: { CN: '', EN: '' }, options: 'idType' } as const;
    return `${optionLabel(types, value.type, locale, dictionaries)} ${value.number}`;
  },
  mask: (field, value) =>
    field.sensitive === 'S3' && isRecord(value)
      ? { ...value, number: maskMiddle(String(value.number ?? '')) }
      : maskText(field, value),
  wrong: (): CertificateValue => ({ type: 'ID_CARD', number: '359902199004122020' }),
  parts: ['type', 'number'],
};

/** What follows from a country chosen at a path of a section: identity documents without a number are of the kind its people mostly show here. */
export function followNationality(
  { fields }: { readonly fields: readonly Field[] },
  typed: Values,
  { path, value }: { path: string; value: unknown },
): { path: string; value: CertificateValue }[] {
  return fields.flatMap((field) => {
    if (field.kind !== 'certificate' || field.nationality !== path || typeof value !== 'string') return [];
    const type = certificateOf(value);
    if (!field.types.includes(type) || !certificateKind.isEmpty(field, typed[field.key])) return [];
    return [{ path: field.key, value: { type, number: '' } }];
  });
}

function idCardProblems(number: string): Problem[] {
  const fault = idCardFault(number);
  if (fault === 'LENGTH') return [{ path: '', key: 'ID_CARD_LENGTH', params: { count: number.length } }];
  if (fault === 'CHARACTERS') return [{ path: '', key: 'ID_CARD_CHARACTERS' }];
  if (fault === 'DATE') return [{ path: '', key: 'ID_CARD_DATE', params: { value: idCardBirth(number) } }];
  return fault === 'CHECK' ? [{ path: '', key: 'ID_CARD_CHECK' }] : [];
}

function isCertificate(value: unknown): value is CertificateValue {
  return (
    isRecord(value) &&
    Object.keys(value).every((key) => key === 'type' || key === 'number') &&
    typeof value.type === 'string' &&
    typeof value.number === 'string' &&
    value.type.length <= 40 &&
    value.number.length <= 100
  );
}
