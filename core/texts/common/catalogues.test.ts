import { expect, test } from 'vitest';
import { CN as portalCN } from '../portal/CN.ts';
import { EN as portalEN } from '../portal/EN.ts';
import { CN } from './CN.ts';
import { EN } from './EN.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import { tr } from './tr.ts';
import { vi } from './vi.ts';

function leaves(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [[`${path}${key}`, inner] as [string, string]] : leaves(inner, `${path}${key}.`),
  );
}

const params = (text: string) => [...text.matchAll(/\{(\w+)\}|<(\w+)>/g)].map((match) => match[0]).sort();

const catalogues = [
  ['common EN', CN, EN],
  ['common es', CN, es],
  ['common pt', CN, pt],
  ['common tr', CN, tr],
  ['common vi', CN, vi],
  ['portal EN', portalCN, portalEN],
] as const;

test.each(catalogues)('%s has the keys and parameters of the source', (_, source, other) => {
  const there = new Map(leaves(other));
  expect([...there.keys()].sort()).toEqual(
    leaves(source)
      .map(([key]) => key)
      .sort(),
  );
  for (const [key, text] of leaves(source)) expect([key, params(there.get(key)!)]).toEqual([key, params(text)]);
});

test.each(catalogues)('%s holds no Chinese', (_, __, other) => {
  const chinese = leaves(other).filter(([key, text]) => /\p{Script=Han}/u.test(text) && key !== 'language.CN');
  expect(chinese).toEqual([]);
});

/** Names of languages stand in themselves; "e-mail" is the same word in most. */
const alike = /^language\.(?!label)|^signIn\.email$/;

test.each(['es', 'pt', 'tr', 'vi'] as const)('nothing of %s is left in English', (locale) => {
  const english = new Map(leaves(EN));
  const same = leaves({ es, pt, tr, vi }[locale]).filter(
    ([key, text]) => english.get(key) === text && !alike.test(key),
  );
  expect(same).toEqual([]);
});
