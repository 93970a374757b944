import { isMonth, monthsBetween, moveDate } from '../calendar/dates.ts';
import type { Problem } from '../texts/errors/problems.ts';
import type { Text } from '../texts/text.ts';
import { holds, valueAt } from './condition.ts';
import { dateProblems } from './date-values.ts';
import type { Field } from './field.ts';
import type { FieldContext } from './kind.ts';
import { numberProblems } from './number-values.ts';
import type { CrossRule } from './rules.ts';
import type { RowValue } from './values.ts';
import { asText, isBlank, isRecord, openEnd } from './values.ts';

type RuleOf<R extends CrossRule['rule']> = Extract<CrossRule, { rule: R }>;

/** Rules that only warn: they never stop a submission. */
export const warningRules: readonly CrossRule['rule'][] = ['gap'];

/** Problems found by rules over several fields of one section or row. */
export function ruleProblems(rules: readonly CrossRule[], fields: readonly Field[], context: FieldContext): Problem[] {
  return rules
    .filter((rule) => !rule.when || holds(rule.when, context))
    .flatMap((rule) => check(rule, fields, context));
}

function check(rule: CrossRule, fields: readonly Field[], context: FieldContext): Problem[] {
  switch (rule.rule) {
    case 'after':
    case 'before':
      return orderProblems(rule, fields, context);
    case 'equal':
    case 'not-more':
      return pairProblems(rule, fields, context);
    case 'sum':
      return sumProblems(rule, context);
    case 'count':
      return countProblems(rule, fields, context);
    case 'limit':
      return limitProblems(rule, fields, context);
    case 'back-by':
      return backProblems(rule, fields, context);
    case 'forbid':
      return [
        { path: rule.field, key: 'FORBIDDEN', params: { becauseCN: rule.because.CN, becauseEN: rule.because.EN } },
      ];
    case 'unique':
      return uniqueProblems(rule, context);
    case 'at-most':
      return mostProblems(rule, context);
    case 'gap':
      return gapProblems(rule, context);
  }
}

function orderProblems(rule: RuleOf<'after' | 'before'>, fields: readonly Field[], context: FieldContext): Problem[] {
  const value = context.values[rule.field];
  const otherValue = valueAt({ field: rule.other }, context);
  if (!isDateText(value) || !isDateText(otherValue)) return [];
  const length = Math.min(endOf(value).length, endOf(otherValue).length);
  const mine = endOf(value).slice(0, length);
  const other = endOf(otherValue).slice(0, length);
  const names = labelParams(rule, fields);
  if (rule.strict && mine === other) return [{ path: rule.field, key: 'SAME_AS', params: { value, ...names } }];
  if (rule.rule === 'after' && mine < other) {
    return [{ path: rule.field, key: 'EARLIER_THAN', params: { value, otherValue, ...names } }];
  }
  if (rule.rule === 'before' && mine > other) {
    return [{ path: rule.field, key: 'LATER_THAN', params: { value, otherValue, ...names } }];
  }
  return [];
}

function pairProblems(rule: RuleOf<'equal' | 'not-more'>, fields: readonly Field[], context: FieldContext): Problem[] {
  const value = context.values[rule.field];
  const otherValue = valueAt({ field: rule.other }, context);
  if (isBlank(value) || isBlank(otherValue)) return [];
  const params = { value: asText(value), otherValue: asText(otherValue), ...labelParams(rule, fields) };
  if (rule.rule === 'equal') return value === otherValue ? [] : [{ path: rule.field, key: 'NOT_EQUAL', params }];
  if (typeof value !== 'number' || typeof otherValue !== 'number' || value <= otherValue) return [];
  return [{ path: rule.field, key: 'MORE_THAN', params }];
}

function sumProblems(rule: RuleOf<'sum'>, context: FieldContext): Problem[] {
  const value = context.values[rule.field];
  const parts = rule.of.map((key) => context.values[key]);
  if (typeof value !== 'number' || !parts.every((part) => typeof part === 'number')) return [];
  // Cents, because sums of decimal fractions are not exact.
  const sum = parts.reduce((total, part) => total + Math.round(part * 100), 0) / 100;
  return Math.round(value * 100) / 100 === sum
    ? []
    : [{ path: rule.field, key: 'SUM_DIFFERS', params: { value, sum } }];
}

function countProblems(rule: RuleOf<'count'>, fields: readonly Field[], context: FieldContext): Problem[] {
  const value = context.values[rule.field];
  if (typeof value !== 'number') return [];
  const entries = valueAt({ field: rule.other }, context);
  const expected = (Array.isArray(entries) ? entries.length : 0) + (rule.plus ?? 0);
  if (value === expected) return [];
  return [{ path: rule.field, key: 'COUNT_DIFFERS', params: { value, expected, ...labelParams(rule, fields) } }];
}

function limitProblems(rule: RuleOf<'limit'>, fields: readonly Field[], context: FieldContext): Problem[] {
  const value = context.values[rule.field];
  const field = fields.find((each) => each.key === rule.field);
  if (isBlank(value) || !field) return [];
  const { min, max } = rule;
  const problems =
    field.kind === 'date' || field.kind === 'month'
      ? dateProblems(
          value,
          {
            min: typeof min === 'number' ? undefined : min,
            max: typeof max === 'number' ? undefined : max,
            unit: field.kind,
            openEnded: field.openEnded,
          },
          context.today,
        )
      : numberProblems(value, {
          min: typeof min === 'number' ? min : undefined,
          max: typeof max === 'number' ? max : undefined,
          decimals: 10,
        });
  // What is wrong with the value itself is the field's own problem, told once.
  const own = ['NOT_A_DATE', 'NOT_A_MONTH', 'NOT_A_NUMBER'];
  return problems.filter((problem) => !own.includes(problem.key)).map((problem) => ({ ...problem, path: rule.field }));
}

/** Ten months reach from today's month back to the tenth before it. */
function backProblems(rule: RuleOf<'back-by'>, fields: readonly Field[], context: FieldContext): Problem[] {
  const value = context.values[rule.field];
  const count = valueAt({ field: rule.other }, context);
  if (!isMonth(value) || typeof count !== 'number') return [];
  const min = moveDate(context.today, { months: -Math.floor(count) }).slice(0, 7);
  if (value >= min) return [];
  return [{ path: rule.field, key: 'FURTHER_BACK', params: { value, count, min, ...labelParams(rule, fields) } }];
}

function uniqueProblems(rule: RuleOf<'unique'>, context: FieldContext): Problem[] {
  const seen = new Set<string>();
  return rowsOf(context.values[rule.rows]).flatMap((row): Problem[] => {
    const key = JSON.stringify(rule.by.map((name) => row[name] ?? null));
    if (rule.by.every((name) => isBlank(row[name]))) return [];
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [{ path: `${rule.rows}[${row.id}]`, key: 'ROW_DUPLICATE' }];
  });
}

/** Rows beyond the most that may say so, each at its own answer. */
function mostProblems({ rows, column, is, max, because }: RuleOf<'at-most'>, context: FieldContext): Problem[] {
  const chosen = rowsOf(context.values[rows]).filter((row) => row[column] === is);
  return chosen.slice(max).map(({ id }) => ({
    path: `${rows}[${id}].${column}`,
    key: 'FORBIDDEN',
    params: { becauseCN: because.CN, becauseEN: because.EN },
  }));
}

function gapProblems(rule: RuleOf<'gap'>, context: FieldContext): Problem[] {
  const spans = rowsOf(context.values[rule.rows])
    .map((row) => ({ from: row[rule.from], to: row[rule.to] }))
    .filter((span): span is { from: string; to: string } => isDateText(span.from) && isDateText(span.to))
    .map((span) => ({ from: span.from, to: span.to === openEnd ? context.today.slice(0, span.from.length) : span.to }))
    .sort((a, b) => a.from.localeCompare(b.from));
  const problems: Problem[] = [];
  let end: string | undefined;
  for (const span of spans) {
    // Ending in June and starting in July leaves no month between.
    const months = end === undefined ? 0 : monthsBetween(end, span.from) - 1;
    if (end !== undefined && months > rule.months) {
      problems.push({ path: rule.rows, key: 'GAP', params: { from: end, to: span.from, months } });
    }
    if (end === undefined || span.to > end) end = span.to;
  }
  return problems;
}

function rowsOf(value: unknown): RowValue[] {
  return Array.isArray(value)
    ? value.filter((row): row is RowValue => isRecord(row) && typeof row.id === 'string')
    : [];
}

function isDateText(value: unknown): value is string {
  if (value === openEnd) return true;
  return typeof value === 'string' && /^\d{4}-\d{2}(-\d{2}( \d{2}:\d{2})?)?$/.test(value);
}

function endOf(value: string): string {
  return value === openEnd ? '9999-12-31' : value;
}

function labelParams(rule: { other: string; otherLabel?: Text }, fields: readonly Field[]): Record<string, string> {
  const label = rule.otherLabel ?? fields.find((field) => field.key === rule.other)?.label;
  return { otherCN: label?.CN ?? rule.other, otherEN: label?.EN ?? rule.other };
}
