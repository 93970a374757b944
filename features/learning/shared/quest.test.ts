import { expect, test } from 'vitest';
import { itemsAsked, questItems, questProblems } from './quest.ts';
import { depthsOf, pathLengths } from './quest-paths.ts';
import { moved, rowsOf, withItem, withoutItem, withoutOption } from './quest-rows.ts';
import { readShowIf, writeShowIf } from './show-if.ts';

const row = (code: string, more: Record<string, unknown>) => ({
  id: code.toLowerCase(),
  code,
  titleCN: code,
  titleEN: code,
  required: 'YES',
  ...more,
});
const values = {
  items: [
    row('Q1', { type: 'SINGLE', options: '用上了|Used\n打算用|Soon\n用不上|Never' }),
    row('Q2', { type: 'MULTI', options: '太浅|Shallow\n太远|Remote', showIf: 'Q1=3' }),
    row('Q3', { type: 'TEXT', showIf: 'Q2=2' }),
    row('Q4', { type: 'SCALE' }),
    row('Q5', { type: 'DATE', showIf: 'Q4<=2|Q1=3' }),
  ],
};
const items = questItems(values);
const asked = (answers: Record<string, unknown>) => itemsAsked(items, answers).map(({ code }) => code);

test.each([
  ['Q1=2', { isAny: false, rules: [{ code: 'Q1', is: '=', value: 2 }] }],
  [
    ' Q1 ＝ 2 & Q4≤3',
    {
      isAny: false,
      rules: [
        { code: 'Q1', is: '=', value: 2 },
        { code: 'Q4', is: '<=', value: 3 },
      ],
    },
  ],
  ['Q1=2 & Q2=1 | Q3=1', null],
  ['Q1', null],
  ['', null],
])('the condition %s is read as it is meant', (text, showIf) => {
  expect(readShowIf(text)).toEqual(showIf);
  if (showIf) expect(readShowIf(writeShowIf(readShowIf(text)!))).toEqual(showIf);
});

test('what hangs on a hidden item is hidden, whatever was answered there before', () => {
  expect(asked({ Q1: 1, Q2: [2], Q4: 5 })).toEqual(['Q1', 'Q4']);
  expect(asked({ Q1: 3, Q2: [2], Q4: 5 })).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'Q5']);
  expect(asked({ Q1: 1, Q4: 2 })).toEqual(['Q1', 'Q4', 'Q5']);
});

test('the shortest and the longest way are found, and how deep items hang', () => {
  expect(pathLengths(items)).toEqual({ shortest: 2, longest: 5 });
  expect([...depthsOf(items).values()]).toEqual([0, 1, 2, 0, 1]);
});

test('an item that goes takes along what others ask of it; a new one has a code of its own', () => {
  const rows = rowsOf(values);
  expect(withoutItem(rows, 'q1').map(({ showIf }) => showIf)).toEqual(['', 'Q2=2', undefined, 'Q4<=2']);
  const more = withItem(withoutItem(rows, 'q2'), { id: 'new', type: 'TEXT', at: 0 });
  expect(more.map(({ code }) => code)).toEqual(['Q6', 'Q1', 'Q3', 'Q4', 'Q5']);
  expect(withItem(rows, { id: 'new', type: 'TEXT', at: 5 }).at(-1)).toMatchObject({ code: 'Q6', type: 'TEXT' });
});

test('rules keep to their options when one before them goes', () => {
  const rows = withoutOption(rowsOf(values), 'q1', 1);
  expect(rows.map(({ showIf }) => showIf)).toEqual([undefined, 'Q1=2', 'Q2=2', undefined, 'Q4<=2|Q1=2']);
  expect(rows[0]?.options).toBe('打算用|Soon\n用不上|Never');
  expect(withoutOption(rows, 'q1', 2)[1]?.showIf).toBe('');
});

test('an item before the one that it hangs on is told of', () => {
  expect(questProblems(values)).toEqual([]);
  const turned = { items: moved(rowsOf(values), 'q2', 0) };
  expect(questProblems(turned)).toMatchObject([{ path: 'items[q2].showIf' }]);
});
