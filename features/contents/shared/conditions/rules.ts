import { isRecord } from '#core/forms/values.ts';
import type { Text } from '#core/texts/text.ts';
import type { Fact } from './fact.ts';
import { findFact, optionsOfFact } from './facts.ts';

export const ops = ['AT_LEAST', 'AT_MOST', 'ANY', 'NONE'] as const;
export type Op = (typeof ops)[number];

/** One thing that a policy asks for. AT_LEAST and AT_MOST bound a number or a rank; ANY and NONE name options. */
export interface Condition {
  /** Key of a fact. */
  readonly field: string;
  readonly op: Op;
  readonly value: number | string | readonly string[];
  /** Without it the policy is out of reach; a soft one only counts. */
  readonly hard: boolean;
  /** Where it is written. */
  readonly clause: Text;
}

/** A condition, or several of which one is enough. */
export type Item = Condition | { readonly any: readonly Condition[] };

/** The conditions of a policy: all of them hold. Versions are those of the content they stand in. */
export interface Rules {
  readonly all: readonly Item[];
}

/** The conditions among which one is enough; a single one stands alone. */
export function membersOf(item: Item): readonly Condition[] {
  return 'any' in item ? item.any : [item];
}

/** Whether a policy cannot do without the item. */
export function isHard(item: Item): boolean {
  return membersOf(item).some(({ hard }) => hard);
}

/** The ops that a fact can be asked by. */
export function opsOf({ field, ordered }: Fact): readonly Op[] {
  if (field.kind === 'number') return ['AT_LEAST', 'AT_MOST'];
  return ordered ? ['AT_LEAST', 'ANY', 'NONE'] : ['ANY', 'NONE'];
}

/**
 * The conditions as an editor's form keeps them, one row each, those of one letter standing for each other. Rows that
 * are not whole are left out: a draft may hold them, a publication does not.
 */
export function readRules(rows: unknown): Rules {
  const all: Item[] = [];
  const groups = new Map<string, Condition[]>();
  for (const row of Array.isArray(rows) ? rows : []) {
    const condition = isRecord(row) ? readCondition(row) : null;
    if (!condition) continue;
    const letter = typeof row.either === 'string' ? row.either : '';
    const group = groups.get(letter);
    if (letter === '') all.push(condition);
    else if (group) group.push(condition);
    else {
      const any = [condition];
      groups.set(letter, any);
      all.push({ any });
    }
  }
  return { all };
}

/** The condition of a row; null for one that is not whole. */
export function readCondition(row: Readonly<Record<string, unknown>>): Condition | null {
  const fact = findFact(String(row.fact ?? ''));
  const op = opsOf(fact ?? noFact).find((each) => each === row.op);
  const value = fact && op && readValue(fact, op, row);
  if (!fact || !op || value === undefined) return null;
  const text = (key: string) => (typeof row[key] === 'string' ? row[key] : '');
  return {
    field: fact.field.key,
    op,
    value,
    hard: row.hard !== 'NO',
    clause: { CN: text('clauseCN'), EN: text('clauseEN') || text('clauseCN') },
  };
}

function readValue(
  fact: Fact,
  op: Op,
  { number, values }: Readonly<Record<string, unknown>>,
): Condition['value'] | undefined {
  if (fact.field.kind === 'number') return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
  const known = optionsOfFact(fact).map(({ value }) => value);
  const chosen = Array.isArray(values) ? values.filter((each): each is string => known.includes(each)) : [];
  if (chosen.length === 0 || chosen.length !== (values as unknown[]).length) return undefined;
  if (op === 'ANY' || op === 'NONE') return chosen;
  return chosen.length === 1 ? chosen[0] : undefined;
}

const noFact: Fact = {
  field: { key: '', kind: 'choice', label: { CN: '', EN: '' }, options: [] },
  question: { CN: '', EN: '' },
  asked: 'later',
};
