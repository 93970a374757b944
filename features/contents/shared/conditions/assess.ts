import type { Answers, Fact } from './fact.ts';
import { findFact, optionsOfFact } from './facts.ts';
import { type Condition, type Item, isHard, membersOf, type Rules } from './rules.ts';

/** Whether something holds, does not, or cannot be told from what is known. */
export type Verdict = 'yes' | 'no' | 'missing';

export interface AssessedItem {
  readonly item: Item;
  readonly verdict: Verdict;
  /** Of each of its conditions, in their order. */
  readonly members: readonly Verdict[];
}

/** How a policy stands to somebody: `yes` when all hard conditions hold, `no` when one does not. */
export interface Assessment {
  readonly verdict: Verdict;
  readonly items: readonly AssessedItem[];
  /** Items that hold, and items of which it is known whether they do. */
  readonly matched: number;
  readonly known: number;
  /** Keys of the facts that items still open turn on, each once. */
  readonly missing: readonly string[];
}

/** Holds each condition against what is known; what is known once is never taken back by knowing more. */
export function assess(rules: Rules, answers: Answers): Assessment {
  const items = rules.all.map((item) => assessItem(item, answers));
  const hard = items.filter(({ item }) => isHard(item)).map(({ verdict }) => verdict);
  const open = items.filter(({ verdict }) => verdict === 'missing');
  const missing = open.flatMap(({ item, members }) =>
    membersOf(item).flatMap(({ field }, at) => (members[at] === 'missing' ? [field] : [])),
  );
  return {
    verdict: all(hard),
    items,
    matched: items.filter(({ verdict }) => verdict === 'yes').length,
    known: items.length - open.length,
    missing: [...new Set(missing)],
  };
}

/** One condition against what is known. A fact that is no longer declared is never known. */
export function test(condition: Condition, answers: Answers): Verdict {
  const fact = findFact(condition.field);
  const answer = Object.hasOwn(answers, condition.field) ? answers[condition.field] : undefined;
  if (!fact || answer === undefined) return 'missing';
  return holds(fact, condition, answer) ? 'yes' : 'no';
}

function assessItem(item: Item, answers: Answers): AssessedItem {
  const members = membersOf(item).map((condition) => test(condition, answers));
  return { item, members, verdict: any(members) };
}

function holds(fact: Fact, { op, value }: Condition, answer: Answers[string]): boolean {
  if (op === 'AT_LEAST') return rankOf(fact, answer) >= rankOf(fact, value);
  if (op === 'AT_MOST') return rankOf(fact, answer) <= rankOf(fact, value);
  const told = typeof answer === 'object' ? answer : [answer];
  const named = typeof value === 'object' ? value : [String(value)];
  const meets = told.some((each) => named.includes(String(each)));
  return op === 'ANY' ? meets : !meets;
}

/** A number as it is, an option by its place among those of its fact. */
export function rankOf(fact: Fact, value: Answers[string]): number {
  if (typeof value === 'number') return value;
  return optionsOfFact(fact).findIndex((each) => each.value === value);
}

function all(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('no')) return 'no';
  return verdicts.includes('missing') ? 'missing' : 'yes';
}

function any(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('yes')) return 'yes';
  return verdicts.includes('missing') ? 'missing' : 'no';
}
