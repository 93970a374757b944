import type { ErrorKey } from '#core/error-table.ts';
import type { KeptSession } from '#web/kit/wire/key-store.ts';
import { browserError, CallError, fromFault } from './call-error.ts';
import { type Connection, connection } from './connection.ts';
import { reactions } from './reactions.ts';
import { noteSignedIn, noteTenant, useSession } from './session.ts';

export interface RepairOptions {
  readonly signal?: AbortSignal | undefined;
  /** When the session has expired, sign in again without leaving the page and repeat the call. */
  readonly reauthenticate?: 'in-place' | undefined;
  /** Sends also while the page waits for its reader to say where to go on: what answers that cannot wait for it. */
  readonly isAnswer?: boolean | undefined;
}

/**
 * Sends until it is answered for good: a lost guest session, a wrong clock, a collision, an expired session and a tenant
 * switched in another tab are repaired once each, and a server still at work is asked again for half a minute. What a
 * page of one user and tenant sends waits while another tab has the session elsewhere.
 */
export async function withRepairs<Result>(
  options: RepairOptions,
  send: (session: KeptSession, connection: Connection) => Promise<Result>,
): Promise<Result> {
  const tried: Tried = { keys: new Set(), waits: 0 };
  const owner = useSession.getState().user?.userId;
  for (;;) {
    const opened = await connection();
    if (!options.isAnswer) await backHere(options.signal);
    let session: KeptSession | undefined;
    try {
      session = await opened.sessions.current(useSession.getState().locale);
      if (!options.isAnswer && owner && session.userId && session.userId !== owner) {
        // Another tab signed in as somebody else, and this one has yet to hear of it.
        await noteSignedIn(session.whose);
        if (useSession.getState().elsewhere !== undefined) continue;
        throw browserError('LOGIN_NEEDED');
      }
      lastUser = session.userId || lastUser;
      return await send(session, opened);
    } catch (fault) {
      const error = fromFault(fault);
      if (!(error instanceof CallError && session)) throw error;
      if (!(await repair(error, { session, opened, options, tried }))) throw error;
    }
  }
}

/** Resolves when the session is where this page is. */
function backHere(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    if (useSession.getState().elsewhere === undefined) return resolve();
    const stop = useSession.subscribe(({ elsewhere }) => {
      if (elsewhere !== undefined) return;
      stop();
      resolve();
    });
    signal?.addEventListener('abort', () => {
      stop();
      reject(signal.reason);
    });
  });
}

interface Tried {
  readonly keys: Set<ErrorKey>;
  waits: number;
}

interface Case {
  readonly session: KeptSession;
  readonly opened: Connection;
  readonly options: RepairOptions;
  readonly tried: Tried;
}

/** Whether sending again makes sense. */
async function repair(error: CallError, { session, opened, options, tried }: Case): Promise<boolean> {
  const { key } = error;
  if (key === 'IN_PROGRESS') {
    const wait = waits[tried.waits++];
    return wait !== undefined && (await pause(wait, options.signal));
  }
  const isFirst = !tried.keys.has(key);
  tried.keys.add(key);
  // The transport has set the clock already, and every sending takes a new sequence.
  if (key === 'CLOCK' || key === 'REPEATED') return isFirst;
  if (key === 'GUEST_GONE') {
    await opened.sessions.leave(session.token);
    return isFirst;
  }
  if (key === 'TENANT_CHANGED') return isFirst && noteTenant(error.obj.tenantId);
  if (key === 'REAUTHENTICATE') return isFirst && ((await reactions().reauthenticate?.()) ?? false);
  if (key !== 'SESSION_EXPIRED') return false;
  if (session.userId) await opened.sessions.leave(session.token);
  if (!isFirst) return false;
  const expected = session.userId || lastUser;
  const isBack = async () => {
    const signed = await opened.signed();
    if (signed?.userId !== expected) await noteSignedIn(signed?.whose);
    return expected !== '' && signed?.userId === expected;
  };
  // Another tab, or another call of this one, may have signed in again already.
  if (await isBack()) return true;
  if ((options.reauthenticate ?? reactions().expiry) !== 'in-place') return false;
  const isDone = await signInHere();
  // What is on the page belongs to whoever was here before; another tab may have signed in instead.
  return expected === '' ? isDone : isBack();
}

/** Who was signed in last on this page: another tab may notice first that a session expired, and leave this one a guest. */
let lastUser = '';

let signingIn: Promise<boolean> | undefined;

/** Calls that expire together ask once. */
function signInHere(): Promise<boolean> {
  signingIn ??= (reactions().signInHere?.() ?? Promise.resolve(false)).finally(() => {
    signingIn = undefined;
  });
  return signingIn;
}

/** Milliseconds between asking again. */
const waits = [500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000];

/** Resolves true after a time; rejects when the signal says so first. */
export function pause(ms: number, signal?: AbortSignal): Promise<true> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve(true);
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
