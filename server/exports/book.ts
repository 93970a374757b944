/** A table on its way into a file: texts only, its rows read while they are written. */
export interface Book {
  /** What the first sheet is called. */
  readonly title: string;
  readonly head: readonly string[];
  /** Widths of the columns in characters. */
  readonly widths: readonly number[];
  /** For each column the texts that its cells offer as a list; none for what is typed. */
  readonly choices?: readonly (readonly string[])[];
  readonly rows: Iterable<readonly string[]> | AsyncIterable<readonly string[]>;
  /** The second sheet: name and value, asked for when all rows are written. */
  readonly about: { readonly title: string; readonly lines: () => readonly (readonly [string, string])[] };
}
