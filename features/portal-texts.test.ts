import { expect, test } from 'vitest';
import { shownIn } from '#core/texts/fill.ts';
import { CN as formCN } from '#core/texts/form/CN.ts';
import { EN as formEN } from '#core/texts/form/EN.ts';
import { flatten } from '#core/texts/words.ts';
import { CN as personalCN } from './accounts/texts/personal/CN.ts';
import { EN as personalEN } from './accounts/texts/personal/EN.ts';
import { CN as activityCN } from './activities/texts/CN.ts';
import { EN as activityEN } from './activities/texts/EN.ts';
import { CN as apartmentCN } from './apartments/texts/CN.ts';
import { EN as apartmentEN } from './apartments/texts/EN.ts';
import { CN as benefitsCN } from './benefits/texts/CN.ts';
import { EN as benefitsEN } from './benefits/texts/EN.ts';
import { CN as applicationCN } from './casework/texts/application/CN.ts';
import { EN as applicationEN } from './casework/texts/application/EN.ts';
import { CN as serveCN } from './casework/texts/serve/CN.ts';
import { EN as serveEN } from './casework/texts/serve/EN.ts';
import { CN as companyCN } from './companies/texts/CN.ts';
import { EN as companyEN } from './companies/texts/EN.ts';
import { CN as complaintsCN } from './complaints/texts/CN.ts';
import { EN as complaintsEN } from './complaints/texts/EN.ts';
import { CN as contentsCN } from './contents/texts/CN.ts';
import { EN as contentsEN } from './contents/texts/EN.ts';
import { CN as declarationsCN } from './declarations/texts/CN.ts';
import { EN as declarationsEN } from './declarations/texts/EN.ts';
import { CN as paymentCN } from './payments/texts/CN.ts';
import { EN as paymentEN } from './payments/texts/EN.ts';
import { CN as placesCN } from './places/texts/CN.ts';
import { EN as placesEN } from './places/texts/EN.ts';
import { CN as miniSitesCN } from './site/texts/mini-sites/CN.ts';
import { EN as miniSitesEN } from './site/texts/mini-sites/EN.ts';
import { CN as searchCN } from './site/texts/search/CN.ts';
import { EN as searchEN } from './site/texts/search/EN.ts';
import { CN as smartCN } from './smart-policy/texts/CN.ts';
import { EN as smartEN } from './smart-policy/texts/EN.ts';
import { CN as supporterCN } from './supporters/texts/CN.ts';
import { EN as supporterEN } from './supporters/texts/EN.ts';

const catalogues = [
  ['activity', activityCN, activityEN],
  ['places', placesCN, placesEN],
  ['application', applicationCN, applicationEN],
  ['apartment', apartmentCN, apartmentEN],
  ['payment', paymentCN, paymentEN],
  ['benefits', benefitsCN, benefitsEN],
  ['company', companyCN, companyEN],
  ['complaints', complaintsCN, complaintsEN],
  ['contents', contentsCN, contentsEN],
  ['declarations', declarationsCN, declarationsEN],
  ['form', formCN, formEN],
  ['mini-sites', miniSitesCN, miniSitesEN],
  ['personal', personalCN, personalEN],
  ['search', searchCN, searchEN],
  ['serve', serveCN, serveEN],
  ['smartpolicy', smartCN, smartEN],
  ['supporter', supporterCN, supporterEN],
] as const;

test.each(catalogues)('%s says the same things in both languages', (_, source, other) => {
  const there = new Map(flatten(other));
  expect([...there.keys()].sort()).toEqual(
    flatten(source)
      .map(([key]) => key)
      .sort(),
  );
  for (const [key, text] of flatten(source)) expect([key, shownIn(there.get(key)!)]).toEqual([key, shownIn(text)]);
});

test.each(catalogues)('%s is translated', (_, source, other) => {
  const english = flatten(other);
  expect(english.filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]);
  const chinese = new Map(flatten(source));
  const same = english.filter(
    ([key, text]) => chinese.get(key) === text && /\p{L}/u.test(text.replace(/\{.*?\}/g, '')),
  );
  expect(same).toEqual([]);
});
