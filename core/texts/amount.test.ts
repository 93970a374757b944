import { expect, test } from 'vitest';
import { capitalYuan, showAmount, showYuan, yuanText } from './amount.ts';

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

test.each([
  [0, '零元整'],
  [100_000_000, '壹佰万元整'],
  [500_000_000_00, '伍亿元整'],
  [1_000_500, '壹万零伍元整'],
  [100_503, '壹仟零伍元零叁分'],
  [1_234_567_890_12, '壹拾贰亿叁仟肆佰伍拾陆万柒仟捌佰玖拾元壹角贰分'],
  [10_010_000_00, '壹仟零壹万元整'],
  [10_000_010_00, '壹仟万零壹拾元整'],
  [1_000_000_010_00, '壹拾亿零壹拾元整'],
  [50, '伍角整'],
  [7, '柒分'],
  [-250_000, '负贰仟伍佰元整'],
])('%s fen are %s in capitals', (fen, capitals) => expect(capitalYuan(fen)).toBe(capitals));
