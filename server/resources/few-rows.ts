import { numberedRows } from '#core/contracts/numbered-pages.ts';
import { isText } from '#core/resources/cell-text.ts';
import { type Locale, textIn } from '#core/texts/text.ts';
import type { ListPage, ListQuery, Position, Row } from './store.ts';

interface Found<R> {
  readonly locale: Locale;
  /** Whether a row is one that the filter asks for. */
  isFound(row: R): boolean;
  /** Orders rows that the sorted column leaves equal; by their ids unless told. */
  order?(a: R, b: R): number;
}

/** One page of a list so short that it is read whole: found, sorted as its texts are read, cut. */
export function pageOfFew<R extends Row>(
  rows: readonly R[],
  query: ListQuery,
  { locale, isFound, order = () => 0 }: Found<R>,
): ListPage {
  const { ids, sort, descending, offset, limit, from } = query;
  const direction = descending ? -1 : 1;
  const found = rows
    .filter((row) => (!ids || ids.includes(row.id)) && isFound(row))
    .sort((a, b) => direction * compare(a[sort], b[sort], locale) || order(a, b) || a.id.localeCompare(b.id));
  const at = from ? found.findIndex(({ id }) => id === from.id) : -1;
  const start = !from ? offset : from.side === 'after' ? at + 1 : Math.max(0, at - limit);
  const end = from?.side === 'before' ? at : start + limit;
  const page = found.slice(start, end);
  const beside = (row: Row | undefined, side: Position['side']) => (row ? { side, value: null, id: row.id } : null);
  return {
    rows: page,
    total: Math.min(found.length, numberedRows + 1),
    next: end < found.length ? beside(page.at(-1), 'after') : null,
    previous: start > 0 ? beside(page[0], 'before') : null,
  };
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
