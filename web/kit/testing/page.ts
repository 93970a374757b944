import { vi } from 'vitest';
import type { Side } from '#core/sides.ts';
import type { Reactions } from '#web/kit/call/reactions.ts';
import type { Peer } from './wire-peer.ts';

/** What the browser keeps when pages come and go. */
export interface Browser {
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
}

export function createBrowser(): Browser {
  return { localStorage: createStorage(), sessionStorage: createStorage() };
}

interface PageParts {
  readonly peer: Pick<Peer, 'fetch'>;
  readonly browser?: Browser;
  readonly side?: Side;
  readonly isSecure?: boolean;
  readonly at?: string;
}

/** A page freshly loaded: the modules start anew, what the browser keeps stays. `said` collects what reactions did. */
export async function openPage({ peer, browser = createBrowser(), side = 'portal', isSecure = true, at }: PageParts) {
  vi.resetModules();
  vi.stubGlobal('fetch', peer.fetch);
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('localStorage', browser.localStorage);
  vi.stubGlobal('location', new URL(at ?? (side === 'portal' ? '/' : `/${side}/`), 'http://origin.invalid'));
  vi.stubGlobal('sessionStorage', browser.sessionStorage);
  const said: string[] = [];
  const reactions: Partial<Reactions> = {
    toast: (message) => said.push(`toast ${message}`),
    signIn: (redirect) => said.push(`sign in, back to ${redirect}`),
    reload: ({ msg }) => said.push(`reload ${msg}`),
    confirm: ({ msg }) => said.push(`confirm ${msg}`),
  };
  const { configureClient, connection } = await import('#web/kit/call/connection.ts');
  const { call, newRequestId } = await import('#web/kit/call/call.ts');
  const { registerReactions } = await import('#web/kit/call/reactions.ts');
  const { useSession, isSignedIn } = await import('#web/kit/call/session.ts');
  const { now } = await import('../clock.ts');
  const { noteUse } = await import('#web/kit/call/last-use.ts');
  configureClient({ side, reactions });
  return { call, connection, registerReactions, useSession, isSignedIn, noteUse, now, newRequestId, said };
}

function createStorage(): Storage {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    key: (at) => [...held.keys()][at] ?? null,
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, value) => void held.set(name, value),
    removeItem: (name) => void held.delete(name),
    clear: () => held.clear(),
  };
}
