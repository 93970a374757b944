import { expect, test } from 'vitest';
import { isAnswerTo, pointsOf } from './marking.ts';
import { frozen, inKinds, questionProblems } from './question.ts';

const multi = {
  type: 'MULTI',
  stem: '哪些属于人才公寓的申请条件？',
  options: '*在区内工作\n*无自有住房\n年满六十周岁\n*缴纳社保',
  score: 6,
};
const blank = { type: 'BLANK', stem: '公示期为 ___ 个工作日，异议须在 ___ 提出。', blanks: '5|五\n公示期内', score: 4 };

test.each([
  ['none', 'NONE', [0, 1], 0],
  ['half', 'HALF', [0, 1], 3],
  ['by ratio', 'RATIO', [0, 1], 4],
  ['all', 'RATIO', [3, 1, 0], 6],
  ['a wrong one among them', 'RATIO', [0, 1, 2], 0],
  ['nothing', 'HALF', [], 0],
])('several answers, partly right: %s', (_, partial, answer, points) => {
  expect(pointsOf(frozen('q', { ...multi, partial }, 6), answer)).toBe(points);
});

test('gaps are compared without regard to width, case and spaces, and count by the rule', () => {
  const question = frozen('q', { ...blank, partial: 'RATIO' }, 4);
  expect(pointsOf(question, ['５', ' 公示期内 '])).toBe(4);
  expect(pointsOf(question, ['五', '公示后'])).toBe(2);
  expect(pointsOf(frozen('q', { ...blank, partial: 'NONE' }, 4), ['五', '公示后'])).toBe(0);
});

test('what is written in own words waits for a reader, unless nothing was written', () => {
  const essay = frozen('q', { type: 'ESSAY', stem: '说明理由', reference: '要点' }, 10);
  expect(pointsOf(essay, '因为')).toBeNull();
  expect(pointsOf(essay, '  ')).toBe(0);
});

test('an answer of another shape is none', () => {
  const question = frozen('q', { ...multi, partial: 'NONE' }, 6);
  expect([[0, 0], [4], ['0'], 'TRUE', 3].map((answer) => isAnswerTo(question, answer))).toEqual(Array(5).fill(false));
  expect(isAnswerTo(question, [2, 0])).toBe(true);
  expect(isAnswerTo(frozen('q', { ...multi, type: 'SINGLE' }, 1), [0, 1])).toBe(false);
});

test.each([
  ['one option', { type: 'SINGLE', options: '*甲' }, 'options'],
  ['no right one', { type: 'SINGLE', options: '甲\n乙' }, 'options'],
  ['two right ones', { type: 'SINGLE', options: '*甲\n*乙' }, 'options'],
  ['one right of several', { type: 'MULTI', options: '*甲\n乙\n丙' }, 'options'],
  ['the same twice', { type: 'MULTI', options: '*甲\n*甲' }, 'options'],
  ['no gap', { type: 'BLANK', stem: '公示期几天？', blanks: '5' }, 'stem'],
  ['another count of gaps', { type: 'BLANK', stem: '___ 与 ___', blanks: '甲' }, 'blanks'],
])('a question with %s is refused', (_, values, path) => {
  expect(questionProblems(values).map((problem) => problem.path)).toEqual([path]);
});

test('a paper has the questions of a kind together, in the order they came in', () => {
  const asked = ['ESSAY 1', 'SINGLE 2', 'MULTI 3', 'SINGLE 4', 'ESSAY 5'].map((name) => ({
    type: name.split(' ')[0]!,
    name,
  }));
  expect(inKinds(asked).map(({ name }) => name)).toEqual(['SINGLE 2', 'SINGLE 4', 'MULTI 3', 'ESSAY 1', 'ESSAY 5']);
});
