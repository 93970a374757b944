import type { Text } from '../texts/text.ts';

/** A year of figures, such as one that is still to come. */
export interface FiguresColumn {
  readonly year: number;
  /** What its figures are: actual, expected, forecast. */
  readonly note: Text;
  /** No figure of it has happened yet. */
  readonly isEstimate?: true;
}

/** One figure over the years; `fields` are of the columns, in their order. */
export interface FiguresRow {
  readonly title: Text;
  readonly note?: Text;
  readonly fields: readonly string[];
  /** What is computed under each cell: the change since the column before, or the share of the first row. */
  readonly told?: 'growth' | 'margin';
}

/** Money fields of a section as a table of years. */
export interface Figures {
  readonly columns: readonly FiguresColumn[];
  readonly rows: readonly FiguresRow[];
  /** Below the table. */
  readonly foot?: Text;
}

/** Some fields of a section that belong together, under a title of their own. */
export interface Block {
  readonly title: Text;
  readonly note?: Text;
  /** In the section's order. */
  readonly fields: readonly string[];
  /** The fields as a table. */
  readonly figures?: Figures;
}

/** A block of figures; its fields are those of its table. */
export function figuresBlock(head: Pick<Block, 'title' | 'note'>, figures: Figures): Block {
  return { ...head, fields: figures.rows.flatMap(({ fields }) => fields), figures };
}
