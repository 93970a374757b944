import { Readable } from 'node:stream';
import { csvLine, csvStart } from '#core/files/csv.ts';

/**
 * A whole CSV file as bytes, made while it is read: rows may come from pages of a query, one after the other, so that
 * memory holds one page.
 */
export function csvStream(
  head: readonly string[],
  rows: Iterable<readonly string[]> | AsyncIterable<readonly string[]>,
) {
  async function* bytes() {
    let text = csvStart + csvLine(head);
    for await (const row of rows) {
      text += csvLine(row);
      if (text.length < chunk) continue;
      yield Buffer.from(text);
      text = '';
    }
    yield Buffer.from(text);
  }
  return Readable.from(bytes(), { objectMode: false });
}

/** Characters gathered before they are passed on. */
const chunk = 64 * 1024;
