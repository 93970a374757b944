import { Refusal } from '#core/errors.ts';
import { fieldAt } from '#core/forms/paths.ts';
import { labelOf } from '#features/casework/server/applications/corrections.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { logCase } from '#features/casework/server/log-case.ts';
import { marks } from '#features/casework/server/tables.ts';
import { and, eq, inArray } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { lockHeldCase } from './find-case.ts';

/** Marks fields, rows or files of a held case as verified, or takes the marks back; twice is once. Throws NOT_FOUND. */
export async function markPaths(
  scope: ActorScope,
  { id, paths, verified }: { id: string; paths: readonly string[]; verified: boolean },
): Promise<void> {
  const application = await lockHeldCase(scope, id, 'Mgr.Apply.audit');
  const programme = await programmeOf(scope, application);
  for (const path of paths)
    if (!fieldAt(programme, path)) throw new Refusal('NOT_FOUND', { cause: `no field ${path}` });
  if (verified) {
    const mark = { tenantId: scope.tenantId, applicationId: id, byId: scope.actor.id, byName: scope.actor.nickname };
    await scope.db
      .insert(marks)
      .values(paths.map((path) => ({ ...mark, path, at: scope.now })))
      .onConflictDoNothing();
  } else {
    await scope.db
      .delete(marks)
      .where(and(eq(marks.tenantId, scope.tenantId), eq(marks.applicationId, id), inArray(marks.path, [...paths])));
  }
  const names = paths.map((path) => labelOf(programme, path, {}));
  const all = { CN: names.map(({ CN }) => CN).join('、'), EN: names.map(({ EN }) => EN).join(', ') };
  await logCase(scope, application, {
    action: 'mark',
    text: verified
      ? { CN: `核实：${all.CN}`, EN: `Verified: ${all.EN}` }
      : { CN: `取消核实：${all.CN}`, EN: `No longer verified: ${all.EN}` },
    changes: paths.map((path) => ({ field: path, before: !verified, after: verified })),
  });
}
