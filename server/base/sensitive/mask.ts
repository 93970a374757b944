import type { Field } from '#core/forms/field.ts';
import type { Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { isBlank, isRecord } from '#core/forms/values.ts';
import type { MaskKind } from '#core/resources/resource.ts';

/** A section as a reviewer sees it: S3 values, phone numbers and addresses of mail masked, names and facts clear. */
export function maskSection(section: Section, values: Values): Values {
  return maskFields(section.fields, values);
}

/** One value masked by its field's sensitivity; a single row of a rows field is masked field by field. */
export function maskValue(field: Field, value: unknown): unknown {
  if (isBlank(value)) return value;
  if (field.kind === 'files') return value;
  if (field.kind === 'rows') {
    if (Array.isArray(value)) return value.map((row) => maskValue(field, row));
    return isRecord(value) ? maskFields(field.fields, value) : value;
  }
  if (field.sensitive === undefined) return value;
  if (field.kind === 'phone' && isRecord(value)) return { ...value, number: maskPhone(String(value.number ?? '')) };
  if (field.kind === 'email') return maskEmail(String(value));
  if (field.sensitive === 'S2') return value;
  if (field.kind === 'certificate' && isRecord(value)) {
    return { ...value, number: maskMiddle(String(value.number ?? '')) };
  }
  return typeof value === 'string' ? maskMiddle(value) : null;
}

/** A text hidden as a column says; what is empty or no text stays as it is. */
export function maskAs(kind: MaskKind, value: unknown): unknown {
  return typeof value === 'string' && value !== '' ? masks[kind](value) : value;
}

/** `1101**********002X`: four characters at either end, fewer when the text is short. */
export function maskMiddle(text: string): string {
  const characters = [...text];
  const shown = Math.min(4, Math.floor(characters.length / 4));
  const hidden = characters.length - 2 * shown;
  return [...characters.slice(0, shown), '*'.repeat(hidden), ...characters.slice(characters.length - shown)].join('');
}

/** `138****1234`, after the code of the country if there is one: `+86 138****1234`. */
export function maskPhone(text: string): string {
  const at = text.lastIndexOf(' ') + 1;
  return text.slice(0, at) + maskNumber(text.slice(at));
}

function maskNumber(number: string): string {
  if (number.length < 7) return '*'.repeat(number.length);
  return `${number.slice(0, 3)}${'*'.repeat(number.length - 7)}${number.slice(-4)}`;
}

/** `a***@d.com`. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '***' : `${[...address][0]}***${address.slice(at)}`;
}

/** `林*`; of a name with several words the first is kept. */
export function maskName(name: string): string {
  const characters = [...name.trim()];
  if (characters.length === 0) return '';
  if (/^[\p{Script=Latin}]/u.test(name.trim())) return `${name.trim().split(/\s+/)[0]} *`;
  return `${characters[0]}*`;
}

const masks: Readonly<Record<MaskKind, (text: string) => string>> = {
  phone: maskPhone,
  email: maskEmail,
  name: maskName,
  middle: maskMiddle,
};

function maskFields(fields: readonly Field[], values: Values): Values {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const field = byKey.get(key);
      return [key, field ? maskValue(field, value) : value];
    }),
  );
}
