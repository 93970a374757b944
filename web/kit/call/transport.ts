import type { ClockSample } from '#core/wire/clock.ts';
import { learn, localNow, resync } from '#web/kit/clock.ts';
import { answeredError, browserError, type Envelope } from './call-error.ts';

/** Where all calls lie, relative to the origin. */
export const callBase = '/talents';

/** After this many ms without an answer a call has failed. */
export const callTimeout = 50_000;

/** One request below the base path; `body` is form text, or a form with a file. */
export interface Outgoing {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: string;
  readonly body?: string | FormData;
}

export interface Carriage {
  readonly signal?: AbortSignal | undefined;
  /** Whether the answer may be a file: then the time limit ends with its headers. */
  readonly takesFile?: boolean;
  /** Another way to send, for progress; it keeps its own time limit. */
  readonly carry?: (address: string, init: RequestInit) => Promise<Response>;
}

/** What came back: `obj` and `msg` of an answer with code 1, or the response itself when it is a file. */
export interface Received {
  readonly obj: unknown;
  readonly msg: string;
  readonly file: Response | undefined;
}

/** Sends one request and reads its answer. Throws CallError for everything but success, the signal's reason when it was cancelled. */
export async function exchange(
  { method, path, query, body }: Outgoing,
  { signal, takesFile = false, carry }: Carriage = {},
): Promise<Received> {
  signal?.throwIfAborted();
  const limit = new AbortController();
  const timer = carry ? undefined : setTimeout(() => limit.abort(), callTimeout);
  const init: RequestInit = {
    method,
    credentials: 'same-origin',
    cache: 'no-store',
    // What was signed and sealed for one address is taken to no other.
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    ...(typeof body === 'string' && { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    ...(body !== undefined && { body }),
  };
  const address = callBase + path + (query ? `?${query}` : '');
  const reach = <Result>(act: Promise<Result>) =>
    act.catch(() => {
      if (signal?.aborted) throw signal.reason;
      throw browserError(limit.signal.aborted ? 'TIMEOUT' : 'NETWORK');
    });
  try {
    const sentAt = localNow();
    const response = await reach((carry ?? fetch)(address, init));
    const sample = { sentAt, receivedAt: localNow(), serverTime: Number(response.headers.get('x-server-time')) };
    learn(sample);
    if (takesFile && response.ok && !isJson(response)) return { obj: undefined, msg: '', file: response };
    return { ...read(await reach(response.text()), response.ok, sample), file: undefined };
  } finally {
    clearTimeout(timer);
  }
}

/** What a successful answer holds. An answer that is no envelope comes from something between us and the server. */
function read(text: string, isAccepted: boolean, sample: ClockSample): { obj: unknown; msg: string } {
  const envelope = parseEnvelope(text);
  if (!envelope || (envelope.code === 1 && !isAccepted)) throw browserError('NETWORK');
  if (envelope.code === 1) return { obj: envelope.obj ?? {}, msg: envelope.msg };
  const error = answeredError(envelope);
  if (error.key === 'CLOCK') resync({ ...sample, serverTime: Number(error.obj.sequence) || sample.serverTime });
  throw error;
}

function parseEnvelope(text: string): Envelope | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof (parsed as Envelope | null)?.code === 'number' ? (parsed as Envelope) : undefined;
  } catch {
    return undefined;
  }
}

function isJson(response: Response): boolean {
  return /^application\/json\b/i.test(response.headers.get('content-type') ?? '');
}
