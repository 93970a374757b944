import { decodeBase64url, encodeBase64url } from '#core/wire/base64url.ts';
import type { ClientSession } from '#core/wire/compose.ts';
import type { TokenKind } from '#core/wire/tokens.ts';
import type { SignedIn } from './signed-in.ts';

/** A session as it is kept; one of a person says whose it is, as the sign-in answered it. */
export interface KeptSession extends ClientSession {
  readonly whose?: SignedIn | undefined;
}

/** Where the keys of the guest session and of the signed-in session rest. */
export interface KeyStore {
  read(kind: TokenKind): Promise<KeptSession | undefined>;
  write(kind: TokenKind, session: KeptSession): Promise<void>;
  remove(kind: TokenKind): Promise<void>;
  /** False when keys live in this page only, so that a reload will ask to sign in again. */
  readonly isLasting: boolean;
}

/** Opens the store of this browser: IndexedDB for keys that script cannot read, the tab's storage for plain bytes where the page is not a secure context, memory where the first fails. */
export async function openKeyStore(): Promise<KeyStore> {
  if (!isSecureContext) return fallingBack(tabStore);
  try {
    return fallingBack(databaseStore(await openDatabase()));
  } catch {
    return fallingBack(undefined);
  }
}

type Backing = Omit<KeyStore, 'isLasting'>;

/** Private windows may refuse at any time, some only when the first key is written: from then on memory serves. */
function fallingBack(lasting: Backing | undefined): KeyStore {
  const memory = memoryStore();
  const attempt = async <Result>(act: (store: Backing) => Promise<Result>): Promise<Result> => {
    if (lasting) {
      try {
        return await act(lasting);
      } catch {
        lasting = undefined;
      }
    }
    return act(memory);
  };
  return {
    read: (kind) => attempt((store) => store.read(kind)),
    write: (kind, session) => attempt((store) => store.write(kind, session)),
    remove: (kind) => attempt((store) => store.remove(kind)),
    get isLasting() {
      return lasting !== undefined;
    },
  };
}

function memoryStore(): Backing {
  const held = new Map<TokenKind, KeptSession>();
  return {
    read: async (kind) => held.get(kind),
    write: async (kind, session) => void held.set(kind, session),
    remove: async (kind) => void held.delete(kind),
  };
}

const DATABASE = 'tw';
const TABLE = 'sessions';

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE);
  return settled(opening);
}

function databaseStore(database: IDBDatabase): Backing {
  const table = (mode: IDBTransactionMode) => database.transaction(TABLE, mode).objectStore(TABLE);
  return {
    read: (kind) => settled<KeptSession | undefined>(table('readonly').get(kind)),
    write: async (kind, session) => void (await settled(table('readwrite').put(session, kind))),
    remove: async (kind) => void (await settled(table('readwrite').delete(kind))),
  };
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const KEY_NAMES = ['sign', 'request', 'response'] as const;

const tabStore: Backing = {
  read: async (kind) => {
    const text = sessionStorage.getItem(`${DATABASE}.${kind}`);
    if (text === null) return undefined;
    const { token, userId, keys, whose } = JSON.parse(text);
    const [sign, request, response] = KEY_NAMES.map((name) => decodeBase64url(keys[name]));
    return { token, userId, keys: { sign: sign!, request: request!, response: response! }, whose };
  },
  write: async (kind, { token, userId, keys, whose }) => {
    const texts = Object.fromEntries(KEY_NAMES.map((name) => [name, encodeBase64url(keys[name] as Uint8Array)]));
    sessionStorage.setItem(`${DATABASE}.${kind}`, JSON.stringify({ token, userId, keys: texts, whose }));
  },
  remove: async (kind) => sessionStorage.removeItem(`${DATABASE}.${kind}`),
};
