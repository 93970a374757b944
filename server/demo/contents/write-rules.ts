import type { Values } from '#core/forms/values.ts';
import type { Verdict } from '#features/smart-policy/shared/assess.ts';
import type { Answers } from '#features/smart-policy/shared/fact.ts';
import type { Op } from '#features/smart-policy/shared/rules.ts';

type Both = readonly [CN: string, EN: string];
type Value = number | string | readonly string[];

interface ConditionDraft {
  readonly fact: string;
  readonly op: Op;
  readonly value: Value;
  /** Number of the article. */
  readonly article: number;
  readonly either?: 'A' | 'B';
  readonly soft?: true;
}

export interface RulesDraft {
  readonly amount: Both;
  readonly gives: readonly string[];
  readonly applyBy?: string;
  readonly instant?: true;
  readonly conditions: readonly ConditionDraft[];
  readonly examples: readonly (readonly [name: string, answers: Answers, expected: Verdict])[];
}

/** A condition that must hold. */
export function must(fact: string, op: Op, value: Value, article: number): ConditionDraft {
  return { fact, op, value, article };
}

/** Conditions of which one is enough. */
export function oneOf(either: 'A' | 'B', ...conditions: readonly ConditionDraft[]): ConditionDraft[] {
  return conditions.map((condition) => ({ ...condition, either }));
}

/** A condition that only counts. */
export function better(fact: string, op: Op, value: Value, article: number): ConditionDraft {
  return { fact, op, value, article, soft: true };
}

/** The part of the form by which the smart policy matches. */
export function writeRules({ amount, gives, applyBy, instant, conditions, examples }: RulesDraft): Values {
  return {
    amountCN: amount[0],
    amountEN: amount[1],
    ...(applyBy && { applyBy }),
    instant: instant ? 'YES' : 'NO',
    gives,
    conditions: conditions.map(({ fact, op, value, article, either, soft }, at) => ({
      ...{ id: `c${at + 1}`, fact, op, hard: soft ? 'NO' : 'YES' },
      ...(typeof value === 'number' ? { number: value } : { values: typeof value === 'string' ? [value] : value }),
      ...(either && { either }),
      clauseCN: article === 0 ? '谁可以办' : `第${numerals[article]}条`,
      clauseEN: article === 0 ? 'Who can apply' : `Article ${article}`,
    })),
    examples: examples.map(([name, answers, expected], at) => ({
      ...{ id: `e${at + 1}`, name, expected, told: Object.keys(answers), ...answers },
    })),
  };
}

const numerals = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];
