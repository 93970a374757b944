import { bulkDecisions } from '#features/casework/server/tables.ts';
import type { BulkAction } from '#features/casework/shared/bulk.ts';
import { newId } from '#server/base/ids.ts';
import { loadReach } from '#server/base/sessions/sessions.ts';
import type { Queryable } from '#server/database/database.ts';
import { and, eq, lte, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { decideEach } from './decide-each.ts';

type Decision = typeof bulkDecisions.$inferSelect;

/**
 * Carries out the decisions on many cases whose time to be undone is over, each in one transaction, with the rights their
 * makers have by now; what cannot be taken any more is kept with the reason. Returns how many were carried out.
 */
export async function runBulk(services: Services): Promise<number> {
  const now = services.clock();
  const due = await services.database.asOwner((db) =>
    db
      .select({ id: bulkDecisions.id, tenantId: bulkDecisions.tenantId })
      .from(bulkDecisions)
      .where(and(eq(bulkDecisions.state, 'PENDING'), lte(bulkDecisions.runsAt, now)))
      .orderBy(bulkDecisions.runsAt)
      .limit(20),
  );
  let done = 0;
  for (const { id, tenantId } of due) {
    try {
      const isDone = await services.database.transaction(tenantId, (db) => runOne(services, db, { id, tenantId, now }));
      if (isDone) done += 1;
    } catch (error) {
      services.log.error({ err: error, decision: id }, 'a decision on many cases could not be carried out');
    }
  }
  return done;
}

async function runOne(
  services: Services,
  db: Queryable,
  { id, tenantId, now }: { id: string; tenantId: string; now: Date },
): Promise<boolean> {
  const own = and(eq(bulkDecisions.tenantId, tenantId), eq(bulkDecisions.id, id));
  const [decision] = await db
    .select()
    .from(bulkDecisions)
    .where(and(own, eq(bulkDecisions.state, 'PENDING')))
    // Another node has it, or it is just being undone.
    .for('update', { skipLocked: true });
  if (!decision) return false;
  const scope = await scopeOf(services, db, { decision, now });
  const step = { ids: decision.cases as string[], action: decision.action as BulkAction, reason: decision.reason };
  const outcome = scope ? (await decideEach(scope, step, { isTrial: false })).rows : [];
  await db
    .update(bulkDecisions)
    .set({ state: 'DONE', outcome, updatedAt: now, rev: sql`${bulkDecisions.rev} + 1` })
    .where(own);
  return true;
}

/** What its maker may do by now; undefined when their account is gone. */
async function scopeOf(
  services: Services,
  db: Queryable,
  { decision, now }: { decision: Decision; now: Date },
): Promise<ActorScope | undefined> {
  const [actor] = await db
    .select({ id: accounts.id, loginName: accounts.loginName, nickname: accounts.nickname, kind: accounts.kind })
    .from(accounts)
    .where(and(eq(accounts.id, decision.madeBy), eq(accounts.status, 'ACTIVE')));
  if (!actor) return undefined;
  const reach = await loadReach(db, actor.id, decision.tenantId);
  return {
    db,
    actor,
    reach,
    now,
    services,
    tenantId: decision.tenantId,
    permCodes: new Set(reach.scopes.keys()),
    side: 'office',
    sessionHash: Buffer.alloc(32),
    sessionId: '',
    locale: 'CN',
    ip: '',
    device: 'job',
    trace: newId(),
  };
}
