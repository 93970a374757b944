import { expect, test } from 'vitest';
import { phoenixItem } from '#core/dictionaries/talent.ts';
import { type FinderAnswers, finderFacts, findItem } from './find-item.ts';

const relations = ['EMPLOYED', 'FOUNDER', 'STAFF', 'COMING'] as const;
const allMonths = [undefined, 'FULL', 'SOME', 'FEW'] as const;
const sets = Array.from({ length: 2 ** finderFacts.length }, (_, bits) =>
  finderFacts.filter((_fact, index) => bits & (2 ** index)),
);

test('nothing is suggested before the first question is answered', () => {
  expect(findItem({ months: 'FULL', facts: ['YOUNG'] })).toBeUndefined();
});

test('whatever is answered, item and second choice are items of the plan, the first of the suggested type', () => {
  for (const relation of relations)
    for (const months of allMonths)
      for (const facts of sets) {
        const found = findItem({ relation, ...(months && { months }), facts })!;
        const item = phoenixItem.find(({ value }) => value === found.item);
        expect(item?.parent, JSON.stringify({ relation, months, facts })).toBe(found.type);
        expect(phoenixItem.some(({ value }) => value === found.second?.item)).toBe(true);
        expect(found.second?.item).not.toBe(found.item);
      }
});

test.each([
  [{ relation: 'EMPLOYED', months: 'FULL', facts: ['OVERSEAS', 'YOUNG'] }, 'YOUTH'],
  [{ relation: 'EMPLOYED', months: 'SOME', facts: ['YOUNG'] }, 'SHORT_TERM'],
  [{ relation: 'EMPLOYED', months: 'FULL', facts: [] }, 'FULL_TIME'],
  [{ relation: 'COMING', facts: ['OVERSEAS'] }, 'RETURNEE'],
  [{ relation: 'FOUNDER', facts: ['TEAM'] }, 'TEAM'],
  [{ relation: 'FOUNDER', facts: ['TEAM', 'SHARES'] }, 'ENTREPRENEUR'],
  [{ relation: 'STAFF', facts: [] }, 'INTRODUCTION'],
] as [FinderAnswers, string][])('%o leads to %s', (answers, item) => {
  const found = findItem(answers)!;
  expect(found.item).toBe(item);
  for (const { clause } of [found, ...found.reasons]) expect(clause.article.CN).toMatch(/^第.条$/);
});

test('what was not told is open, never missed', () => {
  const { reasons } = findItem({ relation: 'EMPLOYED', facts: [] })!;
  expect(reasons.map(({ state }) => state)).toEqual(['met', 'open', 'open']);
});
