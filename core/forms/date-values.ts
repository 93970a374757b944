import { isDate, isMonth, moveDate } from '../calendar/dates.ts';
import type { Problem } from '../texts/errors/problems.ts';
import { foldCode } from './text-values.ts';
import { asText, openEnd } from './values.ts';

/** A bound of a date: a fixed day, or today moved by years, months and days (negative: the past). */
export type DateLimit = string | { years?: number; months?: number; days?: number };

/** The day a limit means on a given day. */
export function limitDay(limit: DateLimit, today: string): string {
  return typeof limit === 'string' ? limit : moveDate(today, limit);
}

/** Problems of a day or month against its bounds; a month is within bounds when it is not outside by its month. */
export function dateProblems(
  value: unknown,
  limits: { min?: DateLimit; max?: DateLimit; unit: 'date' | 'month'; openEnded?: unknown },
  today: string,
): Problem[] {
  if (value === openEnd && limits.openEnded) return [];
  const isReal = limits.unit === 'date' ? isDate(value) : isMonth(value);
  if (!isReal) {
    return [{ path: '', key: limits.unit === 'date' ? 'NOT_A_DATE' : 'NOT_A_MONTH', params: { value: asText(value) } }];
  }
  const text = asText(value);
  const bound = (limit: DateLimit) => limitDay(limit, today).slice(0, text.length);
  if (limits.min !== undefined && text < bound(limits.min)) {
    return [{ path: '', key: 'DATE_TOO_EARLY', params: { value: text, min: bound(limits.min) } }];
  }
  if (limits.max !== undefined && text > bound(limits.max)) {
    return [{ path: '', key: 'DATE_TOO_LATE', params: { value: text, max: bound(limits.max) } }];
  }
  return [];
}

/** Reads a day or month written with dots, slashes, 年月日 or without leading zeros; anything else stays as typed. */
export function readDate(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const folded = foldCode(value);
  const parts = folded.match(/^(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2})?日?)?$/);
  if (!parts) return folded;
  const [, year = '', month = '', day] = parts;
  const start = `${year}-${month.padStart(2, '0')}`;
  return day ? `${start}-${day.padStart(2, '0')}` : start;
}

/** Whether a draft may hold the value as a date: null or short text. */
export function isDateLike(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.length <= 40);
}
