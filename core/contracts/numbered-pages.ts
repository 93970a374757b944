import { Type } from 'typebox';

/** A list is paged by number so far, and goes from row to row from there; it counts one row more and stops. */
export const numberedRows = 1000;

/** A page by its number, from 1; pages beyond `numberedRows` are asked for by the cursor. */
export const PageNumber = Type.Integer({ minimum: 1, maximum: numberedRows });

/** Pages of that size which have numbers, of a list with so many rows. */
export function numberedPages(size: number, total: number = numberedRows): number {
  return Math.ceil(Math.min(total, numberedRows) / size);
}

/** How many rows, as lists say it: they stop counting beyond the numbered ones. */
export function countText(total: number): string {
  return total === numberedRows + 1 ? `${numberedRows.toLocaleString('en-US')}+` : total.toLocaleString('en-US');
}

/** The numbers a pager offers around a page: the first, the last, the neighbours, and null where some are left out. */
export function offeredPages(page: number, last: number): (number | null)[] {
  const near = new Set([1, last, page - 1, page, page + 1]);
  if (page <= 3) for (const each of [2, 3, 4]) near.add(each);
  if (page >= last - 2) for (const each of [last - 3, last - 2, last - 1]) near.add(each);
  const numbers = [...near].filter((each) => each >= 1 && each <= last).sort((a, b) => a - b);
  return numbers.flatMap((each, at) => {
    const gap = each - (numbers[at - 1] ?? 0);
    // A gap of one number is that number.
    return gap === 2 ? [each - 1, each] : gap > 2 ? [null, each] : [each];
  });
}
