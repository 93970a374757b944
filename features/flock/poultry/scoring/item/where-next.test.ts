import { expect, test } from 'vitest';
import { blankItem } from '#features/flock/shared/scoring/items.ts';
import type { Dropping } from '#features/flock/shared/sections/droppings.ts';
import type { Foot } from '#features/flock/shared/sections/fpd.ts';
import { type ItemState, missingField, standingScore } from './items.ts';
import { nextField, nextOpen } from './where-next.ts';

const parts = { id: 'item0001', no: 1, place: 1, at: '2026-11-20T08:00:00.000Z' };
const foot = (over: Partial<Foot>) => ({ ...(blankItem('fpd', parts) as Foot), ...over });
const dropping = (over: Partial<Dropping>) => ({ ...(blankItem('intestinal', parts) as Dropping), ...over });

test('one goes on to the foot or the half that has no score, never to one that has', () => {
  expect(nextField('fpd', foot({ left: 4, score: 4 }), 'left')).toBe('right');
  expect(nextField('fpd', foot({ right: 2, score: 2 }), 'right')).toBe('left');
  expect(nextField('fpd', foot({ left: 4, right: 1, score: 4 }), 'right')).toBeNull();
  expect(nextField('intestinal', dropping({ texture: 1 }), 'texture')).toBe('colour');
  expect(nextField('intestinal', dropping({ colour: 6, texture: 1 }), 'colour')).toBeNull();
  expect(nextField('litter', undefined, 'score')).toBeNull();
});

test('items that are scored or left out are passed by, and at the end there is none', () => {
  const states: ItemState[] = ['normal', 'abnormal', 'skipped', 'half', 'normal', 'empty', 'normal'];
  expect([1, 4, 6, 7].map((no) => nextOpen(states, no))).toEqual([4, 6, null, null]);
});

test('feet scored without telling which have no foot that is missing, and what counts is what stands', () => {
  const old = { ...foot({ score: 3 }), left: undefined, right: undefined };
  expect(standingScore(old, 'left')).toBe(3);
  expect(nextField('fpd', old, 'left')).toBeNull();
  expect(missingField('fpd', foot({ left: 4, score: 4 }))).toBe('right');
  expect(standingScore(foot({ left: 4, score: 4 }), 'right')).toBeNull();
});
