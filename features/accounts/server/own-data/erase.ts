import { Refusal } from '#core/errors.ts';
import { daysToKeep } from '#features/accounts/calls/own-data.ts';
import { logAccount } from '#features/accounts/server/log-account.ts';
import { mailOwner } from '#features/accounts/server/mail-owner.ts';
import { getOwn } from '#features/accounts/server/profile.ts';
import { announce, endSessions } from '#features/accounts/server/sessions/end-sessions.ts';
import type { Queryable } from '#server/database/database.ts';
import { and, eq, isNotNull, lte, ne } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { SlowActorCall } from '#server/handle.ts';
import { isOwnAccount } from '#server/policies/account.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { forProvenOwner } from './prove-owner.ts';

/** Objects that say which accounts were erased: kept beside the backups, so that a restored one erases them again. */
export const ledgerFolder = 'erased/';

const dayMs = 24 * 3_600_000;

/**
 * Has the account erased after 15 days. Throws as forProvenOwner, and as the parts that still need it.
 */
export function askErasure(
  call: SlowActorCall,
  proofs: { loginPwd: string; totp?: string },
): Promise<{ erasedAt: string }> {
  return forProvenOwner(call, proofs, async (scope, account) => {
    await refuseNeeded(scope.services, scope.db, account.id);
    const erasedAt = new Date(scope.now.getTime() + daysToKeep * dayMs);
    await scope.db.update(accounts).set({ erasedAt, updatedAt: scope.now }).where(isOwnAccount(scope));
    await endSessions(scope.db, account.id, { except: scope.sessionId });
    await logAccount(scope, account, {
      action: 'ERASE_ASKED',
      text: { CN: '申请注销账号', EN: 'asked to have the account erased' },
    });
    await mailOwner(scope, account, 'ERASE_ASKED', { days: daysToKeep });
    return { erasedAt: erasedAt.toISOString() };
  });
}

/** Refuses to let an account go that somebody still needs. */
async function refuseNeeded({ features }: Services, db: Queryable, accountId: string): Promise<void> {
  for (const part of features.ownParts) await part.refuse?.(db, accountId);
}

/** Keeps the account after all. */
export async function keepAccount(scope: ActorScope): Promise<Record<string, never>> {
  const kept = await scope.db
    .update(accounts)
    .set({ erasedAt: null, updatedAt: scope.now })
    .where(and(isOwnAccount(scope), isNotNull(accounts.erasedAt)))
    .returning({ id: accounts.id });
  if (kept.length === 0) throw new Refusal('NOT_ALLOWED', { cause: 'nothing to take back' });
  await logAccount(scope, await getOwn(scope), {
    action: 'ERASE_TAKEN_BACK',
    text: { CN: '撤回注销申请', EN: 'kept the account' },
  });
  return {};
}

/** Erases every account whose time has come; one that is in use again is kept. Meant to run every hour. */
export async function eraseDue(services: Services): Promise<void> {
  const due = await services.database.asOwner((db) =>
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(lte(accounts.erasedAt, services.clock()), ne(accounts.status, 'ERASED'))),
  );
  for (const { id } of due) await eraseAccount(services, id);
}

/** Erases again what a restored backup brought back; runs when a server starts. */
export async function replayErasures(services: Services): Promise<void> {
  for await (const { key } of services.storage.list(ledgerFolder)) {
    const id = key.slice(ledgerFolder.length);
    const [alive] = await services.database.asOwner((db) =>
      db
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(eq(accounts.id, id), ne(accounts.status, 'ERASED'))),
    );
    if (alive) await eraseAccount(services, id, { isNoted: true });
  }
}

async function eraseAccount(services: Services, accountId: string, { isNoted = false } = {}): Promise<void> {
  const now = services.clock();
  await services.database.asOwner((db) =>
    db.transaction(async (tx) => {
      const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
      if (!account) return;
      try {
        await refuseNeeded(services, tx, accountId);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        await tx.update(accounts).set({ erasedAt: null }).where(eq(accounts.id, accountId));
        return;
      }
      for (const part of services.features.ownParts)
        await part.erase?.({ db: tx, accountId, email: account.email, now, services });
      await announce(tx);
      // Before the commit: an entry without an erasure does no harm, the other way round it would.
      if (!isNoted) await services.storage.put(`${ledgerFolder}${accountId}`, Buffer.from(now.toISOString()));
    }),
  );
}
