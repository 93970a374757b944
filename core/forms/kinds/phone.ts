import type { PhoneField } from '../field.ts';
import type { KindDefinition } from '../kind.ts';
import { foldCode } from '../text-values.ts';
import type { PhoneValue } from '../values.ts';
import { isBlank, isRecord } from '../values.ts';

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
