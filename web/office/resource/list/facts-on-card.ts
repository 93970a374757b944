import type { Column } from '#core/resources/resource.ts';

/** Facts on a card below title, state and code. */
const most = 4;

/**
 * The columns that a card of a phone has room for, in their order: what stays in the narrowest table comes first here,
 * what goes first from it last.
 */
export function factsOnCard(
  columns: readonly Column[],
  rows: readonly Readonly<Record<string, unknown>>[],
): readonly Column[] {
  // A column of pictures that nobody has given would only take the place of a fact.
  const filled = columns.filter(({ kind, key }) => kind !== 'image' || rows.some((row) => row[key]));
  const kept = filled.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, most);
  return filled.filter((column) => kept.includes(column));
}

function rankOf({ priority = 2 }: Column): number {
  return priority;
}
