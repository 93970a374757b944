import { expect, test } from 'vitest';
import { type Seat, takenOver } from './taken-over.ts';

const seat = (accountId: string, state: string, created: number, updated = created, entryId = 'e'): Seat => ({
  entryId,
  accountId,
  state,
  createdAt: new Date(created),
  updatedAt: new Date(updated),
});

test('each judge who stepped back is replaced by one who was given the entry then or later, and nobody twice', () => {
  const seats = [
    seat('ann', 'RECUSED', 1, 5),
    seat('bob', 'RECUSED', 1, 8),
    seat('cas', 'SUBMITTED', 1, 9),
    seat('dee', 'OPEN', 5),
    seat('eve', 'INVITED', 8),
  ];
  expect([...takenOver(seats)]).toEqual([
    ['e ann', 'dee'],
    ['e bob', 'eve'],
  ]);
});

test('whoever took over and stepped back in turn is replaced too; nobody stands in for what stays short', () => {
  const seats = [
    seat('ann', 'RECUSED', 1, 5),
    seat('dee', 'RECUSED', 5, 7),
    seat('eve', 'OPEN', 7),
    seat('fay', 'RECUSED', 1, 9),
    seat('gus', 'OPEN', 9, 9, 'other'),
  ];
  expect([...takenOver(seats)]).toEqual([
    ['e ann', 'dee'],
    ['e dee', 'eve'],
  ]);
});
