import { expect, test } from 'vitest';
import { CN as activityCN } from './activity/CN.ts';
import { EN as activityEN } from './activity/EN.ts';
import { CN as applicationCN } from './application/CN.ts';
import { EN as applicationEN } from './application/EN.ts';
import { CN as companyCN } from './company/CN.ts';
import { EN as companyEN } from './company/EN.ts';
import { CN as contentsCN } from './contents/CN.ts';
import { EN as contentsEN } from './contents/EN.ts';
import { CN as formCN } from './form/CN.ts';
import { EN as formEN } from './form/EN.ts';
import { CN as miniSitesCN } from './mini-sites/CN.ts';
import { EN as miniSitesEN } from './mini-sites/EN.ts';
import { CN as personalCN } from './personal/CN.ts';
import { EN as personalEN } from './personal/EN.ts';
import { CN as searchCN } from './search/CN.ts';
import { EN as searchEN } from './search/EN.ts';
import { CN as serveCN } from './serve/CN.ts';
import { EN as serveEN } from './serve/EN.ts';
import { CN as smartCN } from './smartpolicy/CN.ts';
import { EN as smartEN } from './smartpolicy/EN.ts';
import { CN as supporterCN } from './supporter/CN.ts';
import { EN as supporterEN } from './supporter/EN.ts';

const catalogues = [
  ['activity', activityCN, activityEN],
  ['application', applicationCN, applicationEN],
  ['company', companyCN, companyEN],
  ['contents', contentsCN, contentsEN],
  ['form', formCN, formEN],
  ['mini-sites', miniSitesCN, miniSitesEN],
  ['personal', personalCN, personalEN],
  ['search', searchCN, searchEN],
  ['serve', serveCN, serveEN],
  ['smartpolicy', smartCN, smartEN],
  ['supporter', supporterCN, supporterEN],
] as const;

function leaves(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [[`${path}${key}`, inner] as [string, string]] : leaves(inner, `${path}${key}.`),
  );
}

const params = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[0]).sort();

test.each(catalogues)('%s says the same things in both languages', (_, source, other) => {
  const there = new Map(leaves(other));
  expect([...there.keys()].sort()).toEqual(
    leaves(source)
      .map(([key]) => key)
      .sort(),
  );
  for (const [key, text] of leaves(source)) expect([key, params(there.get(key)!)]).toEqual([key, params(text)]);
});

test.each(catalogues)('%s is translated', (_, source, other) => {
  const english = leaves(other);
  expect(english.filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]);
  const chinese = new Map(leaves(source));
  const same = english.filter(
    ([key, text]) => chinese.get(key) === text && /\p{L}/u.test(text.replace(/\{\w+\}/g, '')),
  );
  expect(same).toEqual([]);
});
