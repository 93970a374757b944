import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instalmentsOf, type Part, partsOf } from './instalments.ts';

const title = { CN: '第一笔', EN: 'First' };

test('whatever the shares, instalments that share out all of it add up to what was granted', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 11 }), weights, (granted, parts) => {
      const total = parts.reduce((sum, each) => sum + each, 0);
      const shared: Part[] = parts.map((weight, index) => ({ key: `p${index}`, title, share: weight / total }));
      const plan = instalmentsOf(granted, { parts: shared, from: '2026-03-01' });
      expect(plan.reduce((sum, { amount }) => sum + amount, 0)).toBe(granted);
      expect(plan.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0)).toBe(true);
    }),
  );
});

test('what is not declared is paid at once; shares are rounded down, and the last part takes what is left', () => {
  const from = '2026-01-31';
  expect(instalmentsOf(6_000_000, { parts: [], from })).toMatchObject([{ key: 'whole', amount: 6_000_000 }]);
  const conditions = [{ CN: '仍在职', EN: 'Still employed' }];
  const parts = [
    { key: 'first', title, share: 40, conditions },
    { key: 'second', title, share: 0.6, months: 1 },
  ];
  expect(instalmentsOf(10_001, { parts, from })).toEqual([
    { key: 'first', title, amount: 4000, dueOn: '2026-01-31', conditions },
    { key: 'second', title, amount: 6001, dueOn: '2026-02-28', conditions: [] },
  ]);
});

test('a declared instalment that comes again is one payment each time; one of unknown amount is none', () => {
  const conditions = [{ CN: '仍在职', EN: 'Still employed' }];
  const every = { unit: 'QUARTER', times: 3 } as const;
  const parts = partsOf([
    { key: 'rent', title, amount: 1500.5, every, conditions },
    { key: 'open', title, amount: null, conditions: [] },
    { key: 'once', title, amount: 100, conditions: [] },
    { key: 'later', title, amount: 100, months: 12, conditions: [] },
  ]);
  const plan = instalmentsOf(0, { parts, from: '2026-11-30' });
  expect(plan.map(({ key, amount, dueOn }) => [key, amount, dueOn])).toEqual([
    ['rent-1', 150_050, '2026-11-30'],
    ['rent-2', 150_050, '2027-02-28'],
    ['rent-3', 150_050, '2027-05-30'],
    ['once', 10_000, '2026-11-30'],
    ['later', 10_000, '2027-11-30'],
  ]);
  expect(plan[1]!.conditions).toEqual(conditions);
});
