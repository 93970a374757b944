import { Refusal } from '#core/errors.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { and, eq } from '#server/database/sql.ts';
import { outbox } from '#server/database/tables/logs.ts';
import type { ActorScope } from '#server/scope.ts';

/** Puts a message that failed back into the queue; throws NOT_FOUND for one that did not fail. */
export async function retryMessage(scope: ActorScope, { id }: { id: string }) {
  const [row] = await scope.db
    .update(outbox)
    .set({ state: 'queued', tries: 0, error: null, nextAt: scope.now })
    .where(and(eq(outbox.id, id), eq(outbox.tenantId, scope.tenantId), eq(outbox.state, 'failed')))
    .returning({ subject: outbox.subject });
  if (!row) throw new Refusal('NOT_FOUND');
  await logBusiness(scope, {
    module: 'MSG',
    action: 'RETRY',
    objectType: 'outbox',
    objectId: id,
    title: row.subject,
    text: { CN: `重发消息「${row.subject}」`, EN: `sent message ${row.subject} again` },
  });
  return {};
}
