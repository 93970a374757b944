import { bulkDecisions } from '#features/casework/server/tables.ts';
import type { BulkAction } from '#features/casework/shared/bulk.ts';
import { newId } from '#server/base/ids.ts';
import type { ActorScope } from '#server/scope.ts';
import { noteBulk } from './lock-decision.ts';
import { askSecond, undoneUntil } from './second-person.ts';

interface Asked {
  readonly action: BulkAction;
  readonly reason?: string | undefined;
}

interface Part {
  readonly rows: readonly { readonly id: string; readonly no: string; readonly amount: number | null }[];
  readonly needsSecond: boolean;
}

/** Keeps a decision until its time is over or somebody else has confirmed it, and asks those who can; amounts in fen. */
export async function keepDecision(scope: ActorScope, { action, reason }: Asked, { rows, needsSecond }: Part) {
  const { db, tenantId, actor, now } = scope;
  const id = newId();
  const runsAt = undoneUntil(now);
  const count = rows.length;
  await db.insert(bulkDecisions).values({
    id,
    tenantId,
    action,
    runsAt,
    cases: rows.map((row) => row.id),
    sum: rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    state: needsSecond ? 'ASKED' : 'PENDING',
    reason: reason?.trim() ?? '',
    madeBy: actor.id,
    madeByName: actor.nickname,
    createdAt: now,
    updatedAt: now,
  });
  await noteBulk(scope, { id, action: 'bulk', step: action, count });
  if (needsSecond) await askSecond(scope, { id, action, cases: rows });
  return { id, count, runsAt: needsSecond ? null : runsAt.toISOString() };
}
