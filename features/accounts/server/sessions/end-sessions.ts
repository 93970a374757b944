import { notify, type Queryable } from '#server/database/database.ts';
import { and, eq, inArray, ne, sql } from '#server/database/sql.ts';
import { accounts, sessions } from '#server/database/tables/accounts.ts';

/** Ends all sessions of an account, or all but one; every node hears of it when the transaction commits. */
export async function endSessions(db: Queryable, accountId: string, options: { except?: string } = {}): Promise<void> {
  const own = eq(sessions.accountId, accountId);
  await db.delete(sessions).where(options.except ? and(own, ne(sessions.id, options.except)) : own);
  await announce(db);
}

/** Ends the sessions of an account in one tenant, on whichever side; those elsewhere are not that tenant's business. */
export async function endSessionsIn(db: Queryable, accountId: string, tenantId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), eq(sessions.activeTenant, tenantId)));
  await announce(db);
}

/** Ends one session of an account; whether there was one. */
export async function endSession(db: Queryable, accountId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  if (ended.length > 0) await announce(db);
  return ended.length > 0;
}

/** Says that the roles of these accounts changed: their permission codes are read again with the next call. */
export async function rereadPermissions(db: Queryable, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return;
  await db
    .update(accounts)
    .set({ permRev: sql`${accounts.permRev} + 1` })
    .where(inArray(accounts.id, [...accountIds]));
  await announce(db);
}

/** Tells every node to read its sessions again, once the transaction commits. */
export async function announce(db: Queryable): Promise<void> {
  await notify(db, 'sessions');
}
