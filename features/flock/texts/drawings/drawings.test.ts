import { expect, test } from 'vitest';
import { plainDrawings } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import { CN } from './CN.ts';
import { EN } from './EN.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import { tr } from './tr.ts';
import { vi } from './vi.ts';

const languages = { CN, EN, es, pt, tr, vi };

test.each(Object.entries(languages))('every drawing is told in %s, each in its own words', (_, { seen }) => {
  expect(new Set(Object.keys(seen))).toEqual(new Set(plainDrawings));
  expect(new Set(Object.values(seen)).size).toBe(plainDrawings.length);
});

test.each(Object.entries(languages).filter(([language]) => language !== 'CN'))(
  'none of the texts of %s stayed in another language',
  (language, { seen }) => {
    const others = Object.entries(languages).filter(([other]) => other !== language);
    const taken = others.flatMap(([, other]) => Object.values(other.seen));
    expect(Object.values(seen).filter((text) => taken.includes(text) || /[一-鿿]/.test(text))).toEqual([]);
  },
);

test.each(Object.entries(languages))('the frames of %s keep their blanks', (_, { alt, altLevel }) => {
  for (const blank of ['{scale}', '{score}', '{descriptor}', '{seen}']) expect(alt).toContain(blank);
  for (const blank of ['{scale}', '{level}', '{seen}']) expect(altLevel).toContain(blank);
});
