import { expect, test } from 'vitest';
import { nextAsked } from './next-asked.ts';
import type { MatchedRow } from './results.tsx';

type Item = MatchedRow['items'][number];
type Verdict = Item['verdict'];

const item = (verdict: Verdict, conditions: readonly [field: string, verdict: Verdict, hard?: boolean][]): Item => ({
  verdict,
  conditions: conditions.map(([field, own, hard = true]) => ({
    field,
    hard,
    verdict: own,
    op: 'AT_LEAST',
    value: 1,
    clause: { CN: '第一条', EN: 'Article 1' },
  })),
});

test('the one fact that would settle it is asked: what must hold first, and of alternatives the next that is open', () => {
  const extra = item('missing', [['share', 'missing', false]]);
  const either = item('missing', [
    ['degree', 'no'],
    ['title', 'missing'],
    ['skill', 'missing'],
  ]);
  const age = item('yes', [['age', 'yes']]);
  expect(nextAsked({ items: [extra, age, either] })).toMatchObject({ item: either, fact: { field: { key: 'title' } } });
  expect(nextAsked({ items: [extra, age] })).toMatchObject({ item: extra, fact: { field: { key: 'share' } } });
  expect(nextAsked({ items: [age] })).toBeUndefined();
  expect(nextAsked({ items: [item('missing', [['a-fact-of-another-release', 'missing']])] })).toBeUndefined();
});
