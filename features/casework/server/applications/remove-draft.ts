import { Refusal } from '#core/errors.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import type { ActorScope } from '#server/scope.ts';
import { emptyApplications } from './empty.ts';
import { lockOwn } from './find-own.ts';
import { programmeOf } from './programmes.ts';

/** Deletes a draft that was never submitted, its content for good; a trace without personal data stays. */
export async function removeDraft(scope: ActorScope, code: string, { id }: { id: string }): Promise<void> {
  const application = await lockOwn(scope, { id, programme: code });
  const programme = await programmeOf(scope, application);
  if (application.state !== 'DRAFT' || application.submittedAt) throw new Refusal('NOT_ALLOWED');
  await emptyApplications(scope.db, [application.id], scope.now);
  await logBusiness(scope, {
    module: 'APPLY',
    action: 'delete',
    objectType: 'application',
    objectId: id,
    title: programme.short.CN,
    text: { CN: `删除草稿：${programme.name.CN}`, EN: `Deleted draft: ${programme.name.EN}` },
  });
}
