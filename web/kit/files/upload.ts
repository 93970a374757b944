import type { OutputOf } from '#core/contracts/contract.ts';
import { uploadCompleteCall, uploadInitCall, uploadPartCall } from '#core/contracts/files.ts';
import { errors } from '#core/error-table.ts';
import { encodeBase64url } from '#core/wire/base64url.ts';
import { toHex } from '#core/wire/bytes.ts';
import { composeUploadMeta } from '#core/wire/upload-meta.ts';
import { CallError, type CallOptions, newRequestId, reacting, sendCall } from '#web/kit/call/call.ts';
import { connection } from '#web/kit/call/connection.ts';
import { idleSeconds } from '#web/kit/call/last-use.ts';
import { pause, withRepairs } from '#web/kit/call/repairs.ts';
import { useSession } from '#web/kit/call/session.ts';
import { exchange } from '#web/kit/call/transport.ts';
import { nextSequence } from '#web/kit/clock.ts';
import { hashFile, readBytes } from './hash-file.ts';
import { sendWithProgress } from './send-with-progress.ts';

/** How far an upload is: `done` of `total` bytes of the phase. */
export interface UploadProgress {
  readonly phase: 'reading' | 'sending' | 'checking';
  readonly done: number;
  readonly total: number;
}

export interface UploadOptions extends CallOptions {
  readonly onProgress?: (progress: UploadProgress) => void;
  /** Names the place the file is for, such as application and field: the same file picked again there goes on where it stopped, also after a reload. */
  readonly resumeKey?: string;
}

/** A stored file: `size` in bytes, `type` as the server found it. */
export type UploadedFile = OutputOf<typeof uploadCompleteCall>;

/** Uploads a file in parts, waiting out a lost network. Throws CallError when it is refused or the network stays away, the signal's reason when cancelled. */
export async function uploadFile(file: File, purpose: string, options: UploadOptions = {}): Promise<UploadedFile> {
  return reacting(options, async () => {
    const { onProgress, resumeKey, signal } = options;
    const { primitives } = await connection();
    const total = file.size;
    if (total === 0) throw await brokenFile();
    const sha256 = await readable(() =>
      hashFile(file, { primitives, signal, onRead: (done) => onProgress?.({ phase: 'reading', done, total }) }),
    );
    const reqId =
      resumeKey === undefined
        ? newRequestId()
        : encodeBase64url(
            await primitives.sha256(primitives.utf8(`${resumeKey}\n${purpose}\n${sha256}`.toWellFormed())),
          );
    const announced = { purpose, name: nameOf(file), size: total, sha256, mime: file.type || octets, reqId };
    const upload = await persistently(options, () => sendCall(uploadInitCall, announced, options));
    await sendParts(file, upload, options);
    onProgress?.({ phase: 'checking', done: total, total });
    const completed = { uploadId: upload.uploadId, reqId: `${reqId}-c` };
    return persistently(options, () => sendCall(uploadCompleteCall, completed, options));
  });
}

async function sendParts(file: File, upload: OutputOf<typeof uploadInitCall>, options: UploadOptions): Promise<void> {
  const { uploadId, partSize, parts } = upload;
  const received = new Set(upload.received);
  const sizeOf = (index: number) => Math.min(partSize, file.size - index * partSize);
  const missing = Array.from({ length: parts }, (_, index) => index).filter((index) => !received.has(index));
  let done = file.size - missing.reduce((sum, index) => sum + sizeOf(index), 0);
  const report = (sent: number) => options.onProgress?.({ phase: 'sending', done: done + sent, total: file.size });
  report(0);
  for (const index of missing) {
    const size = sizeOf(index);
    const start = index * partSize;
    const bytes = await readable(() => readBytes(file.slice(start, start + size)));
    await persistently(options, () =>
      sendPart({ uploadId, index, bytes }, options, (sent) => report(Math.min(sent, size))),
    );
    done += size;
    report(0);
  }
}

interface Part {
  readonly uploadId: string;
  readonly index: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

function sendPart(
  { uploadId, index, bytes }: Part,
  options: UploadOptions,
  onSent: (sent: number) => void,
): Promise<unknown> {
  return withRepairs(options, async (session, { primitives }) => {
    const sha256 = toHex(await primitives.sha256(bytes));
    const meta = await composeUploadMeta(primitives, session, {
      part: { uploadId, index, size: bytes.length, sha256 },
      lang: useSession.getState().locale,
      sequence: nextSequence(),
      idle: idleSeconds(),
    });
    const body = new FormData();
    // The server verifies the signed line before it reads the bytes: it must come first.
    body.append('meta', meta);
    body.append('file', new Blob([bytes]), 'part');
    const { method, path } = uploadPartCall;
    return exchange({ method, path, body }, { signal: options.signal, carry: sendWithProgress(onSent) });
  });
}

/** Tries again while the network is away, longer and longer, and as long as the server asks to wait when it is busy. */
async function persistently<Result>({ signal }: UploadOptions, act: () => Promise<Result>): Promise<Result> {
  for (let failures = 0; ; failures++) {
    try {
      return await act();
    } catch (error) {
      const wait = waitAfter(error, failures);
      if (wait === undefined) throw error;
      await pause(wait, signal);
    }
  }
}

function waitAfter(error: unknown, failures: number): number | undefined {
  if (!(error instanceof CallError)) return undefined;
  if (error.key === 'NETWORK' || error.key === 'TIMEOUT') return waits[failures];
  const seconds = Number(error.obj.retryAfter);
  return error.key === 'TOO_MANY' && failures < waits.length && seconds > 0 && seconds <= 60
    ? seconds * 1_000
    : undefined;
}

/** Milliseconds; together about two minutes for each part. */
const waits = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];
const octets = 'application/octet-stream';
const longestName = 255;

/** The name as shown to people; a long one loses its middle, never its extension. */
function nameOf({ name }: File): string {
  const whole = name.normalize('NFC').toWellFormed() || 'file';
  if (whole.length <= longestName) return whole;
  const extension = /\.[^.]{1,10}$/.exec(whole)?.[0] ?? '';
  return whole.slice(0, longestName - extension.length).toWellFormed() + extension;
}

/** A file can vanish or change between being picked and being read. */
async function readable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name === 'AbortError') throw error;
    throw await brokenFile();
  }
}

async function brokenFile(): Promise<CallError> {
  const { errorText } = await import('#core/errors.ts');
  const msg = errorText('FILE_BROKEN', useSession.getState().locale);
  return new CallError({ key: 'FILE_BROKEN', code: errors.FILE_BROKEN.code, msg });
}
