import { expect, test } from 'vitest';
import { leftOfAll, type Offered, offersOf } from './offers.ts';

const plain: Offered = {
  title: { CN: '诊疗 8 折', EN: '20% off treatment' },
  rules: { CN: '', EN: '' },
  left: null,
  stockLeft: null,
  needsBooking: false,
  isForFamily: false,
};

test('几家店相同的不限次数权益并作一项，计次、限名额、需预约或规则不同的各是一项', () => {
  const counted = { ...plain, left: 1 };
  const booked = { ...plain, needsBooking: true };
  const stocked = { ...plain, stockLeft: 3 };
  const ruled = { ...plain, rules: { CN: '限工作日', EN: 'On working days' } };
  const benefits = [plain, counted, { ...plain }, counted, booked, stocked, ruled, { ...plain, isForFamily: true }];
  expect(offersOf(benefits).map((each) => each.length)).toEqual([2, 1, 1, 1, 1, 1, 1]);
});

test('一类权益还剩多少：计次的相加，只有不限次数的为不限，名额满的不算', () => {
  expect(leftOfAll([])).toBe('none');
  expect(leftOfAll([plain])).toBe('unlimited');
  expect(leftOfAll([plain, { ...plain, left: 1 }, { ...plain, left: 2 }])).toEqual({ times: 3 });
  expect(
    leftOfAll([
      { ...plain, left: 2, stockLeft: 0 },
      { ...plain, left: 1, stockLeft: 4 },
    ]),
  ).toEqual({ times: 1 });
  expect(leftOfAll([{ ...plain, stockLeft: 0 }])).toEqual({ times: 0 });
});
