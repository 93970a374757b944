import { rankOf, test } from './assess.ts';
import type { Answers, Fact } from './fact.ts';
import { findFact, optionsOfFact } from './facts.ts';
import { type Condition, isHard, membersOf, type Rules } from './rules.ts';

/** One fact that would have to be otherwise; `from` is absent for one that was not told. */
export interface Change {
  readonly field: string;
  readonly from?: Answers[string];
  readonly to: Answers[string];
}

/**
 * The fewest facts that would have to be otherwise for all hard conditions to hold, and those as little as can be;
 * empty for what fits already, null when no change in life leads there (nobody grows younger).
 */
export function smallestChange(rules: Rules, answers: Answers): readonly Change[] | null {
  let best: { cost: Cost; changes: readonly Change[] } | null = null;
  for (const conditions of waysThrough(rules)) {
    const changes = changesFor(conditions, answers);
    if (!changes) continue;
    const cost = costOf(changes);
    if (!best || isLess(cost, best.cost)) best = { cost, changes };
  }
  return best?.changes ?? null;
}

/** The answers after a change. */
export function changed(answers: Answers, changes: readonly Change[]): Answers {
  return { ...answers, ...Object.fromEntries(changes.map(({ field, to }) => [field, to])) };
}

/** Every choice of one condition from each hard item; forms allow four groups, which keeps their number small. */
function* waysThrough(rules: Rules): Generator<readonly Condition[]> {
  const items = rules.all.filter(isHard).map(membersOf);
  const total = items.reduce((product, members) => product * members.length, 1);
  for (let way = 0; way < Math.min(total, mostWays); way++) {
    let rest = way;
    yield items.map((members) => {
      const at = rest % members.length;
      rest = Math.floor(rest / members.length);
      return members[at]!;
    });
  }
}

const mostWays = 4096;

function changesFor(conditions: readonly Condition[], answers: Answers): Change[] | null {
  const changes: Change[] = [];
  for (const [field, asked] of Map.groupBy(conditions, (condition) => condition.field)) {
    const fact = findFact(field);
    const from = Object.hasOwn(answers, field) ? answers[field] : undefined;
    if (from !== undefined && asked.every((condition) => test(condition, answers) === 'yes')) continue;
    const to = fact && nearest(fact, asked, from);
    if (to === undefined) return null;
    changes.push({ field, to, ...(from !== undefined && { from }) });
  }
  return changes;
}

/** The answer nearest to the present one by which all of the conditions hold; undefined when life has no such way. */
function nearest(
  fact: Fact,
  asked: readonly Condition[],
  from: Answers[string] | undefined,
): Answers[string] | undefined {
  if (from !== undefined && fact.moves === 'none') return undefined;
  if (fact.field.kind === 'number') return nearestNumber(fact, asked, from);
  return fact.field.kind === 'choice' ? nearestOption(fact, asked, from) : nearestOptions(fact, asked, from);
}

function nearestNumber(fact: Fact, asked: readonly Condition[], from: Answers[string] | undefined): number | undefined {
  const bounds = (op: Condition['op']) => asked.filter((each) => each.op === op).map(({ value }) => Number(value));
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = fact.field.kind === 'number' ? fact.field : {};
  const least = Math.max(min, ...bounds('AT_LEAST'));
  const most = Math.min(max, ...bounds('AT_MOST'));
  if (least > most) return undefined;
  if (typeof from !== 'number') return bounds('AT_LEAST').length > 0 ? least : most;
  const to = Math.min(most, Math.max(least, from));
  return fact.moves === 'up' && to < from ? undefined : to;
}

function nearestOption(fact: Fact, asked: readonly Condition[], from: Answers[string] | undefined): string | undefined {
  const start = from === undefined ? -1 : rankOf(fact, from);
  const open = optionsOfFact(fact)
    .map(({ value }) => value)
    .filter((value) => asked.every((condition) => test(condition, { [fact.field.key]: value }) === 'yes'))
    .filter((value) => fact.moves !== 'up' || rankOf(fact, value) >= start);
  const distance = (value: string) => (fact.ordered ? Math.abs(rankOf(fact, value) - start) : 0);
  return open.sort((one, other) => distance(one) - distance(other))[0];
}

function nearestOptions(
  fact: Fact,
  asked: readonly Condition[],
  from: Answers[string] | undefined,
): readonly string[] | undefined {
  const named = (op: Condition['op']) =>
    asked.filter((each) => each.op === op).map(({ value }) => (typeof value === 'object' ? value : [String(value)]));
  const shut = named('NONE').flat();
  const to = (typeof from === 'object' ? from : []).filter((each) => !shut.includes(each));
  for (const wanted of named('ANY')) {
    if (to.some((each) => wanted.includes(each))) continue;
    const added = wanted.find((each) => !shut.includes(each));
    if (added === undefined) return undefined;
    to.push(added);
  }
  if (to.length > 0) return to;
  // Somebody has to be something: the first that is not shut out.
  const other = optionsOfFact(fact).find(({ value }) => !shut.includes(value));
  return other && [other.value];
}

/** Facts that are otherwise, facts still to be told, and how far the first ones move. */
type Cost = readonly [number, number, number];

function costOf(changes: readonly Change[]): Cost {
  const known = changes.filter(({ from }) => from !== undefined);
  return [known.length, changes.length - known.length, known.reduce((sum, change) => sum + distanceOf(change), 0)];
}

function distanceOf({ field, from, to }: Change): number {
  const fact = findFact(field);
  if (!fact || from === undefined) return 0;
  if (typeof to === 'object') return to.filter((each) => typeof from === 'object' && !from.includes(each)).length;
  const span = fact.field.kind === 'number' ? (fact.field.max ?? 1) : optionsOfFact(fact).length;
  return Math.abs(rankOf(fact, to) - rankOf(fact, from)) / span;
}

function isLess(one: Cost, other: Cost): boolean {
  const at = one.findIndex((each, index) => each !== other[index]);
  return at >= 0 && one[at]! < other[at]!;
}
