import { expect, test } from 'vitest';
import { cardLetters } from './card-letters.ts';

test('letters of a card are the same at every start, and give way to a card that has them', () => {
  const wished = cardLetters(0, new Set());
  expect(wished).toBe(cardLetters(0, new Set()));
  const next = cardLetters(0, new Set([wished]));
  expect(next).toMatch(/^[A-Z]{4}$/);
  expect(next).not.toBe(wished);
  expect([wished, next]).not.toContain(cardLetters(0, new Set([wished, next])));
});
