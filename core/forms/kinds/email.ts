import type { FieldBase } from '../field.ts';
import type { KindDefinition } from '../kind.ts';
import { maskEmail } from '../masks.ts';
import { foldCode } from '../text-values.ts';
import { asText, isBlank } from '../values.ts';

export interface EmailField extends FieldBase {
  kind: 'email';
}

const address =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/** An e-mail address, at most 254 characters; the host is stored in lower case. */
export const emailKind: KindDefinition<EmailField> = {
  kind: 'email',
  missing: 'REQUIRED',
  empty: () => '',
  normalise(_, value) {
    if (typeof value !== 'string') return value;
    // A space within may stand for a letter that was missed: it is told, not taken out.
    const [name = '', ...host] = foldCode(value).split('@');
    return host.length === 0 ? name : `${name}@${host.join('@').toLowerCase()}`;
  },
  fits: (_, value) => value === null || (typeof value === 'string' && value.length <= 1000),
  isEmpty: (_, value) => isBlank(value),
  validate(_, value) {
    if (typeof value === 'string' && value.length <= 254 && address.test(value) && !value.includes('..')) return [];
    return [{ path: '', key: 'EMAIL', params: { value: asText(value) } }];
  },
  display: (_, value) => (typeof value === 'string' ? value : ''),
  ofCell: (_, text) => text,
  mask: (field, value) => (field.sensitive ? maskEmail(String(value)) : value),
  wrong: () => 'nobody@',
};
