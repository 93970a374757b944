import { Refusal } from '#core/errors.ts';
import { readCorrections, recountItems } from '#features/casework/server/applications/corrections.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { logCase } from '#features/casework/server/log-case.ts';
import { correctionItems } from '#features/casework/server/tables.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { lockHeldCase } from './find-case.ts';
import { spendOnCase } from './spend-on-case.ts';

/**
 * Accepts the answer to an item of a held case, or notes the item again for the next return, with a new note when one is
 * given. An acceptance can be taken back in the same way until the case moves on.
 */
export async function judgeReply(
  scope: ActorScope,
  { id, itemId, accept, note }: { id: string; itemId: string; accept: boolean; note?: string },
): Promise<ApplicationRecord> {
  const application = await lockHeldCase(scope, id, 'Mgr.Apply.audit');
  if (!['ACCEPTING', 'REVIEW'].includes(application.state)) throw new Refusal('NOT_ALLOWED');
  const item = (await readCorrections(scope, id)).find((each) => each.id === itemId);
  if (!item) throw new Refusal('NOT_FOUND');
  const isAnswered = item.answeredAt !== null && item.state !== 'withdrawn';
  if (!isAnswered) throw new Refusal('NOT_ALLOWED', { cause: `judging an item that is ${item.state}` });
  const state = accept ? 'accepted' : 'noted';
  await scope.db
    .update(correctionItems)
    .set({ state, closedAt: accept ? scope.now : null, ...(note?.trim() ? { note: note.trim() } : {}) })
    .where(and(eq(correctionItems.tenantId, scope.tenantId), eq(correctionItems.id, itemId)));
  await spendOnCase(scope, id, { section: 'replies', about: itemId });
  await logCase(scope, application, {
    action: accept ? 'accept-correction' : 'still-needed',
    text: accept
      ? { CN: `接受补正：${item.path}`, EN: `Correction accepted: ${item.path}` }
      : { CN: `仍需补正：${item.path}`, EN: `Correction still needed: ${item.path}` },
    changes: [{ field: item.path, before: item.state, after: state }],
  });
  return await recountItems(scope, application);
}
