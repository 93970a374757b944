import { isDate } from '#core/calendar/dates.ts';
import { numberedRows } from '#core/contracts/numbered-pages.ts';
import { Refusal } from '#core/errors.ts';
import type { Filter, Resource } from '#core/resources/resource.ts';
import type { ListQuery, Position, Values } from './store.ts';

/** What a list is asked for. */
export interface ListInput {
  readonly filter?: Values;
  readonly sort?: string;
  readonly descending?: boolean;
  readonly page?: number;
  readonly size?: number;
  /** Position of a page before, instead of a number: the page that follows it, or that it follows. */
  readonly after?: string;
  readonly before?: string;
}

/** The query of an input, within what the resource declares. */
export function readQuery(
  resource: Resource,
  { filter = {}, sort, descending, page = 1, size = 20, after, before }: ListInput,
): ListQuery {
  const column = resource.columns.find((each) => each.key === sort && each.sortable);
  if (sort !== undefined && !column) throw invalidAt('sort', sort);
  for (const [key, value] of Object.entries(filter)) {
    const declared = resource.filters.find((each) => each.key === key);
    if (!declared || !isFilterValue(declared, value)) throw invalidAt(`filter.${key}`, key);
  }
  const from =
    after !== undefined ? readPosition('after', after) : before !== undefined && readPosition('before', before);
  if (!from && (page - 1) * size >= numberedRows) throw invalidAt('page');
  return {
    filter,
    sort: column?.key ?? resource.sort.key,
    descending: sort ? (descending ?? false) : resource.sort.descending,
    limit: size,
    offset: from ? 0 : (page - 1) * size,
    ...(from && { from }),
  };
}

/** A text, several, or two days of which either may be missing, as the filter's kind has it. */
function isFilterValue({ kind }: Filter, value: unknown): boolean {
  const isText = (each: unknown) => typeof each === 'string' && each.length <= 100;
  if (kind === 'keyword' || kind === 'choice' || kind === 'record') return isText(value);
  if (!Array.isArray(value)) return false;
  if (kind === 'multi') return value.length <= 100 && value.every(isText);
  return value.length <= 2 && value.every((day) => day === '' || day === null || isDate(day));
}

/** A position in a list as clients hand it back: opaque to them, good for the order in which it was given. */
export function writePosition({ value, id }: Position): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/** Reads it; throws INVALID for one that was not made here. */
export function readPosition(side: Position['side'], written: string): Position {
  try {
    const position: unknown = JSON.parse(Buffer.from(written, 'base64url').toString());
    if (Array.isArray(position) && position.length === 2) {
      const [value, id] = position;
      if ((value === null || typeof value === 'string') && typeof id === 'string') return { side, value, id };
    }
  } catch {
    // Told below, like a position of the wrong shape.
  }
  throw invalidAt(side);
}

/** Refuses an input by its path. */
export function invalidAt(path: string, msg = path): Refusal {
  return new Refusal('INVALID', { fields: [{ path, key: 'INVALID', msg }], params: { count: 1 } });
}
