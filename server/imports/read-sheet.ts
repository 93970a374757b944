import { Worker } from 'node:worker_threads';
import type { ErrorKey } from '#core/errors.ts';
import { mostSheetBytes } from '#core/resources/import-calls.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import type { Scope } from '#server/scope.ts';
import type { Sheet } from './sheet-worker.ts';

/** Ms after which a file counts as broken. */
const patience = 20_000;

/**
 * The cells of an .xlsx or .csv file as texts, row by row, read in a thread of its own with little memory. Formulas are
 * never evaluated. Throws FILE_TOO_LARGE, FILE_TYPE, FILE_BROKEN, FILE_PROTECTED or SHEET_MACROS beside `file`.
 */
export async function readSheet(scope: Pick<Scope, 'locale'>, file: string): Promise<string[][]> {
  const bytes = new Uint8Array(Buffer.from(file, 'base64url'));
  if (bytes.length > mostSheetBytes)
    throw fieldRefusal(scope, 'FILE_TOO_LARGE', 'file', { max: mostSheetBytes / 1_000_000 });
  return readSheetBytes(scope, bytes);
}

/** The same of a sheet that came in parts. */
export async function readSheetBytes(scope: Pick<Scope, 'locale'>, bytes: Uint8Array): Promise<string[][]> {
  const sheet = await inWorker(bytes);
  if ('rows' in sheet) return sheet.rows;
  throw fieldRefusal(scope, refusals[sheet.refused], 'file', { types: 'Excel (.xlsx), CSV' });
}

const refusals = {
  BROKEN: 'FILE_BROKEN',
  PROTECTED: 'FILE_PROTECTED',
  MACROS: 'SHEET_MACROS',
  TYPE: 'FILE_TYPE',
} as const satisfies Record<string, ErrorKey>;

function inWorker(bytes: Uint8Array): Promise<Sheet> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 },
    execArgv: [],
  });
  return new Promise<Sheet>((resolve) => {
    const timer = setTimeout(() => resolve({ refused: 'BROKEN' }), patience);
    worker.once('message', (sheet: Sheet) => resolve(sheet));
    // Out of memory, or a file that breaks its reader.
    worker.once('error', () => resolve({ refused: 'BROKEN' }));
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve({ refused: 'BROKEN' });
    });
    worker.postMessage(bytes);
  }).finally(() => worker.terminate());
}
