import { readFileSync } from 'node:fs';
import { countPages } from './count-pages.ts';
import { findDanger } from './find-danger.ts';
import type { PdfVerdict } from './verdict.ts';

// A process of its own, started by inspect-pdf.ts: says in one line what is in the file named as argument.
const path = process.argv[2];
if (!path) throw new Error('no file');
process.stdout.write(`${JSON.stringify(await judge(readFileSync(path)))}\n`);
process.exit(0);

async function judge(bytes: Buffer): Promise<PdfVerdict> {
  const danger = findDanger(bytes);
  return danger ?? (await countPages(bytes));
}
