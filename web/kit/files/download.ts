import type { Contract, InputOf, OutputOf } from '#core/contracts/contract.ts';
import { viewCall } from '#core/contracts/files.ts';
import { type CallOptions, compose, reacting } from '#web/kit/call/call.ts';
import { browserError } from '#web/kit/call/call-error.ts';
import { connection } from '#web/kit/call/connection.ts';
import { withRepairs } from '#web/kit/call/repairs.ts';
import { useSession } from '#web/kit/call/session.ts';
import { callBase, exchange } from '#web/kit/call/transport.ts';
import { fileNameOf } from './content-disposition.ts';

/** A file as the server named it. */
export interface FetchedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** Makes a call whose answer is a file. Throws CallError like every call. */
export async function fetchFile<const C extends Contract>(
  contract: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<FetchedFile> {
  return reacting(options, async () => {
    const { file } = await receive(contract, input, options);
    if (!file) throw browserError('NETWORK');
    return file;
  });
}

/** Makes a call that answers a file, or says what else happens: exactly one of the two comes back. */
export async function fetchFileOr<const C extends Contract>(
  contract: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<{ file: FetchedFile; answer?: never } | { file?: never; answer: OutputOf<C> }> {
  return reacting(options, async () => {
    const { file, obj } = await receive(contract, input, options);
    return file ? { file } : { answer: obj as OutputOf<C> };
  });
}

function receive<C extends Contract>(contract: C, input: InputOf<C>, options: CallOptions) {
  return withRepairs(options, async (session, opened) => {
    const { outgoing } = await compose(contract, input, { session, opened });
    const { file, obj } = await exchange(outgoing, { signal: options.signal, takesFile: true });
    if (!file) return { file: undefined, obj };
    const blob = await file.blob().catch(() => {
      options.signal?.throwIfAborted();
      throw browserError('NETWORK');
    });
    return { file: { name: fileNameOf(file.headers.get('content-disposition')) ?? 'download', blob }, obj };
  });
}

/** Makes a call whose answer is a file and saves it under the server's name, which it returns. */
export async function downloadFile<const C extends Contract>(
  contract: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<string> {
  const file = await fetchFile(contract, input, options);
  saveFile(file);
  return file.name;
}

/** Hands a file to the browser to save. */
export function saveFile({ name, blob }: FetchedFile): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), savingTime);
}

/** Address of a file for `<img>`, `<video>` or a new tab: public ones for ever, private ones for ten minutes. `thumb` asks for the small copy of a private picture. */
export async function signedViewUrl(rid: string, { thumb = false } = {}): Promise<string> {
  const base = `${callBase}${viewCall.path}`;
  if (rid.startsWith('pub_')) return `${base}?rid=${rid}`;
  const opened = await connection();
  const session = await opened.sessions.current(useSession.getState().locale);
  const { outgoing } = await compose(viewCall, thumb ? { rid, thumb } : { rid }, { session, opened });
  return `${base}?${outgoing.query}`;
}

/** Ms a browser may need before it has begun to read the file. */
const savingTime = 60_000;
