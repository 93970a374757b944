import { expect, test } from 'vitest';
import { keepNumbersWhole } from './whole-numbers.ts';

test('a number keeps its unit, words part as before, and what is no text is left alone', () => {
  const document = [
    '22.0 ppm above 20 ppm',
    { text: ['10 % of 40 birds', { text: '5 cm' }], link: 'a 5 cm' },
    { table: { widths: ['*'], body: [['2 mm', { svg: '<path d="M1 2 h 3"/>' }]] } },
  ];
  expect(keepNumbersWhole(document)).toEqual([
    '22.0\u00a0ppm above 20\u00a0ppm',
    { text: ['10\u00a0% of 40 birds', { text: '5\u00a0cm' }], link: 'a 5 cm' },
    { table: { widths: ['*'], body: [['2\u00a0mm', { svg: '<path d="M1 2 h 3"/>' }]] } },
  ]);
});
