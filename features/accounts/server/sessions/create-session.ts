import { createHash, randomBytes } from 'node:crypto';
import type { Side } from '#core/sides.ts';
import { newToken } from '#core/wire/tokens.ts';
import { newId } from '#server/base/ids.ts';
import { endFrom, guestRules, isRenewed, sessionRules } from '#server/base/sessions/session-rules.ts';
import { secretContext } from '#server/base/sessions/sessions.ts';
import type { Queryable } from '#server/database/database.ts';
import { and, desc, eq, inArray } from '#server/database/sql.ts';
import { guests, sessions } from '#server/database/tables/accounts.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { nodePrimitives } from '#server/wire/node-primitives.ts';
import { announce } from './end-sessions.ts';

/** What a new session hands out once; only hashes and the sealed secret are kept. */
export interface NewSession {
  readonly token: string;
  readonly cookie: string;
  readonly secret: Buffer;
}

/**
 * Opens a session for an account that has proven itself. The guest session it signed in from goes in the same
 * transaction, so that a copied sign-in can never be opened; beyond the limit of the side the oldest sessions end, of
 * those that use renews the ones idle longest.
 */
export async function createSession(
  scope: Scope,
  account: { id: string },
  { side, tenantId, isLasting = false }: { side: Side; tenantId: string; isLasting?: boolean },
): Promise<NewSession> {
  const { db, now, services } = scope;
  const token = newToken(nodePrimitives, 'signed');
  const secret = randomBytes(32);
  const cookie = randomBytes(32).toString('base64url');
  const tokenHash = hashToken(token);
  await db.delete(guests).where(eq(guests.tokenHash, scope.sessionHash));
  if (scope.sessionId) await db.delete(sessions).where(eq(sessions.id, scope.sessionId));
  await db.insert(sessions).values({
    id: newId(),
    tokenHash,
    cookieHash: hashToken(cookie),
    side,
    accountId: account.id,
    activeTenant: tenantId,
    secret: services.keys.session.seal(secret, secretContext(tokenHash)),
    keyId: services.keys.session.id,
    device: scope.device,
    ip: scope.ip,
    createdAt: now,
    seenAt: now,
    isLasting,
    endsAt: endFrom(side, now, isLasting),
  });
  await endSurplus(db, account.id, side);
  return { token, cookie, secret };
}

/**
 * Keeps a guest session whose token and secret were just agreed on, and gives its cookie: the one the browser already
 * has, so that two pages opened side by side do not end each other's session.
 */
export async function openGuest(
  { keys, clock }: Pick<Services, 'keys' | 'clock'>,
  db: Queryable,
  { token, secret, tenantId, ...known }: { token: string; secret: Uint8Array; tenantId: string; cookie?: string },
): Promise<{ cookie: string }> {
  const now = clock();
  const tokenHash = hashToken(token);
  const cookie = known.cookie ?? randomBytes(32).toString('base64url');
  await db.insert(guests).values({
    tokenHash,
    cookieHash: hashToken(cookie),
    secret: keys.session.seal(secret, secretContext(tokenHash)),
    activeTenant: tenantId,
    seenAt: now,
    endsAt: new Date(now.getTime() + guestRules.absolute),
  });
  return { cookie };
}

function hashToken(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

async function endSurplus(db: Queryable, accountId: string, side: Side): Promise<void> {
  const surplus = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.side, side)))
    .orderBy(desc(isRenewed(side) ? sessions.seenAt : sessions.createdAt), desc(sessions.id))
    .offset(sessionRules[side].parallel);
  if (surplus.length === 0) return;
  await db.delete(sessions).where(
    inArray(
      sessions.id,
      surplus.map((row) => row.id),
    ),
  );
  await announce(db);
}
