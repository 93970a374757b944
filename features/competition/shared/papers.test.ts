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

test('what the desk sent back waits until it is replaced, after what is missing', () => {
  const newer = { ...file, id: 'f2' };
  const before = { papers: { confidentiality: [file], commitment: [file] } };
  const after = { papers: { confidentiality: [newer], commitment: [file] } };
  const states = papersOf('gathering', after, before).map(({ key, state }) => `${key} ${state}`);
  expect(states).toContain('papers.confidentiality ready');
  expect(states.at(5)).toBe('papers.commitment returned');
  expect(papersOf('checking', after, before).find(({ key }) => key === 'papers.commitment')?.state).toBe('checking');
});

test('an account is with the company that is paid, and wants its name', () => {
  const bank = { holder: '砺光', bank: '云汀银行', branch: '港湾支行', account: '6222020000000002022', files: [file] };
  const account = (payee: string) =>
    papersOf('gathering', { papers: { payee }, bank }).find(({ key }) => key === 'bank');
  expect(account('砺光')).toMatchObject({ payee: '砺光', state: 'ready' });
  expect(account('')?.state).toBe('missing');
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
