import type { Locale, Text } from '../texts/text.ts';

/** A column of a list that goes into a file whole, declared once for the file and the dialog that offers it. */
export interface ListColumn<Row> {
  readonly title: Text;
  /** Characters. */
  readonly width: number;
  readonly text: (row: Row, locale: Locale) => string;
}
