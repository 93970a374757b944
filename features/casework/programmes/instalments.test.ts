import { expect, test } from 'vitest';
import { programmeFaults } from './faults.ts';
import { housingSupportApply } from './housing-support-apply.ts';
import { instalmentsFor } from './instalments.ts';
import { ppApply } from './pp-apply.ts';

const of = (support: Record<string, string>) =>
  instalmentsFor(housingSupportApply, { support }).map(({ key, amount, every }) => [key, amount, every?.times ?? 1]);

test('each kind of housing support is paid its own instalments, and the answers say how much', () => {
  expect(of({ kind: 'RENT', standard: 'MASTER' })).toEqual([['rent', 4500, 12]]);
  expect(of({ kind: 'RENT', standard: 'DOCTOR' })).toEqual([['rent', 6000, 12]]);
  expect(of({ kind: 'RENT' })).toEqual([['rent', null, 12]]);
  expect(of({ kind: 'PURCHASE', class: 'D' })).toEqual([['purchase', 40_000, 5]]);
  const settling = of({ kind: 'SETTLING' });
  expect(settling.map(([key]) => key)).toEqual(['settling-first', 'settling-second', 'settling-third']);
  expect(settling.reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(300_000);
  expect(of({})).toEqual([]);
});

test('an item of the Phoenix Plan is paid in the parts of its type, which come to the whole', () => {
  const paid = (type: string, item: string) =>
    instalmentsFor(ppApply, { choice: { type, item } }).map(({ amount }) => amount);
  expect(paid('PERSONAL', 'FULL_TIME')).toEqual([480_000, 360_000, 360_000]);
  expect(paid('ACE', 'TEAM').reduce((sum: number, amount) => sum + Number(amount), 0)).toBe(5_000_000);
  const months = (type: string, item: string) =>
    instalmentsFor(ppApply, { choice: { type, item } }).map(({ months = 0 }) => months);
  expect(months('PERSONAL', 'YOUTH')).toEqual([0, 12, 24]);
  expect(months('ACE', 'TEAM')).toEqual([0, 12, 24, 36]);
  expect(paid('UNIT', 'STATION')).toEqual([500_000]);
  expect(paid('ACE', 'STRATEGIC')).toEqual([null, null, null, null]);
});

test('an instalment is refused by name of what is wrong', () => {
  const [first] = housingSupportApply.instalments!;
  const faults = (changed: object) =>
    programmeFaults({ ...housingSupportApply, instalments: [{ ...first!, ...changed }] });
  expect(faults({})).toEqual([]);
  expect(faults({ when: { field: 'support.colour', filled: true } })).toEqual([
    'unknown condition field support.colour at instalments.rent',
  ]);
  expect(faults({ amount: { by: 'lease.landlord', of: { A: 1 } } })).toEqual([
    'the amount follows from no choice at instalments.rent',
  ]);
  expect(faults({ amount: 0 })).toEqual(['nothing is paid at instalments.rent']);
  expect(faults({ conditions: [] })).toEqual(['no conditions at instalments.rent']);
});
