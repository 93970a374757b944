import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { actionOf } from '#core/workflow/actions.ts';
import type { bulkDecideCall, bulkPendingCall, bulkPreviewCall, bulkUndoCall } from '#features/casework/calls/bulk.ts';
import { bulkDecisions } from '#features/casework/server/tables.ts';
import { type BulkAction, undoMinutes } from '#features/casework/shared/bulk.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { and, desc, eq, gt, or, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { decideEach, type Outcome } from './decide-each.ts';

type Asked = Pick<InputOf<typeof bulkPreviewCall>, 'ids' | 'action' | 'reason'>;

/** What a step would do to these cases now; nothing of it stays. REASON_NEEDED without one where it needs one. */
export async function previewBulk(scope: ActorScope, asked: Asked): Promise<OutputOf<typeof bulkPreviewCall>> {
  return { rows: await decideEach(scope, withReason(asked), { isTrial: true }) };
}

/**
 * Takes a decision on the cases that can be taken now. It is carried out when its time to be undone is over: until then
 * nobody is told and nothing moves. NOT_ALLOWED when none can be taken.
 */
export async function decideBulk(scope: ActorScope, asked: Asked): Promise<OutputOf<typeof bulkDecideCall>> {
  const { rows } = await previewBulk(scope, asked);
  const cases = rows.filter(({ to }) => to !== null).map(({ id }) => id);
  if (cases.length === 0) throw new Refusal('NOT_ALLOWED', { cause: 'no case can be taken' });
  const id = newId();
  const runsAt = new Date(scope.now.getTime() + undoMinutes * 60_000);
  const { tenantId, actor, now } = scope;
  await scope.db.insert(bulkDecisions).values({
    id,
    tenantId,
    cases,
    runsAt,
    action: asked.action,
    reason: asked.reason?.trim() ?? '',
    madeBy: actor.id,
    madeByName: actor.nickname,
    createdAt: now,
    updatedAt: now,
  });
  await note(scope, { id, action: 'bulk', step: asked.action, count: cases.length });
  return { id, count: cases.length, runsAt: runsAt.toISOString() };
}

/** What waits in the tenant, and the last five decisions of the caller that were carried out. */
export async function listBulk(scope: ActorScope): Promise<OutputOf<typeof bulkPendingCall>> {
  const own = and(eq(bulkDecisions.madeBy, scope.actor.id), eq(bulkDecisions.state, 'DONE'));
  const aDayAgo = new Date(scope.now.getTime() - 86_400_000);
  const rows = await scope.db
    .select()
    .from(bulkDecisions)
    .where(
      and(
        eq(bulkDecisions.tenantId, scope.tenantId),
        or(eq(bulkDecisions.state, 'PENDING'), and(own, gt(bulkDecisions.updatedAt, aDayAgo))),
      ),
    )
    .orderBy(desc(bulkDecisions.createdAt))
    .limit(50);
  return {
    rows: rows
      .filter(({ state }) => state === 'PENDING')
      .map(({ id, action, madeBy, madeByName, cases, runsAt }) => ({
        id,
        action,
        by: madeByName,
        isMine: madeBy === scope.actor.id,
        count: (cases as string[]).length,
        runsAt: runsAt.toISOString(),
      })),
    done: rows
      .filter(({ state }) => state === 'DONE')
      .slice(0, 5)
      .map(({ id, action, updatedAt, outcome }) => {
        const moved = ((outcome ?? []) as Outcome[]).filter(({ to }) => to !== null).length;
        const refused = ((outcome ?? []) as Outcome[]).length - moved;
        return { id, action, at: updatedAt.toISOString(), moved, refused };
      }),
  };
}

/** Takes a decision back that waits: whoever made it, or who may take cases over. */
export async function undoBulk(
  scope: ActorScope,
  { id }: Pick<InputOf<typeof bulkUndoCall>, 'id'>,
): Promise<Record<string, never>> {
  const [found] = await scope.db
    .select()
    .from(bulkDecisions)
    .where(and(eq(bulkDecisions.tenantId, scope.tenantId), eq(bulkDecisions.id, id)))
    .for('update');
  if (!found) throw new Refusal('NOT_FOUND');
  if (found.madeBy !== scope.actor.id && !scope.permCodes.has('Mgr.Apply.assign')) throw new Refusal('NO_PERMISSION');
  if (found.state !== 'PENDING') throw new Refusal('NOT_ALLOWED');
  await scope.db
    .update(bulkDecisions)
    .set({ state: 'UNDONE', updatedAt: scope.now, rev: sql`${bulkDecisions.rev} + 1` })
    .where(and(eq(bulkDecisions.tenantId, scope.tenantId), eq(bulkDecisions.id, id)));
  await note(scope, { id, action: 'bulk-undo', step: found.action, count: (found.cases as string[]).length });
  return {};
}

function withReason({ ids, action, reason }: Asked): { ids: string[]; action: BulkAction; reason?: string } {
  if (actionOf(action).needsReason && !reason?.trim()) throw new Refusal('REASON_NEEDED');
  return { ids, action, ...(reason ? { reason } : {}) };
}

/** Notes what is done to a decision on many cases; what it does to each case is noted there. */
async function note(
  scope: ActorScope,
  { id, action, step, count }: { id: string; action: string; step: string; count: number },
): Promise<void> {
  const { name } = actionOf(step as BulkAction);
  await logBusiness(scope, {
    module: 'APPLY',
    action,
    objectType: 'bulk-decision',
    objectId: id,
    title: name.CN,
    text: { CN: `批量${name.CN} ${count} 件`, EN: `${name.EN}: ${count} cases together` },
  });
}
