import { expect, test } from 'vitest';
import { money } from '#features/visits/shared/seen.ts';
import { itemText } from './item-text.ts';

test.each([
  [money, 386, '386 万元', 'CNY 3.86 million'],
  // As a visit keeps it that was finished under an earlier wording of the unit.
  [{ CN: '万元', EN: '× CNY 10k' }, 10, '10 万元', 'CNY 100,000'],
  [{ CN: '人', EN: 'people' }, 18, '18 人', '18 people'],
  [null, '梧桐大道 66 号', '梧桐大道 66 号', '梧桐大道 66 号'],
])('with the unit %j %s is told in both languages', (unit, value, CN, EN) => {
  expect([itemText({ unit }, value, 'CN'), itemText({ unit }, value, 'EN')]).toEqual([CN, EN]);
});
