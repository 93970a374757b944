/** Where dimensions stand; the last of several stands across. */
export type Shelf = 'rows' | 'columns';

/** Dimensions of a report by shelf. */
export function shelvesOf(dimensions: readonly string[]): Record<Shelf, readonly string[]> {
  return dimensions.length > 1
    ? { rows: dimensions.slice(0, -1), columns: dimensions.slice(-1) }
    : { rows: dimensions, columns: [] };
}

/**
 * Dimensions once one of them, or a new one, is put on a shelf: before another that stands there, or as its last. What
 * stood across goes to the rows when another takes its place. Answers what there was where `most` are there already.
 */
export function putOnShelf(
  dimensions: readonly string[],
  key: string,
  { shelf, before, most }: { shelf: Shelf; before?: string | undefined; most: number },
): readonly string[] {
  if (key === before || (!dimensions.includes(key) && dimensions.length >= most)) return dimensions;
  const others = dimensions.filter((each) => each !== key);
  if (shelf === 'columns') return [...others, key];
  const wasAcross = dimensions.length > 1 && dimensions.at(-1) === key;
  // With nothing else across, the last of the others has to stand there.
  const across = wasAcross
    ? others.length - 1
    : Math.max(0, others.length - (shelvesOf(dimensions).columns.length && 1));
  const at = before === undefined ? across : others.indexOf(before);
  return others.toSpliced(at < 0 ? across : at, 0, key);
}

/** The same fields with one moved by so many positions, as far as there are any. */
export function moveBy(all: readonly string[], key: string, by: number): readonly string[] {
  const at = all.indexOf(key);
  if (at < 0) return all;
  const others = all.filter((each) => each !== key);
  return others.toSpliced(Math.min(Math.max(at + by, 0), others.length), 0, key);
}
