import { csvStart } from './csv.ts';

/**
 * The cells of a CSV file (RFC 4180), also one with semicolons or tabs between them; an apostrophe that keeps a text from
 * being a formula (csv.ts) is taken off. Rows may differ in length; empty lines are kept as rows without cells.
 */
export function readCsv(file: string): string[][] {
  const text = file.startsWith(csvStart) ? file.slice(csvStart.length) : file;
  const comma = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = () => {
    rows.push(row.length === 0 && cell === '' ? [] : [...row, cell].map(bare));
    row = [];
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === comma) {
      row.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

/** What stands between the cells of the first line. */
function separatorOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const counts = [',', ';', '\t'].map((sign) => [sign, head.split(sign).length] as const);
  return counts.toSorted((one, other) => other[1] - one[1])[0]![0];
}

function bare(cell: string): string {
  return /^'+[=+\-@\t\r\n\0＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}
