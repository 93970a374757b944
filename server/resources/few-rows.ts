import { isText } from '#core/resources/cell-text.ts';
import { type Locale, textIn } from '#core/texts/text.ts';
import type { ListQuery, Row } from './store.ts';

interface Found {
  readonly locale: Locale;
  /** Whether a row is one that the filter asks for. */
  isFound(row: Row): boolean;
}

/** One page of a list so short that it is read whole: found, sorted as its texts are read, cut. */
export function pageOfFew(rows: readonly Row[], query: ListQuery, { locale, isFound }: Found) {
  const { ids, sort, descending, offset, limit } = query;
  const direction = descending ? -1 : 1;
  const found = rows
    .filter((row) => (!ids || ids.includes(row.id)) && isFound(row))
    .sort((a, b) => direction * compare(a[sort], b[sort], locale) || a.id.localeCompare(b.id));
  return { rows: found.slice(offset, offset + limit), total: found.length };
}

/** Whether one of the values has the keyword in it, as the reader sees it; true without a keyword. */
export function says(keyword: unknown, locale: Locale, values: readonly unknown[]): boolean {
  const word = String(keyword ?? '').toLowerCase();
  return values.some((value) => shown(value, locale).toLowerCase().includes(word));
}

function compare(a: unknown, b: unknown, locale: Locale): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return shown(a, locale).localeCompare(shown(b, locale));
}

function shown(value: unknown, locale: Locale): string {
  return isText(value) ? textIn(value, locale) : String(value ?? '');
}
