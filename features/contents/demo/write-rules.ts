import { type Static, Type } from 'typebox';
import type { Values } from '#core/forms/values.ts';
import type { Answers } from '#features/contents/shared/conditions/fact.ts';
import { Both } from '#server/demo/read-prose.ts';
import { Day } from './read-drafts.ts';

/** What a policy or a guide asks for, in the words of its articles. */
export const Rules = Type.Object(
  {
    amount: Both,
    gives: Type.Array(Type.String()),
    applyBy: Type.Optional(Day),
    instant: Type.Optional(Type.Boolean()),
    conditions: Type.Array(
      Type.Object(
        {
          fact: Type.String(),
          op: Type.Enum(['AT_LEAST', 'AT_MOST', 'ANY', 'NONE']),
          value: Type.Union([Type.Number(), Type.String(), Type.Array(Type.String())]),
          /** Number of the article; 0 for what a guide says about who can apply. */
          article: Type.Integer({ minimum: 0, maximum: 10 }),
          /** Of those with the same letter one is enough. */
          either: Type.Optional(Type.Enum(['A', 'B'])),
          /** Only counts. */
          soft: Type.Optional(Type.Boolean()),
        },
        { additionalProperties: false },
      ),
    ),
    examples: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          answers: Type.Unsafe<Answers>(Type.Object({})),
          expected: Type.Enum(['yes', 'no', 'missing']),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);

/** The part of the form by which the smart policy matches. */
export function writeRules({ amount, gives, applyBy, instant, conditions, examples }: Static<typeof Rules>): Values {
  return {
    amountCN: amount.CN,
    amountEN: amount.EN,
    ...(applyBy && { applyBy }),
    instant: instant ? 'YES' : 'NO',
    gives,
    conditions: conditions.map(({ fact, op, value, article, either, soft }, at) => ({
      id: `c${at + 1}`,
      fact,
      op,
      hard: soft ? 'NO' : 'YES',
      ...(typeof value === 'number' ? { number: value } : { values: typeof value === 'string' ? [value] : value }),
      ...(either && { either }),
      clauseCN: article === 0 ? '谁可以办' : `第${numerals[article]}条`,
      clauseEN: article === 0 ? 'Who can apply' : `Article ${article}`,
    })),
    examples: examples.map(({ name, answers, expected }, at) => ({
      id: `e${at + 1}`,
      name,
      expected,
      told: Object.keys(answers),
      ...answers,
    })),
  };
}

const numerals = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];
