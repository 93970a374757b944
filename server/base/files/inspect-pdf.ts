import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Refusal } from '#core/errors.ts';
import type { PdfVerdict } from './pdf/verdict.ts';
import { createTurns } from './turns.ts';

const inTurn = createTurns({ atOnce: 1, queue: 30 });
const milliseconds = 20_000;
const root = resolve(import.meta.dirname, '../../..');

/**
 * Reads a PDF file in a process of its own, which has no rights but to read it. Throws FILE_BROKEN for one that is cut
 * off or cannot be read, FILE_PROTECTED, FILE_ACTIVE for scripts, attachments and actions, FILE_REFUSED for one of more
 * than 500 pages.
 */
export async function inspectPdf(path: string): Promise<{ pages: number }> {
  if (!(await hasBothEnds(path))) throw new Refusal('FILE_BROKEN', { cause: 'no PDF header or end' });
  const verdict = await inTurn(() => read(path));
  if (verdict.key === 'OK') return { pages: verdict.pages };
  throw new Refusal(verdict.key, { cause: verdict.cause, ...(verdict.key === 'FILE_REFUSED' && { reason: 'pages' }) });
}

async function hasBothEnds(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(5);
    const tail = Buffer.alloc(Math.min(1024, size));
    await handle.read(head, 0, head.length, 0);
    await handle.read(tail, 0, tail.length, size - tail.length);
    return head.toString('latin1') === '%PDF-' && tail.includes('%%EOF');
  } finally {
    await handle.close();
  }
}

function read(path: string): Promise<PdfVerdict> {
  const options = [
    '--max-old-space-size=512',
    '--permission',
    `--allow-fs-read=${join(root, '*')}`,
    `--allow-fs-read=${path}`,
    '--no-warnings',
  ];
  const child = join(import.meta.dirname, 'pdf', 'child.ts');
  return new Promise((done) => {
    execFile(
      process.execPath,
      [...options, child, path],
      { timeout: milliseconds, killSignal: 'SIGKILL', env: {}, maxBuffer: 1024 * 1024, windowsHide: true },
      (error, stdout) => done(error ? { key: 'FILE_BROKEN', cause: `reader: ${error.message}` } : toVerdict(stdout)),
    );
  });
}

/** The last line: libraries may have said something before. */
function toVerdict(stdout: string): PdfVerdict {
  const line = stdout.trimEnd().split('\n').at(-1) ?? '';
  return JSON.parse(line) as PdfVerdict;
}
