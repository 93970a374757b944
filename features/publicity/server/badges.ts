import { openObjectionStates } from '#features/publicity/shared/objection.ts';
import { and, eq, inArray } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { objections } from './tables.ts';

/** Objections that wait for a conclusion. */
export async function objectionBadges(scope: ActorScope): Promise<Readonly<Record<string, number>>> {
  if (!scope.permCodes.has('Mgr.Apply.publish')) return {};
  const count = await scope.db.$count(
    objections,
    and(eq(objections.tenantId, scope.tenantId), inArray(objections.state, [...openObjectionStates])),
  );
  return { ApplyObjection: count };
}
