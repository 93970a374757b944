import { expect, test } from 'vitest';
import { cardSpans } from './card-spans.ts';

test('the cards beside the lead and every row below it are full', () => {
  expect(cardSpans(0)).toEqual([]);
  for (let count = 2; count <= 20; count++) {
    const spans = cardSpans(count);
    const columns = spans.reduce((sum, span) => sum + span, 0);
    expect([count, spans.length, columns % 4]).toEqual([count, count, 0]);
  }
});

test('a single card stands as high as the lead; two share the height', () => {
  expect(cardSpans(1)).toEqual([2]);
  expect(cardSpans(2)).toEqual([2, 2]);
  expect(cardSpans(5)).toEqual([1, 1, 1, 1, 4]);
});
