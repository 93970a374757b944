import { expect, test } from 'vitest';
import { paperPhaseOf, papersOf } from './papers.ts';

const file = { id: 'f1', name: '保密协议.pdf', size: 1000, type: 'application/pdf' };
const some = { papers: { confidentiality: [file] } };
const statesIn = (phase: Parameters<typeof papersOf>[0], data = {}) =>
  papersOf(phase, data).map(({ key, state }) => `${key} ${state}`);

test('what is missing comes first while papers are gathered, and optional ones do not hold anything up', () => {
  const states = statesIn('gathering', some);
  expect(states.at(0)).toBe('papers.grantForm missing');
  expect(states.filter((line) => line.endsWith('missing'))).toHaveLength(6);
  expect(states.slice(-2)).toEqual(['papers.confidentiality ready', 'papers.achievements optional']);
  expect(papersOf('gathering', some).find(({ state }) => state === 'ready')?.files).toEqual([file]);
});

test.each([
  ['checking', 'checking'],
  ['printing', 'approved'],
  ['delivered', 'approved'],
] as const)('a paper that was handed in is %s → %s, and what was never given is not told', (phase, state) => {
  const states = statesIn(phase, some);
  expect(states).toContain(`papers.confidentiality ${state}`);
  expect(states.some((line) => line.includes('achievements'))).toBe(false);
});

test('an account is one row, whole once nothing that it needs is empty', () => {
  expect(statesIn('gathering').filter((line) => line.startsWith('bank'))).toEqual(['bank missing']);
});

test.each([
  ['VISIT', undefined],
  ['MATERIAL', 'gathering'],
  ['PRINTING', 'printing'],
  ['DONE', 'delivered'],
  ['DISQUALIFIED', undefined],
])('in the state %s the material is %s', (state, phase) => {
  expect(paperPhaseOf(state)).toBe(phase);
});
