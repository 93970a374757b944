import { isRecord, type Values } from '#core/forms/values.ts';
import type { Problem } from '#core/texts/errors/problems.ts';
import { assess, type Verdict } from './assess.ts';
import type { Answers } from './fact.ts';
import { findFact } from './facts.ts';
import { isHard, type Rules, readCondition, readRules } from './rules.ts';
import { expectedVerdicts } from './rules-fields.ts';
import { conditionText } from './wording.ts';

/** A case by which conditions are tried. */
export interface Example {
  readonly id: string;
  readonly name: string;
  readonly answers: Answers;
  readonly expected: Verdict;
}

/** The cases of an editor's form; rows that are not whole are left out. */
export function readExamples(rows: unknown): Example[] {
  return (Array.isArray(rows) ? rows : []).flatMap((row) => {
    if (!isRecord(row)) return [];
    const expected = expectedVerdicts.find(({ value }) => value === row.expected)?.value;
    if (!expected || typeof row.id !== 'string') return [];
    return [{ id: row.id, name: String(row.name ?? ''), answers: readTold(row), expected }];
  });
}

/**
 * Whether the conditions say of each case what it expects: problems name the case, what came out and the condition that
 * decided it. Rows of conditions that do not make sense are named, too.
 */
export function rulesProblems(values: Values): Problem[] {
  const rules = readRules(values.conditions);
  const rows = Array.isArray(values.conditions) ? values.conditions.filter(isRecord) : [];
  const broken = rows
    .filter((row) => row.op === 'AT_LEAST' && Array.isArray(row.values) && row.values.length > 1 && !readCondition(row))
    .map(
      ({ id }): Problem => ({
        path: `conditions[${id}].values`,
        key: 'TOO_MANY_CHOICES',
        params: { max: 1, count: 2 },
      }),
    );
  // A draft with half a condition cannot be tried; it is not published before it is whole.
  if (broken.length > 0 || rules.all.length === 0 || !rows.every(readCondition)) return broken;
  return readExamples(values.examples).flatMap((example) => {
    const { verdict, items } = assess(rules, example.answers);
    return verdict === example.expected
      ? []
      : [
          problemOf(
            example,
            verdict,
            items.filter(({ item }) => isHard(item)),
          ),
        ];
  });
}

/** What a row of an example tells, by fact. */
function readTold(row: Readonly<Record<string, unknown>>): Answers {
  const told = Array.isArray(row.told) ? row.told : [];
  return Object.fromEntries(
    told.flatMap((key) => {
      const value = typeof key === 'string' && findFact(key) ? row[key] : undefined;
      const isTold = typeof value === 'number' || (typeof value === 'string' && value !== '') || Array.isArray(value);
      return isTold ? [[key, value]] : [];
    }),
  );
}

function problemOf(
  { id, name, expected }: Example,
  verdict: Verdict,
  items: ReturnType<typeof assess>['items'],
): Problem {
  const deciding = items.filter((each) => each.verdict === verdict && verdict !== 'yes');
  const because = (locale: 'CN' | 'EN') =>
    deciding
      .map(({ item }) => ('any' in item ? item.any : [item]).map((each) => conditionText(each, locale)).join(' / '))
      .join(locale === 'CN' ? '；' : '; ') || { CN: '全部条件满足', EN: 'all conditions hold' }[locale];
  const said = (value: Verdict, locale: 'CN' | 'EN') =>
    expectedVerdicts.find((each) => each.value === value)?.label[locale] ?? value;
  return {
    path: `examples[${id}].expected`,
    key: 'EXAMPLE_FAILS',
    params: {
      name,
      expectedCN: said(expected, 'CN'),
      expectedEN: said(expected, 'EN'),
      foundCN: said(verdict, 'CN'),
      foundEN: said(verdict, 'EN'),
      becauseCN: because('CN'),
      becauseEN: because('EN'),
    },
  };
}

/** The conditions a form holds, told apart from none at all. */
export function rulesOf(values: Values): Rules | null {
  const rules = readRules(values.conditions);
  return rules.all.length > 0 ? rules : null;
}
