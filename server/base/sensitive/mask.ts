import type { Field } from '#core/forms/field.ts';
import { maskFields } from '#core/forms/fields.ts';
import { kindOf } from '#core/forms/kinds.ts';
import { maskEmail, maskMiddle, maskName, maskPhone } from '#core/forms/masks.ts';
import type { Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { isBlank } from '#core/forms/values.ts';
import type { MaskKind } from '#core/resources/resource.ts';

/** A section as a reviewer sees it: S3 values, phone numbers and addresses of mail masked, names and facts clear. */
export function maskSection(section: Section, values: Values): Values {
  return maskFields(section.fields, values, kindOf);
}

/** One value masked by its field's sensitivity; a single row of a rows field is masked field by field. */
export function maskValue(field: Field, value: unknown): unknown {
  return isBlank(value) ? value : kindOf(field).mask(field, value);
}

/** A text hidden as a column says; what is empty or no text stays as it is. */
export function maskAs(kind: MaskKind, value: unknown): unknown {
  return typeof value === 'string' && value !== '' ? masks[kind](value) : value;
}

const masks: Readonly<Record<MaskKind, (text: string) => string>> = {
  phone: maskPhone,
  email: maskEmail,
  name: maskName,
  middle: maskMiddle,
};
