import { expect, test } from 'vitest';
import { figureText } from './figure-text.ts';

const yuan = { name: { CN: '金额', EN: 'Amount' }, unit: { CN: '元', EN: 'CNY' }, digits: 0 };

test('large sums are read in 万元 and in millions, small ones and counts as they are', () => {
  expect(figureText({ value: 50_383_000, measure: yuan })).toEqual({
    number: { CN: '5,038', EN: '50.4' },
    unit: { CN: '万元', EN: 'CNY million' },
  });
  expect(figureText({ value: 32_000, measure: yuan }).number.CN).toBe('32,000');
  expect(figureText({ value: null, measure: yuan }).number.CN).toBe('–');
  const people = { ...yuan, unit: { CN: '人', EN: 'people' } };
  expect(figureText({ value: 7_848_000, measure: people })).toMatchObject({ number: { CN: '7,848,000' } });
});
