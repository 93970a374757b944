import { parentPort } from 'node:worker_threads';
import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate';
import readXlsx from 'read-excel-file/node';
import { readCsv } from '#core/files/read-csv.ts';

/** What became of a file: the cells of its first sheet as texts, or why it was not read. */
export type Sheet = { readonly rows: string[][] } | { readonly refused: 'BROKEN' | 'PROTECTED' | 'MACROS' | 'TYPE' };

/** Bytes that a workbook may unfold to; what stands in its directory is not believed. */
const mostUnfolded = 40 * 1024 * 1024;
const mostParts = 500;

parentPort?.once('message', (bytes: Uint8Array) => {
  readSheet(bytes).then(
    (sheet) => parentPort?.postMessage(sheet),
    () => parentPort?.postMessage({ refused: 'BROKEN' } satisfies Sheet),
  );
});

async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  const begins = (...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
  // Workbooks before 2007, and those with a password.
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) return { refused: 'PROTECTED' };
  if (begins(0x50, 0x4b)) return await readWorkbook(bytes);
  const text = decode(bytes);
  return text.includes('\0') ? { refused: 'TYPE' } : { rows: readCsv(text) };
}

/** UTF-8, or what spreadsheets in China save as CSV. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

async function readWorkbook(bytes: Uint8Array): Promise<Sheet> {
  const names = unfold(bytes);
  if (names === null) return { refused: 'BROKEN' };
  if (names.some((name) => /vbaProject|macrosheets/i.test(name))) return { refused: 'MACROS' };
  if (!names.includes('xl/workbook.xml')) return { refused: 'TYPE' };
  // Numbers stay as they are written: 00123 and eighteen digits are no quantities. Formulas give the value last kept.
  const [first] = await readXlsx(Buffer.from(bytes), { parseNumber: (digits: string) => digits });
  return { rows: (first?.data ?? []).map((row) => row.map(textOf)) };
}

/** Names of all parts, each unfolded once to see how long it is; null for what is no archive or unfolds too far. */
function unfold(bytes: Uint8Array): string[] | null {
  const names: string[] = [];
  let unfolded = 0;
  const unzip = new Unzip((part) => {
    names.push(part.name);
    if (names.length > mostParts) throw new Error('too many parts');
    part.ondata = (error, data) => {
      if (error) throw error;
      unfolded += data.length;
      if (unfolded > mostUnfolded) throw new Error('unfolds too far');
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  unzip.register(UnzipPassThrough);
  try {
    for (let at = 0; at < bytes.length; at += piece)
      unzip.push(bytes.subarray(at, at + piece), at + piece >= bytes.length);
  } catch {
    return null;
  }
  return names;
}

/** Bytes unfolded at a time, so that a bomb is seen before it has gone off. */
const piece = 16 * 1024;

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'YES' : 'NO';
  // A sheet knows no zone: midnight in UTC is the day as it was typed.
  if (cell instanceof Date)
    return cell
      .toISOString()
      .replace(/T00:00:00\.000Z$/, '')
      .replace(/T(\d\d:\d\d).*$/, ' $1');
  return String(cell).trim();
}
