import { expect, test } from 'vitest';
import type { Column } from '#core/resources/resource.ts';
import { payment } from '#features/payments/resources/payment.ts';
import { factsOnCard } from './facts-on-card.ts';

const column = (key: string, rest: Partial<Column> = {}): Column => ({
  key,
  title: { CN: key, EN: key },
  kind: 'text',
  ...rest,
});
const keys = (columns: readonly Column[], rows: readonly Record<string, unknown>[] = [{}]) =>
  factsOnCard(columns, rows).map(({ key }) => key);

test('a card leaves out what a narrow table leaves out first, and keeps the order of the columns', () => {
  const minor = { priority: 3 } as const;
  expect(keys([column('a'), column('b', minor), column('c'), column('d'), column('e')])).toEqual(['a', 'c', 'd', 'e']);
  expect(keys([column('a'), column('b', minor), column('c')])).toEqual(['a', 'b', 'c']);
});

test('what stays in the narrowest table stands on the card, wherever its column is', () => {
  const columns = ['a', 'b', 'c', 'd', 'e'].map((key) => column(key));
  expect(keys([...columns, column('amount', { priority: 1 })])).toEqual(['a', 'b', 'c', 'amount']);
});

test('pictures that nobody gave take no place', () => {
  const columns = [column('picture', { kind: 'image' }), column('a'), column('b'), column('c'), column('d')];
  expect(keys(columns)).toEqual(['a', 'b', 'c', 'd']);
  expect(keys(columns, [{ picture: 'p' }])).toEqual(['picture', 'a', 'b', 'c']);
});

test('the card of a payment says when it is due', () => {
  const plain = payment.columns.filter(({ kind, sensitive }) => kind !== 'status' && kind !== 'code' && !sensitive);
  expect(keys(plain)).toContain('dueOn');
  expect(keys(plain)).toContain('amount');
});
