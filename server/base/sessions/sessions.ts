import type { DataScope } from '#core/roles.ts';
import type { Side } from '#core/sides.ts';
import { prepared, type Queryable } from '#server/database/database.ts';
import { and, eq, gt, lt, type SQL, sql } from '#server/database/sql.ts';
import { accounts, guests, sessions } from '#server/database/tables/accounts.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { Keys } from '#server/keys.ts';
import { noReach, type Reach } from '#server/policies/reach.ts';
import { isTenantOpen } from '#server/policies/tenant.ts';
import type { Actor } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { endFrom, guestRules, isRenewed, sessionRules } from './session-rules.ts';

type Parts = Pick<Services, 'database' | 'keys' | 'clock'>;

/** A live signed-in session. `secret` is opened: wipe it once the keys are derived. */
export interface LoadedSession {
  readonly party: 'signed';
  readonly id: string;
  readonly side: Side;
  readonly accountId: string;
  readonly actor: Actor;
  readonly tenantId: string;
  /** The codes held and how far they reach; nothing unless the session belongs to the back office. */
  readonly reach: Reach;
  readonly cookieHash: Buffer;
  readonly secret: Buffer;
  readonly signedInAt: Date;
  readonly endsAt: Date;
  readonly seenAt: Date;
  readonly hasSecondFactor: boolean;
  /** Of the account; always ACTIVE, others have no session. */
  readonly status: string;
}

/** A live guest session, with its secret opened. */
export interface LoadedGuest {
  readonly party: 'guest';
  readonly cookieHash: Buffer;
  readonly secret: Buffer;
  readonly tenantId: string;
  readonly endsAt: Date;
  readonly seenAt: Date;
}

/**
 * The session of a token's SHA-256, or null when there is none, it has ended, its account or its tenant is switched off,
 * or its place in the tenant's back office is gone.
 */
export async function loadSession({ database, keys, clock }: Parts, tokenHash: Buffer): Promise<LoadedSession | null> {
  const now = clock();
  const [row] = await database.read(null, (db) => sessionQuery(db).execute({ tokenHash, now }));
  if (!row || !(row.isLasting || isAwake(row.seenAt, sessionRules[row.side as Side].idle, now))) return null;
  if (row.side === 'office' && !row.isMember) return null;
  const secret = openSecret(keys, row, tokenHash);
  if (!secret) return null;
  return {
    party: 'signed',
    id: row.id,
    side: row.side as Side,
    accountId: row.accountId,
    actor: { id: row.accountId, loginName: row.loginName, nickname: row.nickname, kind: row.kind },
    tenantId: row.tenantId ?? '',
    reach: readReach(row.reach),
    cookieHash: row.cookieHash,
    secret,
    signedInAt: row.signedInAt,
    endsAt: row.endsAt,
    seenAt: row.seenAt,
    hasSecondFactor: row.hasSecondFactor,
    status: row.status,
  };
}

/** The guest session of a token's SHA-256, or null when there is none or it has ended. */
export async function loadGuest({ database, keys, clock }: Parts, tokenHash: Buffer): Promise<LoadedGuest | null> {
  const now = clock();
  const [row] = await database.read(null, (db) => guestQuery(db).execute({ tokenHash, now }));
  if (!row || !isAwake(row.seenAt, guestRules.idle, now)) return null;
  const secret = openSecret(keys, { secret: row.secret, keyId: keys.session.id }, tokenHash);
  if (!secret) return null;
  const { cookieHash, tenantId, endsAt, seenAt } = row;
  return { party: 'guest', cookieHash, secret, tenantId: tenantId ?? '', endsAt, seenAt };
}

/**
 * Notes when a person last used a session, unless a later use is known. One that use renews lasts longer from then on,
 * and its secret moves to the key in force: what a former key sealed is either in use or over within 90 days.
 */
export async function touchSession(
  { database, keys }: Parts,
  { tokenHash, side }: { tokenHash: Buffer; side: Side },
  usedAt: Date,
): Promise<void> {
  const renewed = isRenewed(side) ? { endsAt: endFrom(side, usedAt) } : {};
  await database.read(null, async (db) => {
    const [row] = await db
      .update(sessions)
      .set({ seenAt: usedAt, ...renewed })
      .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.seenAt, usedAt)))
      .returning({ secret: sessions.secret, keyId: sessions.keyId });
    const secret = row && row.keyId !== keys.session.id ? openSecret(keys, row, tokenHash) : null;
    if (!secret) return;
    const sealed = keys.session.seal(secret, secretContext(tokenHash));
    secret.fill(0);
    await db.update(sessions).set({ secret: sealed, keyId: keys.session.id }).where(eq(sessions.tokenHash, tokenHash));
  });
}

/** The same for a guest. */
export async function touchGuest(
  { database }: Parts,
  { tokenHash }: { tokenHash: Buffer },
  usedAt: Date,
): Promise<void> {
  await database.read(null, (db) =>
    db
      .update(guests)
      .set({ seenAt: usedAt })
      .where(and(eq(guests.tokenHash, tokenHash), lt(guests.seenAt, usedAt))),
  );
}

/** Where a sealed session secret belongs: it opens for no other token. */
export function secretContext(tokenHash: Buffer): string {
  return `session|${tokenHash.toString('base64url')}`;
}

/** How far the codes reach that an account holds in a tenant. */
export async function loadReach(db: Queryable, accountId: string, tenantId: string): Promise<Reach> {
  const { rows } = await db.execute<{ reach: StoredReach }>(sql`select reach_of(${accountId}, ${tenantId}) as reach`);
  return readReach(rows[0]?.reach ?? null);
}

type StoredReach = { readonly scopes: Record<string, DataScope>; readonly regions: string[] } | null;

function readReach(stored: StoredReach): Reach {
  return stored ? { scopes: new Map(Object.entries(stored.scopes)), regions: stored.regions } : noReach;
}

/** The codes an account holds in a tenant: its roles' codes within the tenant's allowance, without those switched off. */
export async function permCodesOf(db: Queryable, accountId: string, tenantId: string): Promise<string[]> {
  const { rows } = await db.execute<{ codes: string[] }>(sql`select codes_of(${accountId}, ${tenantId}) as codes`);
  return rows[0]?.codes ?? [];
}

const sessionQuery = prepared('load_session', (db) =>
  db
    .select({
      id: sessions.id,
      side: sessions.side,
      accountId: sessions.accountId,
      tenantId: sessions.activeTenant,
      cookieHash: sessions.cookieHash,
      secret: sessions.secret,
      keyId: sessions.keyId,
      isLasting: sessions.isLasting,
      signedInAt: sessions.createdAt,
      endsAt: sessions.endsAt,
      seenAt: sessions.seenAt,
      loginName: accounts.loginName,
      nickname: accounts.nickname,
      kind: accounts.kind,
      status: accounts.status,
      hasSecondFactor: sql<boolean>`${accounts.totpSecret} is not null`,
      reach: sql<StoredReach>`case when ${sessions.side} = 'office'
        then reach_of(${sessions.accountId}, ${sessions.activeTenant}) end`,
      isMember: sql<boolean>`exists (select from memberships_of(${sessions.accountId}) m
        where m.tenant_id = ${sessions.activeTenant} and m.status = 'ACTIVE')`,
    })
    .from(sessions)
    .innerJoin(accounts, and(eq(accounts.id, sessions.accountId), eq(accounts.status, 'ACTIVE')))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.endsAt, sql.placeholder('now')),
        inOpenTenant(sessions.activeTenant),
      ),
    ),
);

const guestQuery = prepared('load_guest', (db) =>
  db
    .select({
      cookieHash: guests.cookieHash,
      secret: guests.secret,
      tenantId: guests.activeTenant,
      endsAt: guests.endsAt,
      seenAt: guests.seenAt,
    })
    .from(guests)
    .where(
      and(
        eq(guests.tokenHash, sql.placeholder('tokenHash')),
        gt(guests.endsAt, sql.placeholder('now')),
        inOpenTenant(guests.activeTenant),
      ),
    ),
);

function inOpenTenant(column: typeof sessions.activeTenant | typeof guests.activeTenant): SQL {
  return sql`exists (select from tenants where ${tenants.id} = ${column} and ${isTenantOpen(sql.placeholder('now'))})`;
}

function isAwake(seenAt: Date, idle: number, now: Date): boolean {
  return now.getTime() - seenAt.getTime() < idle;
}

/** A secret under a key that was removed is lost on purpose: taking the key away ends its sessions. */
function openSecret(keys: Keys, row: { secret: Buffer; keyId: string }, tokenHash: Buffer): Buffer | null {
  const key = [keys.session, ...keys.formerSessions].find(({ id }) => id === row.keyId);
  try {
    return key?.open(row.secret, secretContext(tokenHash)) ?? null;
  } catch {
    return null;
  }
}
