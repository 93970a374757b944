/** What the lists of a result go by. */
interface Listed {
  readonly verdict: 'yes' | 'no' | 'missing';
  readonly group: 'fits' | 'likely' | 'other';
  readonly gives: readonly string[];
}

export interface ResultGroups<Row> {
  /** What serves a need that was named and is not out of reach: it stands first. */
  readonly wished: readonly Row[];
  readonly fits: readonly Row[];
  readonly likely: readonly Row[];
  /** Out of reach, or too little is known. */
  readonly other: readonly Row[];
}

/** How many stand open when nothing else would. */
const fewest = 4;

/**
 * The rows of a result by how they are listed, each once and in their order. A result never leads with nothing: while
 * nothing fits, those nearest to be settled are likely.
 */
export function resultGroups<Row extends Listed>(rows: readonly Row[], needs: readonly string[]): ResultGroups<Row> {
  const wished = rows.filter(({ verdict, gives }) => verdict !== 'no' && gives.some((each) => needs.includes(each)));
  const rest = rows.filter((row) => !wished.includes(row));
  const fits = rest.filter(({ group }) => group === 'fits');
  const known = rest.filter(({ group }) => group === 'likely');
  const near = rest.filter(({ group, verdict }) => group === 'other' && verdict === 'missing').slice(0, fewest);
  const likely = wished.length + fits.length + known.length === 0 ? near : known;
  return { wished, fits, likely, other: rest.filter((row) => !fits.includes(row) && !likely.includes(row)) };
}

/** How many of them may be for somebody: all that stand open. */
export function mayFit(groups: ResultGroups<unknown>): number {
  return groups.wished.length + groups.fits.length + groups.likely.length;
}
