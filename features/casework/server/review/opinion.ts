import { Refusal } from '#core/errors.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { isAsked } from '#features/casework/server/experts/review-record.ts';
import { logCase } from '#features/casework/server/log-case.ts';
import { opinions } from '#features/casework/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import { widestCode } from '#server/policies/reach.ts';
import type { ActorScope } from '#server/scope.ts';
import { lockCase } from './find-case.ts';
import { spendOnCase } from './spend-on-case.ts';

/**
 * Adds an opinion that only reviewers see; several may write without holding the case. NOT_ALLOWED for experts who were
 * asked to score it: what they say belongs to their scores.
 */
export async function addOpinion(scope: ActorScope, { id, text }: { id: string; text: string }): Promise<void> {
  const application = await lockCase(scope, id, widestCode(scope, ['Mgr.Apply.audit', 'Mgr.Apply.judge']));
  if (definitionOf(application.programme).experts && (await isAsked(scope, id)))
    throw new Refusal('NOT_ALLOWED', { cause: 'scores are asked for' });
  await scope.db.insert(opinions).values({
    id: newId(),
    tenantId: scope.tenantId,
    applicationId: id,
    byId: scope.actor.id,
    byName: scope.actor.nickname,
    text: text.trim(),
    at: scope.now,
  });
  await spendOnCase(scope, id, { section: 'opinion' });
  await logCase(scope, application, {
    action: 'opinion',
    text: { CN: '填写意见', EN: 'Added an opinion' },
  });
}
