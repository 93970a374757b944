import { expect, test } from 'vitest';
import { knownAnswers } from './known-answers.ts';
import { isStrong, strengthAnswer, strengths } from './strengths.ts';

test('each choice of the second question is an answer to a fact, and answers of one fact exclude each other', () => {
  for (const each of strengths) {
    const answers = { [each.field]: strengthAnswer(each, true)! };
    expect(knownAnswers(answers)).toEqual({ answers, unknown: [] });
    const chosen = strengths.filter((other) => isStrong(other, answers));
    expect(chosen.map(({ key }) => key)).toEqual([each.key]);
    expect(strengthAnswer(each, false)).toBeUndefined();
  }
});

test('what was told more finely shows as chosen where it says as much', () => {
  const on = (answers: Parameters<typeof isStrong>[1]) =>
    strengths.filter((each) => isStrong(each, answers)).map(({ key }) => key);
  expect(on({ overseasMonths: 30, degree: 'DOCTOR' })).toEqual(['doctor', 'overseas']);
  expect(on({ overseasMonths: 6, degree: 'ASSOCIATE' })).toEqual([]);
});
