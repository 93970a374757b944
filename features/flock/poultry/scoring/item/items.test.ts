import { expect, test } from 'vitest';
import { readReport } from '#features/flock/shared/scoring/entries/read-documents.ts';
import { blankItem } from '#features/flock/shared/scoring/items.ts';
import type { Dropping } from '#features/flock/shared/sections/droppings.ts';
import { countStates, firstOpen, halvesOf, nextPlace, stateOf, statesOf } from './items.ts';

const at = '2026-11-20T08:00:00.000Z';
const dropping = (parts: Partial<Dropping>) => ({
  ...(blankItem('intestinal', { id: 'dropping1', no: 1, place: 1, at }) as Dropping),
  ...parts,
});

test('a dropping is scored on colour and texture, a foot once', () => {
  expect(halvesOf('intestinal').map(({ field }) => field)).toEqual(['colour', 'texture']);
  expect(halvesOf('fpd')).toEqual([{ scale: 'fpd', field: 'score' }]);
});

test('half a dropping is neither normal nor empty', () => {
  const state = (parts: Partial<Dropping>) => stateOf('intestinal', dropping(parts));
  expect(state({})).toBe('empty');
  expect(state({ colour: 0 })).toBe('half');
  expect(state({ colour: 0, texture: 1 })).toBe('normal');
  expect(state({ colour: 0, texture: 2 })).toBe('abnormal');
  expect(state({ colour: 4, texture: 0 })).toBe('abnormal');
  expect(state({ colour: 4, isSkipped: true })).toBe('skipped');
});

test('twenty blocks are counted and the first open one found, gaps included', () => {
  const item = (no: number, parts: Partial<Dropping>) =>
    [`intestinal:droppingno${no}`, dropping({ ...parts, no })] as const;
  const report = readReport(
    'report01',
    new Map<string, unknown>([
      item(1, { colour: 0, texture: 0 }),
      item(2, { colour: 6 }),
      item(4, { isSkipped: true }),
    ]),
  );
  const states = statesOf(report, 'intestinal');
  expect(states.slice(0, 5)).toEqual(['normal', 'half', 'empty', 'skipped', 'empty']);
  expect(firstOpen(states)).toBe(2);
  expect(countStates(states)).toEqual({ scored: 1, abnormal: 0, skipped: 1 });
});

test('two items come to lie in each area; an area that was chosen is carried over until another is chosen', () => {
  const items = (...places: number[]) => places.map((place, index) => dropping({ no: index + 1, place }));
  expect(nextPlace([], 1)).toBe(1);
  expect(nextPlace(items(1, 1, 2), 4)).toBe(2);
  expect(nextPlace(items(1, 1, 2, 2), 5)).toBe(3);
  expect(nextPlace(items(1, 1, 2, 9), 5)).toBe(9);
  expect(nextPlace(items(1, 1, 2, 9, 9, 9), 7)).toBe(9);
  expect(nextPlace(items(1, 1, 2, 9, 9, 4), 7)).toBe(4);
  expect(nextPlace(items(10, 10), 3)).toBe(10);
  // Whoever begins in the middle, or leaves one out, is no exception.
  expect(nextPlace(items(1, 1, 2, 9).toReversed(), 6)).toBe(9);
});
