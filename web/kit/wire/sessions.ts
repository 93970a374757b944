import type { ClientSession } from '#core/wire/compose.ts';
import { deriveSessionKeys } from '#core/wire/keys.ts';
import type { CallLine } from '#core/wire/line.ts';
import { beginOpen, type OpenAnswer } from '#core/wire/open.ts';
import type { Pairs } from '#core/wire/pairs.ts';
import type { WirePrimitives } from '#core/wire/primitives.ts';
import type { WireLanguage } from '#core/wire/reserved.ts';
import { openSecret } from '#core/wire/seal.ts';
import { tokenKind } from '#core/wire/tokens.ts';
import type { KeptSession, KeyStore } from './key-store.ts';
import type { SignedIn } from './signed-in.ts';

/** What sessions need from the page; `openGuest` posts the fields to OPEN_PATH and returns `obj` of the answer. */
export interface SessionParts {
  readonly primitives: WirePrimitives;
  readonly store: KeyStore;
  readonly openGuest: (fields: Pairs) => Promise<OpenAnswer>;
}

/** The sessions of this browser, one view shared by all its tabs. */
export interface Sessions {
  /** The signed-in session, else the guest session, opened when there is none. */
  current(lang: WireLanguage): Promise<KeptSession>;
  /** Takes over the session a sign-in answered; `asked` is the session and line the call was made with. */
  enter(answer: SignInAnswer, asked: { session: ClientSession; line: CallLine }): Promise<void>;
  /** Forgets a session the server no longer knows (101, 103) or that was signed out; others stay. */
  leave(token: string): Promise<void>;
  /** Tells when the signed-in session changed in another tab: the new token, or undefined when it ended. Returns how to stop listening. */
  onChange(listener: (token: string | undefined) => void): () => void;
}

/** What a sign-in answers: what makes a session, and whose it is. */
export interface SignInAnswer extends SignedIn {
  readonly token: string;
  readonly secret: string;
}

/** Builds the sessions of this page. */
export function createSessions({ primitives, store, openGuest }: SessionParts): Sessions {
  const channel = new BroadcastChannel(NAME);
  const listeners = new Set<(token: string | undefined) => void>();
  let held: KeptSession | undefined;
  let finding: Promise<KeptSession> | undefined;

  channel.onmessage = ({ data }: MessageEvent<Change>) => {
    held = undefined;
    for (const listener of data.isSigned ? listeners : []) listener(data.token);
  };

  const find = (lang: WireLanguage) =>
    alone(async () => (await store.read('signed')) ?? (await store.read('guest')) ?? (await open(lang)));

  const open = async (lang: WireLanguage) => {
    const opening = await beginOpen(primitives, lang);
    const answer = await openGuest(opening.fields);
    const session = await sessionOf(primitives, { ...answer, userId: '' }, await opening.finish(answer));
    await store.write('guest', session);
    return session;
  };

  return {
    current: async (lang) => {
      if (held) return held;
      finding ??= find(lang).finally(() => {
        finding = undefined;
      });
      held = await finding;
      return held;
    },
    enter: (answer, { session, line }) =>
      alone(async () => {
        const { token, secret: sealed, ...whose } = answer;
        const secret = await openSecret(primitives, session.keys.response, line, { secret: sealed, newToken: token });
        // Kept in one piece, so that no tab ever finds a session without knowing whose it is.
        const entered = { ...(await sessionOf(primitives, answer, secret)), whose };
        await store.write('signed', entered);
        await store.remove('guest');
        held = entered;
        channel.postMessage({ isSigned: true, token } satisfies Change);
      }),
    leave: (token) =>
      alone(async () => {
        const kind = tokenKind(token);
        const stored = await store.read(kind);
        if (held?.token === token) held = undefined;
        // Another tab may have replaced it already; the newer one must stay.
        if (stored?.token !== token) return;
        await store.remove(kind);
        channel.postMessage({ isSigned: kind === 'signed', token: undefined } satisfies Change);
      }),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const NAME = 'tw';

interface Change {
  readonly isSigned: boolean;
  readonly token: string | undefined;
}

/** One tab at a time, so that two tabs starting together share one guest session; locks exist only in secure contexts. */
function alone<Result>(act: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(NAME, act) : act();
}

async function sessionOf(
  primitives: WirePrimitives,
  { token, userId }: { token: string; userId: string },
  secret: Uint8Array,
): Promise<ClientSession> {
  const keys = await deriveSessionKeys(primitives, { secret, token, side: 'client' });
  secret.fill(0);
  return { token, userId, keys };
}
