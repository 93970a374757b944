import { expect, test } from 'vitest';
import { shownIn } from '#core/texts/fill.ts';
import { CN as formCN } from '#core/texts/form/CN.ts';
import { EN as formEN } from '#core/texts/form/EN.ts';
import { flatten } from '#core/texts/words.ts';
import { CN as personalCN } from '#features/accounts/texts/personal/CN.ts';
import { EN as personalEN } from '#features/accounts/texts/personal/EN.ts';
import { CN as activityCN } from '#features/activities/texts/CN.ts';
import { EN as activityEN } from '#features/activities/texts/EN.ts';
import { CN as apartmentCN } from '#features/apartments/texts/CN.ts';
import { EN as apartmentEN } from '#features/apartments/texts/EN.ts';
import { CN as benefitsCN } from '#features/benefits/texts/CN.ts';
import { EN as benefitsEN } from '#features/benefits/texts/EN.ts';
import { CN as applicationCN } from '#features/casework/texts/application/CN.ts';
import { EN as applicationEN } from '#features/casework/texts/application/EN.ts';
import { CN as serveCN } from '#features/casework/texts/serve/CN.ts';
import { EN as serveEN } from '#features/casework/texts/serve/EN.ts';
import { CN as companyCN } from '#features/companies/texts/CN.ts';
import { EN as companyEN } from '#features/companies/texts/EN.ts';
import { CN as complaintsCN } from '#features/complaints/texts/CN.ts';
import { EN as complaintsEN } from '#features/complaints/texts/EN.ts';
import { CN as contentsCN } from '#features/contents/texts/CN.ts';
import { EN as contentsEN } from '#features/contents/texts/EN.ts';
import { CN as declarationsCN } from '#features/declarations/texts/CN.ts';
import { EN as declarationsEN } from '#features/declarations/texts/EN.ts';
import { CN as paymentCN } from '#features/payments/texts/CN.ts';
import { EN as paymentEN } from '#features/payments/texts/EN.ts';
import { CN as placesCN } from '#features/places/texts/CN.ts';
import { EN as placesEN } from '#features/places/texts/EN.ts';
import { CN as miniSitesCN } from '#features/site/texts/mini-sites/CN.ts';
import { EN as miniSitesEN } from '#features/site/texts/mini-sites/EN.ts';
import { CN as searchCN } from '#features/site/texts/search/CN.ts';
import { EN as searchEN } from '#features/site/texts/search/EN.ts';
import { CN as smartCN } from '#features/smart-policy/texts/CN.ts';
import { EN as smartEN } from '#features/smart-policy/texts/EN.ts';
import { CN as supporterCN } from '#features/supporters/texts/CN.ts';
import { EN as supporterEN } from '#features/supporters/texts/EN.ts';
import { CN as kitCN } from '#features/visits/texts/kit/CN.ts';
import { EN as kitEN } from '#features/visits/texts/kit/EN.ts';
import { CN as visitCN } from '#features/visits/texts/portal/CN.ts';
import { EN as visitEN } from '#features/visits/texts/portal/EN.ts';

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
  ['visit', visitCN, visitEN],
  ['visit kit', kitCN, kitEN],
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
