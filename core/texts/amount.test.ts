import { expect, test } from 'vitest';
import { showAmount, showYuan, yuanText } from './amount.ts';

test.each([
  [2000, '2,000 万元', 'CNY 20 million'],
  [250, '250 万元', 'CNY 2.5 million'],
  [2.5, '2.5 万元', 'CNY 25,000'],
  [0, '0 万元', 'CNY 0'],
])('%s 万元 is written as its language counts it', (amount, CN, EN) => {
  expect([showAmount(amount, 'CN'), showAmount(amount, 'EN')]).toEqual([CN, EN]);
});

test('yuan keep their cents, and whole ones have none', () => {
  expect([showYuan(1200000), showYuan(1234.5)]).toEqual(['1,200,000', '1,234.5']);
});

test('fen are shown as yuan', () => expect(yuanText(18_000_000)).toBe('180,000.00'));
