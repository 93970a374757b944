import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assess } from '#features/contents/shared/conditions/assess.ts';
import type { Answers, Fact } from '#features/contents/shared/conditions/fact.ts';
import { facts, findFact, optionsOfFact } from '#features/contents/shared/conditions/facts.ts';
import { type Condition, isHard, opsOf, type Rules } from '#features/contents/shared/conditions/rules.ts';
import { changed, smallestChange } from '#features/contents/shared/conditions/smallest-change.ts';
import { changeText, conditionText } from '#features/contents/shared/conditions/wording.ts';
import { groupOf, scoreOf } from './score.ts';

const clause = { CN: '第一条', EN: 'Article 1' };
const hard = (field: string, op: Condition['op'], value: Condition['value']): Condition => ({
  field,
  op,
  value,
  hard: true,
  clause,
});
const youngTalent: Rules = {
  all: [
    hard('age', 'AT_MOST', 40),
    { any: [hard('degree', 'AT_LEAST', 'BACHELOR'), hard('title', 'AT_LEAST', 'MIDDLE')] },
    hard('socialMonths', 'AT_LEAST', 12),
    { ...hard('localHome', 'ANY', ['NO']), hard: false },
  ],
};

test('what is known decides, what is not is asked, and one of a group is enough', () => {
  const at = (answers: Answers) => assess(youngTalent, answers);
  expect(at({ age: 41 })).toMatchObject({ verdict: 'no', missing: ['degree', 'title', 'socialMonths', 'localHome'] });
  expect(at({ age: 40, degree: 'ASSOCIATE', socialMonths: 12 })).toMatchObject({
    verdict: 'missing',
    matched: 2,
    known: 2,
    missing: ['title', 'localHome'],
  });
  expect(at({ age: 30, title: 'SENIOR', socialMonths: 12, localHome: 'YES' })).toMatchObject({
    verdict: 'yes',
    matched: 3,
    known: 4,
    missing: [],
  });
});

test('the smallest change names the nearest way, asks for what is not known, and knows what life does not give', () => {
  const told = { age: 30, degree: 'ASSOCIATE', title: 'NONE', socialMonths: 8 };
  const change = smallestChange(youngTalent, told)!;
  expect(change.map(({ field, to }) => [field, to])).toEqual([
    ['degree', 'BACHELOR'],
    ['socialMonths', 12],
  ]);
  expect(change.map((each) => changeText(each, 'CN'))).toEqual(['学历达到本科', '本地社保达到 12 个月（还差 4 个月）']);
  expect(changeText(change[1]!, 'EN')).toBe('Local social insurance: reach 12 months (4 months more)');
  expect(smallestChange(youngTalent, { ...told, age: 41 })).toBeNull();
  expect(smallestChange(youngTalent, { age: 30, degree: 'DOCTOR', socialMonths: 12 })).toEqual([]);
});

test('a score weighs what is met, what is wished for and how new it is; a failed condition ends it', () => {
  const today = '2026-11-21';
  const weigh = (answers: Answers, needs: string[] = []) => {
    const assessment = assess(youngTalent, answers);
    const score = scoreOf({ assessment, needs, gives: ['HOME', 'MONEY'], issuedOn: '2026-11-12', today });
    return [score, groupOf(assessment, score)];
  };
  expect(weigh({ age: 30 }, ['HOME'])).toEqual([100, 'likely']);
  expect(weigh({ age: 30 })).toEqual([70, 'likely']);
  expect(weigh({}, ['SCHOOLING'])).toEqual([10, 'other']);
  expect(weigh({ age: 60 }, ['HOME'])).toEqual([0, 'other']);
  expect(weigh({ age: 30, degree: 'MASTER', socialMonths: 12, localHome: 'YES' })[1]).toBe('fits');
});

const optionOf = (fact: Fact) => fc.constantFrom(...optionsOfFact(fact).map(({ value }) => value));
const answerOf = (fact: Fact): fc.Arbitrary<Answers[string]> => {
  if (fact.field.kind === 'number') return fc.integer({ min: 0, max: Math.min(60, fact.field.max ?? 60) });
  if (fact.field.kind === 'choice') return optionOf(fact);
  return fc.uniqueArray(optionOf(fact), { minLength: 1, maxLength: 3 });
};
const some = facts.filter(({ asked }) => asked !== 'need');
const anyAnswers = fc.record(Object.fromEntries(some.map((fact) => [fact.field.key, answerOf(fact)])), {
  requiredKeys: [],
}) as fc.Arbitrary<Answers>;
const anyCondition: fc.Arbitrary<Condition> = fc.constantFrom(...some).chain((fact) =>
  fc.constantFrom(...opsOf(fact)).chain((op) =>
    fc.record({
      field: fc.constant(fact.field.key),
      op: fc.constant(op),
      value:
        op === 'ANY' || op === 'NONE'
          ? fc.uniqueArray(optionOf(fact), { minLength: 1, maxLength: 3 })
          : fact.field.kind === 'number'
            ? fc.integer({ min: 0, max: Math.min(60, fact.field.max ?? 60) })
            : optionOf(fact),
      hard: fc.boolean(),
      clause: fc.constant(clause),
    }),
  ),
);
const anyRules: fc.Arbitrary<Rules> = fc
  .array(
    fc.oneof(
      anyCondition,
      fc.array(anyCondition, { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
    ),
    {
      maxLength: 6,
    },
  )
  .map((all) => ({ all }));

test('knowing more takes nothing back that was known', () => {
  fc.assert(
    fc.property(anyRules, anyAnswers, anyAnswers, (rules, known, more) => {
      const before = assess(rules, known);
      const after = assess(rules, { ...more, ...known });
      if (before.verdict !== 'missing') expect(after.verdict).toBe(before.verdict);
      for (const [at, { verdict }] of before.items.entries())
        if (verdict !== 'missing') expect(after.items[at]!.verdict).toBe(verdict);
      expect(before.missing.every((field) => !(field in known))).toBe(true);
    }),
  );
});

test('the smallest change makes it fit, and none of it can be left out', () => {
  fc.assert(
    fc.property(anyRules, anyAnswers, (rules, answers) => {
      const change = smallestChange(rules, answers);
      if (change === null) return;
      expect(assess(rules, changed(answers, change)).verdict).toBe('yes');
      for (const left of change) {
        const rest = change.filter((each) => each !== left);
        expect(assess(rules, changed(answers, rest)).verdict).not.toBe('yes');
      }
    }),
  );
});

test('whoever fits has nothing to change, and whoever has nothing to change fits', () => {
  fc.assert(
    fc.property(anyRules, anyAnswers, (rules, answers) => {
      const fits = assess(rules, answers).verdict === 'yes';
      expect(smallestChange(rules, answers)?.length === 0).toBe(fits);
      const lacksHard = rules.all.every((item) => !isHard(item));
      if (lacksHard) expect(fits).toBe(true);
    }),
  );
});

test('one month is a month, and two are months', () => {
  const said = (value: number) =>
    conditionText(
      { field: 'socialMonths', op: 'AT_LEAST', value, hard: true, clause: { CN: '第四条', EN: 'Article 4' } },
      'EN',
    );
  expect(said(1)).toMatch(/ 1 month$/);
  expect(said(2)).toMatch(/ 2 months$/);
});

test('every fact is asked and every condition said in both languages', () => {
  fc.assert(
    fc.property(anyCondition, (condition) => {
      expect(conditionText(condition, 'CN')).toMatch(/\p{Script=Han}/u);
      expect(conditionText(condition, 'EN')).not.toMatch(/\p{Script=Han}|\{/u);
    }),
  );
  for (const { field, question } of facts) {
    expect(findFact(field.key)).toBeDefined();
    expect([field.key, /\p{Script=Han}/u.test(question.EN + field.label.EN)]).toEqual([field.key, false]);
  }
});
