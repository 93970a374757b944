import { expect, test } from 'vitest';
import { shownIn } from '../fill.ts';
import { CN as portalCN } from '../portal/CN.ts';
import { EN as portalEN } from '../portal/EN.ts';
import { flatten } from '../words.ts';
import { CN } from './CN.ts';
import { EN } from './EN.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';
import { tr } from './tr.ts';
import { vi } from './vi.ts';

const catalogues = [
  ['common EN', CN, EN],
  ['common es', CN, es],
  ['common pt', CN, pt],
  ['common tr', CN, tr],
  ['common vi', CN, vi],
  ['portal EN', portalCN, portalEN],
] as const;

const tags = (text: string) => text.match(/<\w+>/g)?.sort();

test.each(catalogues)('%s has the keys and parameters of the source', (_, source, other) => {
  const there = new Map(flatten(other));
  expect([...there.keys()].sort()).toEqual(
    flatten(source)
      .map(([key]) => key)
      .sort(),
  );
  for (const [key, text] of flatten(source))
    expect([key, shownIn(there.get(key)!), tags(there.get(key)!)]).toEqual([key, shownIn(text), tags(text)]);
});

test.each(catalogues)('%s holds no Chinese', (_, __, other) => {
  const chinese = flatten(other).filter(([key, text]) => /\p{Script=Han}/u.test(text) && key !== 'language.CN');
  expect(chinese).toEqual([]);
});

/** Names of languages stand in themselves; "e-mail" is the same word in most. */
const alike = /^language\.(?!label)|^signIn\.email$/;

test.each(['es', 'pt', 'tr', 'vi'] as const)('nothing of %s is left in English', (locale) => {
  const english = new Map(flatten(EN));
  const same = flatten({ es, pt, tr, vi }[locale]).filter(
    ([key, text]) => english.get(key) === text && !alike.test(key),
  );
  expect(same).toEqual([]);
});
