import { expect, test } from 'vitest';
import { CN } from './CN.ts';
import { EN } from './EN.ts';

function leaves(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [[`${path}${key}`, inner] as [string, string]] : leaves(inner, `${path}${key}.`),
  );
}

const params = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[0]).sort();
const english = new Map(leaves(EN));

test('the office says the same things in both languages, with the same parameters', () => {
  expect([...english.keys()].sort()).toEqual(
    leaves(CN)
      .map(([key]) => key)
      .sort(),
  );
  for (const [key, text] of leaves(CN)) expect([key, params(english.get(key)!)]).toEqual([key, params(text)]);
});

test('the English of the office holds no Chinese', () => {
  expect(leaves(EN).filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]);
});
