import type { Side } from '#core/sides.ts';
import { OPEN_PATH, type OpenAnswer } from '#core/wire/open.ts';
import { serialisePairs } from '#core/wire/pairs.ts';
import type { WirePrimitives } from '#core/wire/primitives.ts';
import type { TokenKind } from '#core/wire/tokens.ts';
import { type KeptSession, type KeyStore, openKeyStore } from '#web/kit/wire/key-store.ts';
import { loadPrimitives } from '#web/kit/wire/load-primitives.ts';
import { createSessions, type Sessions } from '#web/kit/wire/sessions.ts';
import { browserError } from './call-error.ts';
import { type Reactions, registerReactions } from './reactions.ts';
import { noteSignedIn, useSession } from './session.ts';
import { side } from './side.ts';
import { exchange } from './transport.ts';

/** What a page needs to speak TW1 for its side. */
export interface Connection {
  readonly primitives: WirePrimitives;
  readonly sessions: Sessions;
  /** The signed-in session of this side as all tabs see it. */
  signed(): Promise<KeptSession | undefined>;
  /** False when a reload will ask to sign in again, because this browser keeps no keys. */
  readonly isLasting: boolean;
}

let opening: Promise<Connection> | undefined;

/** Starts the client of an application: call once, before anything is drawn. */
export function configureClient({ side: own, reactions }: { side: Side; reactions: Partial<Reactions> }): void {
  if (own !== side) throw new Error(`The ${own} runs at the address of the ${side}`);
  registerReactions(reactions);
  // Keys and scripts are fetched while the page is being drawn; the first call then finds them there.
  void connection().catch(() => undefined);
}

/** The connection of this page, opened once. Throws CallError NETWORK when its scripts cannot be fetched. */
export function connection(): Promise<Connection> {
  opening ??= open().catch(() => {
    // The next call tries again.
    opening = undefined;
    throw browserError('NETWORK');
  });
  return opening;
}

/** Calls `act` whenever another tab has signed in on this side, with the user. */
export function onSignIn(act: (userId: string) => void): void {
  const tell = async () => {
    const { sessions, signed } = await connection();
    sessions.onChange(async () => {
      const session = await signed();
      if (session) act(session.userId);
    });
  };
  // Without its scripts no call is made either.
  void tell().catch(() => undefined);
}

async function open(): Promise<Connection> {
  const [primitives, shared] = await Promise.all([loadPrimitives(), openKeyStore()]);
  const store = storeOf(shared);
  const sessions = createSessions({
    primitives,
    store,
    openGuest: async (fields) => {
      const { obj } = await exchange({ method: 'POST', path: OPEN_PATH, body: serialisePairs(fields) });
      return obj as OpenAnswer;
    },
  });
  const opened: Connection = {
    primitives,
    sessions,
    signed: () => store.read('signed'),
    get isLasting() {
      return shared.isLasting;
    },
  };
  await agree(opened);
  return opened;
}

/** Keys and user are kept in two places, which a browser may clear apart: a session says whose it is, a user without one is nobody. */
async function agree({ sessions, signed }: Connection): Promise<void> {
  const session = await signed();
  await noteSignedIn(session?.whose);
  const { user, elsewhere = user, clear } = useSession.getState();
  if (session?.userId === elsewhere?.userId) return;
  if (session) await sessions.leave(session.token);
  if (elsewhere) clear();
}

/** Guests are shared by the sides, as their cookie is; whoever is signed in is not. */
function storeOf(store: KeyStore): KeyStore {
  const entry = (kind: TokenKind) => (kind === 'guest' ? kind : `${kind}-${side}`) as TokenKind;
  return {
    read: (kind) => store.read(entry(kind)),
    write: (kind, session) => store.write(entry(kind), session),
    remove: (kind) => store.remove(entry(kind)),
    get isLasting() {
      return store.isLasting;
    },
  };
}
