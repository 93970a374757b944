import { and, eq } from 'drizzle-orm';
import { Refusal } from '#core/errors.ts';
import { fieldAt } from '#core/forms/paths.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { marks } from '#features/casework/server/tables.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { isPath } from '#server/base/drafts/problems.ts';
import type { ActorScope } from '#server/scope.ts';
import { lockHeldCase } from './find-case.ts';

/** Marks a field, row or file of a held case as verified, or takes the mark back; twice is once. */
export async function markPath(
  scope: ActorScope,
  { id, path, verified }: { id: string; path: string; verified: boolean },
): Promise<void> {
  const application = await lockHeldCase(scope, id, 'Mgr.Apply.audit');
  const programme = await programmeOf(scope, application);
  if (!isPath(path) || !fieldAt(programme, path)) throw new Refusal('NOT_FOUND', { cause: `no field ${path}` });
  if (verified) {
    const mark = {
      tenantId: scope.tenantId,
      applicationId: id,
      path,
      byId: scope.actor.id,
      byName: scope.actor.nickname,
    };
    await scope.db
      .insert(marks)
      .values({ ...mark, at: scope.now })
      .onConflictDoNothing();
  } else {
    await scope.db
      .delete(marks)
      .where(and(eq(marks.tenantId, scope.tenantId), eq(marks.applicationId, id), eq(marks.path, path)));
  }
  await logBusiness(scope, {
    module: 'APPLY',
    action: 'mark',
    objectType: 'application',
    objectId: id,
    title: application.no ?? '',
    text: verified
      ? { CN: `核实：${path}`, EN: `Verified: ${path}` }
      : { CN: `取消核实：${path}`, EN: `No longer verified: ${path}` },
    changes: [{ field: path, before: !verified, after: verified }],
  });
}
