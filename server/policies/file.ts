import { and, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm';
import { applications } from '../database/tables/applications.ts';
import { applicationFiles, files } from '../database/tables/files.ts';
import type { ActorScope, Scope } from '../scope.ts';
import { isCase } from './case.ts';

/**
 * Files the caller may read: their own, and for operators who review those held by applications of their tenant that
 * were submitted. Undefined when there can be none.
 */
export function readableFiles(scope: Scope): SQL | undefined {
  if (!scope.actor) return undefined;
  const isOwn = eq(files.ownerId, scope.actor.id);
  return and(
    eq(files.tenantId, scope.tenantId),
    isNull(files.deletedAt),
    isReviewer(scope) ? or(isOwn, isInSubmission(scope)) : isOwn,
  );
}

function isReviewer(scope: Scope): scope is ActorScope {
  return scope.side === 'office' && scope.permCodes.has('Mgr.Apply');
}

function isInSubmission(scope: ActorScope): SQL {
  const held = scope.db
    .select({ one: sql`1` })
    .from(applicationFiles)
    .innerJoin(applications, eq(applications.id, applicationFiles.applicationId))
    .where(and(eq(applicationFiles.fileId, files.id), eq(applicationFiles.tenantId, scope.tenantId), isCase(scope)));
  return exists(held);
}
