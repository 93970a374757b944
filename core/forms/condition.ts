import type { Data, Values } from './values.ts';
import { isBlank, isRecord } from './values.ts';

export type Scalar = string | number | boolean;

type Subject = {
  /** `field` of the same row or section, or `section.field`. */
  field: string;
  /** A part of a composite value, e.g. `type` of a certificate. */
  part?: string;
};

/** One question about one value. */
export type Test = Subject &
  (
    | { is: Scalar }
    | { isNot: Scalar }
    | { in: readonly Scalar[] }
    | { notIn: readonly Scalar[] }
    | { includes: Scalar }
    | { filled: boolean }
    | { atLeast: number | string }
    | { atMost: number | string }
  );

/** When something is shown, required or checked: plain data. */
export type Condition = Test | { all: readonly Condition[] } | { any: readonly Condition[] } | { not: Condition };

/** Where names are looked up: the row or section at hand, and all sections. */
export interface Scope {
  values: Values;
  data: Data;
}

/** Evaluates a condition; an empty value satisfies only `isNot`, `notIn` and `filled: false`. */
export function holds(condition: Condition, scope: Scope): boolean {
  if ('all' in condition) return condition.all.every((each) => holds(each, scope));
  if ('any' in condition) return condition.any.some((each) => holds(each, scope));
  if ('not' in condition) return !holds(condition.not, scope);
  return answers(condition, valueAt(condition, scope));
}

/** The value a reference points to, or undefined. */
export function valueAt(subject: Subject, scope: Scope): unknown {
  const [first = '', second] = subject.field.split('.');
  const value = second === undefined ? scope.values[first] : scope.data[first]?.[second];
  if (subject.part === undefined) return value;
  return isRecord(value) ? value[subject.part] : undefined;
}

/** Every field a condition asks about, for the check at load. */
export function subjectsOf(condition: Condition): Subject[] {
  if ('all' in condition) return condition.all.flatMap(subjectsOf);
  if ('any' in condition) return condition.any.flatMap(subjectsOf);
  if ('not' in condition) return subjectsOf(condition.not);
  return [condition];
}

function answers(test: Test, value: unknown): boolean {
  if ('filled' in test) return isBlank(value) !== test.filled;
  if ('isNot' in test) return value !== test.isNot;
  if ('notIn' in test) return !test.notIn.includes(value as Scalar);
  if (isBlank(value)) return false;
  if ('is' in test) return value === test.is;
  if ('in' in test) return test.in.includes(value as Scalar);
  if ('includes' in test) return Array.isArray(value) && value.includes(test.includes);
  if ('atLeast' in test) return typeof value === typeof test.atLeast && (value as number) >= (test.atLeast as number);
  return typeof value === typeof test.atMost && (value as number) <= (test.atMost as number);
}
