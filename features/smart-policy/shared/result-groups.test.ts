import { expect, test } from 'vitest';
import { mayFit, type ResultGroups, resultGroups } from './result-groups.ts';

const row = (
  id: string,
  verdict: 'yes' | 'no' | 'missing',
  group: 'fits' | 'likely' | 'other',
  gives: string[] = [],
) => ({
  id,
  verdict,
  group,
  gives,
});
const ids = ({ wished, fits, likely, other }: ResultGroups<ReturnType<typeof row>>) => {
  const listed = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join('');
  return { wished: listed(wished), fits: listed(fits), likely: listed(likely), other: listed(other) };
};

test('what serves the need that was named stands first, though little is known; what is out of reach does not', () => {
  const rows = [
    row('a', 'yes', 'fits', ['MONEY']),
    row('b', 'missing', 'likely', ['SPACE']),
    row('c', 'missing', 'other', ['HOME', 'MONEY']),
    row('d', 'no', 'other', ['HOME']),
    row('e', 'missing', 'other'),
  ];
  const groups = resultGroups(rows, ['HOME']);
  expect(ids(groups)).toEqual({ wished: 'c', fits: 'a', likely: 'b', other: 'de' });
  expect(mayFit(groups)).toBe(3);
  expect(ids(resultGroups(rows, []))).toEqual({ wished: '', fits: 'a', likely: 'b', other: 'cde' });
});

test('a result never leads with nothing while something is within reach', () => {
  const rows = [row('n', 'no', 'other'), ...['a', 'b', 'c', 'd', 'e'].map((id) => row(id, 'missing', 'other'))];
  expect(ids(resultGroups(rows, []))).toEqual({ wished: '', fits: '', likely: 'abcd', other: 'ne' });
  expect(mayFit(resultGroups([row('n', 'no', 'other', ['HOME'])], ['HOME']))).toBe(0);
});
