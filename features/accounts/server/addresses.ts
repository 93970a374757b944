import type { FieldContext } from '#core/forms/kind.ts';
import type { EmailField } from '#core/forms/kinds/email.ts';
import { emailKind } from '#core/forms/kinds/email.ts';
import type { PhoneField, PhoneValue } from '#core/forms/kinds/phone.ts';
import { phoneKind } from '#core/forms/kinds/phone.ts';

/** An e-mail address as accounts keep it, in lower case; null when it is none. */
export function readEmail(text: string): string | null {
  const value = emailKind.normalise(emailField, text.normalize('NFC'));
  if (typeof value !== 'string' || value === '' || emailKind.validate(emailField, value, alone).length > 0) return null;
  return value.toLowerCase();
}

/** A mobile number as accounts keep it; null when it is none. */
export function readPhone(area: string, phone: string): PhoneValue | null {
  const value = phoneKind.normalise(phoneField, { area, number: phone }) as PhoneValue;
  return phoneKind.validate(phoneField, value, alone).length > 0 ? null : value;
}

/** The login name of somebody who registers with a mobile number: the number with the code of its country. */
export function phoneLogin({ area, number }: PhoneValue): string {
  return `${area}${number}`;
}

const emailField: EmailField = { kind: 'email', key: 'email', label: { CN: '邮箱', EN: 'E-mail' } };
const phoneField: PhoneField = { kind: 'phone', key: 'phone', label: { CN: '手机号', EN: 'Mobile number' } };

/** Neither kind looks beyond its own value. */
const alone: FieldContext = { today: '', data: {}, dictionaries: {}, values: {} };
