import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '#core/errors.ts';
import { deriveSessionKeys } from '#core/wire/keys.ts';
import { seenEvery } from '#server/base/sessions/session-rules.ts';
import { loadGuest, loadSession, touchGuest, touchSession } from '#server/base/sessions/sessions.ts';
import { isDiskFull } from '../database/disk-full.ts';
import { noReach } from '../policies/reach.ts';
import type { Services } from '../services.ts';
import { nodePrimitives } from '../wire/node-primitives.ts';
import type { Party } from './received.ts';

interface Entry {
  readonly party: Party;
  readonly cookieHash: Buffer;
  readonly readAt: number;
  /** The last use that the session's row knows of. */
  seenAt: Date;
}

/** Finds who a token stands for. */
export interface Parties {
  /** Throws SESSION_EXPIRED or GUEST_GONE when there is no such session, or the cookie is not its own. */
  find(token: string, cookies: (party: Party) => string | undefined): Promise<Party>;
  /** Notes that a person used the page behind a verified call then, unless that was noted less than a minute before; whether it was noted now. */
  noteUse(party: Party, usedAt: Date): Promise<boolean>;
  /** Forgets one session, or all. */
  forget(tokenHash?: Buffer): void;
}

/**
 * Sessions as this node knows them: read again after a second, and at once when another node says that something
 * changed, so that an ended session or a withdrawn permission holds everywhere within a second.
 */
export async function createParties(services: Services): Promise<Parties & { close(): Promise<void> }> {
  const known = new Map<string, Entry>();
  const unlisten = await services.database.listen('sessions', () => known.clear());

  async function read(token: string, tokenHash: Buffer): Promise<Entry | null> {
    const isGuest = token.startsWith('g1.');
    const row = isGuest ? await loadGuest(services, tokenHash) : await loadSession(services, tokenHash);
    if (!row) return null;
    const keys = await deriveSessionKeys(nodePrimitives, { secret: row.secret, token, side: 'server' });
    row.secret.fill(0);
    const signed = 'actor' in row ? row : null;
    return {
      readAt: performance.now(),
      seenAt: row.seenAt,
      cookieHash: row.cookieHash,
      party: {
        kind: isGuest ? 'guest' : 'signed',
        tokenHash,
        keys,
        tenantId: row.tenantId,
        side: signed?.side ?? 'portal',
        actor: signed?.actor ?? null,
        sessionId: signed?.id ?? null,
        signedInAt: signed?.signedInAt ?? null,
        permCodes: new Set(signed?.reach.scopes.keys()),
        reach: signed?.reach ?? noReach,
        hasSecondFactor: signed?.hasSecondFactor ?? false,
      },
    };
  }

  return {
    forget: (tokenHash) => (tokenHash ? void known.delete(tokenHash.toString('latin1')) : known.clear()),
    async find(token, cookies) {
      const tokenHash = createHash('sha256').update(token).digest();
      const id = tokenHash.toString('latin1');
      let entry = known.get(id);
      if (!entry || performance.now() - entry.readAt > maxAge) {
        entry = (await read(token, tokenHash)) ?? undefined;
        if (known.size >= maxEntries) known.clear();
        if (entry) known.set(id, entry);
        else known.delete(id);
      }
      const gone = token.startsWith('g1.') ? 'GUEST_GONE' : 'SESSION_EXPIRED';
      if (!entry) throw new Refusal(gone, { cause: 'no such session' });
      const cookie = cookies(entry.party);
      const cookieHash = createHash('sha256')
        .update(cookie ?? '')
        .digest();
      if (!timingSafeEqual(cookieHash, entry.cookieHash)) throw new Refusal(gone, { cause: 'cookie' });
      return entry.party;
    },
    async noteUse(party, usedAt) {
      const entry = known.get(party.tokenHash.toString('latin1'));
      if (!entry || usedAt.getTime() - entry.seenAt.getTime() < seenEvery) return false;
      const before = entry.seenAt;
      entry.seenAt = usedAt;
      try {
        await (party.kind === 'guest' ? touchGuest : touchSession)(services, party, usedAt);
        return true;
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        // That a session was used is noted when there is room again: reading goes on meanwhile.
        entry.seenAt = before;
        return false;
      }
    },
    close: async () => {
      await unlisten();
    },
  };
}

/** Milliseconds. */
const maxAge = 1000;
const maxEntries = 20_000;
