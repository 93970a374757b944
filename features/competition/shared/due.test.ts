import { expect, test } from 'vitest';
import { byUrgency, dueOf } from './due.ts';

const edition = { closesAt: '2027-01-15T16:00:00.000Z', startsOn: '2027-03-01' };
const entry = (state: string, updatedAt: string, dueAt: string | null = null) => ({ state, updatedAt, dueAt, edition });

test('a draft is due when registration ends, a returned entry when the first round begins', () => {
  expect(dueOf(entry('DRAFT', ''))).toBe(edition.closesAt);
  expect(dueOf(entry('RETURNED', ''))).toBe('2027-03-01T00:00:00+08:00');
  expect(dueOf(entry('MATERIAL', '', '2026-12-04T09:30:00.000Z'))).toBe('2026-12-04T09:30:00.000Z');
});

test('whoever has the turn sees first what is due first, then what waits, then what has ended', () => {
  const entries = [
    entry('DONE', '2026-11-09'),
    entry('SUBMITTED', '2026-11-08'),
    entry('MATERIAL', '2026-11-01'),
    entry('RETURNED', '2026-11-07'),
    entry('DRAFT', '2026-11-02'),
    entry('FAILED', '2026-11-10'),
    entry('MATERIAL', '2026-11-01', '2026-12-04T09:30:00.000Z'),
  ];
  expect(entries.toSorted(byUrgency).map(({ state, dueAt }) => `${state}${dueAt ? ' soon' : ''}`)).toEqual([
    'MATERIAL soon',
    'DRAFT',
    'RETURNED',
    'MATERIAL',
    'SUBMITTED',
    'FAILED',
    'DONE',
  ]);
});
