import { expect, test } from 'vitest';
import { markedParts } from './marked-parts.ts';

const mark = (id: string, quote: string) => ({ id, about: 'technology', at: 'project.summary', page: 0, quote });
const text = '放氢起始温度降至 218 ℃，\n千次循环容量保持 97.4%。';
const shown = (quotes: string[]) =>
  markedParts(
    text,
    quotes.map((quote, at) => mark(`m${at}`, quote)),
  ).map((part) => [part.text, part.mark?.id]);

test('a text is cut at its marked passages and keeps every letter', () => {
  const parts = shown(['千次循环容量保持 97.4%', '218 ℃']);
  expect(parts.map(([part]) => part).join('')).toBe(text);
  expect(parts.filter(([, id]) => id)).toEqual([
    ['218 ℃', 'm1'],
    ['千次循环容量保持 97.4%', 'm0'],
  ]);
});

test('a passage that was selected over the end of a line is found', () => {
  expect(shown(['218 ℃， 千次循环'])).toContainEqual(['218 ℃，\n千次循环', 'm0']);
});

test('of two passages that overlap the earlier shows, and what is not in the text marks nothing', () => {
  expect(shown(['降至 218 ℃', '218 ℃，']).filter(([, id]) => id)).toEqual([['降至 218 ℃', 'm0']]);
  expect(shown(['(97'])).toEqual([[text, undefined]]);
});
