import { and, eq } from 'drizzle-orm';
import { Refusal } from '#core/errors.ts';
import { applicationSections, applications, sectionSaves } from '../../database/tables/applications.ts';
import { applicationFiles } from '../../database/tables/files.ts';
import type { ActorScope } from '../../scope.ts';
import { logBusiness } from '../logs/business-log.ts';
import { lockOwn } from './find-own.ts';
import { programmeOf } from './programmes.ts';

/** Deletes a draft that was never submitted, its content for good; a trace without personal data stays. */
export async function removeDraft(scope: ActorScope, code: string, { id }: { id: string }): Promise<void> {
  const programme = programmeOf(code);
  const application = await lockOwn(scope, { id, programme: programme.code });
  if (application.state !== 'DRAFT' || application.submittedAt) throw new Refusal('NOT_ALLOWED');
  await scope.db
    .update(applications)
    .set({
      deletedAt: scope.now,
      applicant: '',
      subjectCN: '',
      subjectEN: '',
      personKey: null,
      region: null,
      updatedAt: scope.now,
    })
    .where(and(eq(applications.tenantId, scope.tenantId), eq(applications.id, id)));
  for (const table of [applicationSections, sectionSaves, applicationFiles]) {
    await scope.db.delete(table).where(and(eq(table.tenantId, scope.tenantId), eq(table.applicationId, id)));
  }
  await logBusiness(scope, {
    module: 'APPLY',
    action: 'delete',
    objectType: 'application',
    objectId: id,
    title: programme.short.CN,
    text: { CN: `删除草稿：${programme.name.CN}`, EN: `Deleted draft: ${programme.name.EN}` },
  });
}
