import type { FieldBase } from '../field.ts';
import type { KindDefinition } from '../kind.ts';
import { maskPhone } from '../masks.ts';
import { foldCode } from '../text-values.ts';
import { isBlank, isRecord } from '../values.ts';

export interface PhoneField extends FieldBase {
  kind: 'phone';
}

/** Phone number with its country calling code, e.g. `{ area: '+86', number: '13900000001' }`. */
export interface PhoneValue {
  area: string;
  number: string;
}

const mainland = '+86';

/** A phone number with its country calling code; mainland numbers must be mobile numbers. */
export const phoneKind: KindDefinition<PhoneField> = {
  kind: 'phone',
  missing: 'REQUIRED',
  empty: (): PhoneValue => ({ area: mainland, number: '' }),
  normalise(_, value) {
    if (!isRecord(value)) return value;
    const { area, number } = value;
    return {
      area: typeof area === 'string' ? foldCode(area).replace(/\s/g, '') : area,
      number: typeof number === 'string' ? foldCode(number).replace(/[\s\-()]/g, '') : number,
    };
  },
  fits: (_, value) => value === null || isPhone(value),
  isEmpty: (_, value) => isBlank(value) || (isRecord(value) && isBlank(value.number)),
  validate(_, value) {
    if (!isPhone(value)) return [{ path: '', key: 'WRONG_TYPE' }];
    if (!/^\+[1-9]\d{0,3}$/.test(value.area)) return [{ path: '', key: 'PHONE_AREA', params: { value: value.area } }];
    if (value.area === mainland) {
      return /^1[3-9]\d{9}$/.test(value.number)
        ? []
        : [{ path: '', key: 'PHONE_MOBILE', params: { value: value.number } }];
    }
    return /^\d{4,14}$/.test(value.number) ? [] : [{ path: '', key: 'PHONE_OTHER', params: { value: value.number } }];
  },
  display: (_, value) => (isPhone(value) && value.number ? `${value.area} ${value.number}` : ''),
  // Whose it is can be told without all of it, so S2 hides it, too.
  mask: (field, value) =>
    field.sensitive && isRecord(value) ? { ...value, number: maskPhone(String(value.number ?? '')) } : value,
  wrong: (): PhoneValue => ({ area: mainland, number: '1234' }),
  parts: ['area', 'number'],
};

function isPhone(value: unknown): value is PhoneValue {
  return (
    isRecord(value) &&
    Object.keys(value).every((key) => key === 'area' || key === 'number') &&
    typeof value.area === 'string' &&
    typeof value.number === 'string' &&
    value.area.length <= 10 &&
    value.number.length <= 60
  );
}
