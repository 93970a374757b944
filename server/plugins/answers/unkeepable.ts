import { errorText, Refusal } from '#core/errors.ts';
import type { Locale } from '#core/texts/text.ts';

/**
 * Throws INVALID, naming the field, for an input that no part of the house could keep: PostgreSQL takes neither U+0000
 * nor half of a surrogate pair, and what is nested without end would exhaust the stack of whoever walks through it.
 */
export function refuseUnkeepable(input: unknown, locale: Locale): void {
  const fields = Object.entries(input as Record<string, unknown>)
    .filter(([, value]) => !isKeepable(value, deepest))
    .map(([path]) => ({ path, key: 'INVALID', msg: errorText('INVALID', locale, { count: 1 }) }));
  if (fields.length > 0) throw new Refusal('INVALID', { fields, cause: 'not to be kept' });
}

/** Levels of an open value; forms need four. */
const deepest = 12;

function isKeepable(value: unknown, levels: number): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  return Object.entries(value).every(([key, each]) => isKeepable(key, 0) && isKeepable(each, levels - 1));
}
