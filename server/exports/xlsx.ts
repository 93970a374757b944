import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Book } from './book.ts';
import {
  bookRelations,
  cellOffers,
  columnName,
  contentTypes,
  listSheet,
  rootRelations,
  sheetEnd,
  sheetRow,
  sheetStart,
  styles,
  workbook,
} from './xlsx-parts.ts';

/**
 * A whole workbook as bytes, made while it is read: memory holds one piece of the sheet, however many rows there are.
 * Every cell is a text, also numbers and dates, so that no reader makes a number of an ID or a formula of a name.
 */
export function xlsxStream(book: Book, at: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  const options = { mtime: at, compress: true };
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path, options);
  const lists = book.choices?.some((texts) => texts.length > 0) ?? false;
  add('[Content_Types].xml', contentTypes(lists));
  add('_rels/.rels', rootRelations);
  add('xl/workbook.xml', workbook([sheetName(book.title), sheetName(book.about.title), ...(lists ? [listSheet] : [])]));
  add('xl/_rels/workbook.xml.rels', bookRelations(lists));
  add('xl/styles.xml', styles);
  if (lists) add('xl/worksheets/sheet3.xml', listsSheet(book.choices ?? []));
  const rows = Readable.from(pieces(book), { objectMode: false });
  // Whoever reads the bytes hears that the rows failed, and the rows end with whoever stops reading.
  rows.once('error', (error) => output.destroy(error));
  output.once('close', () => rows.destroy());
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml', options);
  // Asked for only now: what it says about the rows is known when they are written.
  zip.addReadStreamLazy('xl/worksheets/sheet2.xml', options, (done) => done(null, Readable.from([aboutSheet(book)])));
  zip.end();
  return output;
}

/** Characters gathered before they are passed on. */
const chunk = 64 * 1024;

async function* pieces({ head, widths, rows, choices = [] }: Book) {
  let text = sheetStart(widths, { frozen: true }) + sheetRow(head, 1, 2);
  let row = 1;
  for await (const cells of rows) {
    text += sheetRow(cells, ++row, 1);
    if (text.length < chunk) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text + sheetEnd(`A1:${columnName(Math.max(head.length - 1, 0))}${row}`, cellOffers(choices)));
}

function listsSheet(choices: readonly (readonly string[])[]): string {
  const longest = Math.max(...choices.map((texts) => texts.length));
  const rows = Array.from({ length: longest }, (_, at) =>
    sheetRow(
      choices.map((texts) => texts[at] ?? ''),
      at + 1,
      1,
    ),
  );
  return sheetStart([], { frozen: false }) + rows.join('') + sheetEnd();
}

function aboutSheet({ about }: Book): Buffer {
  const rows = about.lines().map((line, at) => sheetRow(line, at + 1, 1));
  return Buffer.from(sheetStart([24, 80], { frozen: false }) + rows.join('') + sheetEnd());
}

/** Names of sheets are at most 31 characters long, and some characters are not for them. */
function sheetName(text: string): string {
  return (
    text
      .replace(/[[\]:*?/\\]/g, ' ')
      .replace(/^'+|'+$/g, '')
      .trim()
      .slice(0, 31) || 'Sheet'
  );
}
