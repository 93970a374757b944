import { Refusal } from '#core/errors.ts';
import { actionOf } from '#core/workflow/actions.ts';
import { bulkDecisions } from '#features/casework/server/tables.ts';
import type { BulkAction } from '#features/casework/shared/bulk.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';

/** A decision on many cases of the tenant, locked until the call ends; NOT_FOUND. */
export async function lockDecision({ db, tenantId }: ActorScope, id: string) {
  const [found] = await db
    .select()
    .from(bulkDecisions)
    .where(and(eq(bulkDecisions.tenantId, tenantId), eq(bulkDecisions.id, id)))
    .for('update');
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

/** Notes what is done to a decision on many cases; what it does to each case is noted there. */
export async function noteBulk(
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
