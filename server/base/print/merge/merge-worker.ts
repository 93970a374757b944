import { parentPort } from 'node:worker_threads';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What the thread is asked: how many pages each file has, or one file of them all. */
export type MergeOrder =
  | { readonly task: 'count'; readonly files: readonly Uint8Array[] }
  | { readonly task: 'merge'; readonly files: readonly Uint8Array[] };

/** The pages of a file, or why it cannot be one part of another. */
export type Counted = { readonly pages: number } | { readonly refused: 'PROTECTED' | 'BROKEN' };

// A thread of its own, started by merge-pdf.ts: what people uploaded is read there, away from everybody's calls.
parentPort?.once('message', (order: MergeOrder) => {
  void carryOut(order).then((answer) => parentPort?.postMessage(answer));
});

async function carryOut({ task, files }: MergeOrder): Promise<Counted[] | Uint8Array> {
  if (task === 'merge') return merge(files);
  const counted: Counted[] = [];
  for (const file of files) counted.push(await count(file));
  return counted;
}

/** Copies the pages for trial: a file can open and yet break where it is taken apart. */
async function count(file: Uint8Array): Promise<Counted> {
  try {
    const pdf = await open(file);
    const copy = await pdf.extractPages([{ document: null }]);
    const pages = pdf.numPages;
    await pdf.loadingTask.destroy();
    return copy && pages > 0 ? { pages } : { refused: 'BROKEN' };
  } catch (error) {
    return { refused: (error as Error).name === 'PasswordException' ? 'PROTECTED' : 'BROKEN' };
  }
}

/** Throws where a page of a file did not come along: nobody would miss it before they stand at the counter. */
async function merge(files: readonly Uint8Array[]): Promise<Uint8Array> {
  const [first, ...others] = files;
  const pdf = await open(first!);
  // Each in memory of its own: the reader takes what it is given over, and small files share theirs.
  const whole = await pdf.extractPages([
    { document: null },
    ...others.map((document) => ({ document: document.slice() })),
  ]);
  let missing = -(await countPages(whole));
  for (const file of files) missing += await countPages(file);
  if (missing !== 0) throw new Error(`${missing} pages did not come along`);
  return whole;
}

async function countPages(file: Uint8Array): Promise<number> {
  const pdf = await open(file);
  const { numPages } = pdf;
  await pdf.loadingTask.destroy();
  return numPages;
}

/** The reader takes the bytes over: it is given a copy. */
function open(bytes: Uint8Array) {
  return getDocument({
    data: bytes.slice(),
    verbosity: VerbosityLevel.ERRORS,
    stopAtErrors: true,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
  }).promise;
}
