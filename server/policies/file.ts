import { type AnyColumn, and, eq, exists, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { purposesOf } from '#core/files/purposes.ts';
import type { PermissionCode } from '#core/permissions.ts';
import { isCase } from '#features/casework/server/review/case-policy.ts';
import { applications } from '#features/casework/server/tables.ts';
import { isReachedCompany } from '#features/companies/server/company-policy.ts';
import { companies } from '#features/companies/server/tables.ts';
import { isPhotoOfOwnFarm, isPhotoOfReport } from '#features/flock/server/farms/farm-policy.ts';
import { supporters } from '#features/supporters/server/tables.ts';
import { ownFormFiles } from '#server/database/tables/own-forms.ts';
import { applicationFiles, files } from '../database/tables/files.ts';
import type { ActorScope, Scope } from '../scope.ts';

/**
 * Files the caller may read: their own, on FlockScore photos of farms they work on, and for operators those held by applications of
 * their tenant that were submitted, handed in by a company they reach or by a supporter, or taken for a report of a
 * farm. Undefined when there can be none.
 */
export function readableFiles(scope: Scope): SQL | undefined {
  if (!scope.actor) return undefined;
  return and(
    eq(files.tenantId, scope.tenantId),
    isNull(files.deletedAt),
    or(
      isOwn(scope as ActorScope),
      scope.side === 'poultry' ? isPhotoOfOwnFarm(scope as ActorScope) : undefined,
      isOfficer(scope, 'Mgr.Apply') ? isInSubmission(scope) : undefined,
      isOfficer(scope, 'Mgr.Company') ? isHandedIn(scope) : undefined,
      isOfficer(scope, 'Mgr.Flock') ? isPhotoOfReport(scope) : undefined,
    ),
  );
}

/** A phone of a poultry house, signed in for months, opens none of the papers that its owner handed in on the portal. */
function isOwn({ actor, side }: ActorScope): SQL {
  const flocks = purposesOf('poultry');
  const isHere = side === 'poultry' ? inArray(files.purpose, flocks) : notInArray(files.purpose, flocks);
  return and(eq(files.ownerId, actor.id), isHere)!;
}

function isOfficer(scope: Scope, code: PermissionCode): scope is ActorScope {
  return scope.side === 'office' && scope.permCodes.has(code);
}

function isHandedIn(scope: ActorScope): SQL {
  const { fileId, tenantId, isHandedIn: isIn } = ownFormFiles;
  const held = scope.db
    .select({ one: sql`1` })
    .from(ownFormFiles)
    .where(and(eq(fileId, files.id), eq(tenantId, scope.tenantId), eq(isIn, true)));
  return and(exists(held), or(isOfCompany(scope), isOfSupporter(scope)))!;
}

/** Named in what a company handed in last, of those that the operator's data scope reaches. */
function isOfCompany(scope: ActorScope): SQL {
  const { db, tenantId } = scope;
  const { submittedBy, data } = companies;
  const isIts = and(eq(companies.tenantId, tenantId), eq(submittedBy, files.ownerId), names(data));
  return exists(
    db
      .select({ one: sql`1` })
      .from(companies)
      .where(and(isIts, isReachedCompany(scope))),
  );
}

/** Supporters belong to no region: who may see the list sees them all. */
function isOfSupporter({ db, tenantId }: ActorScope): SQL {
  const isIts = and(eq(supporters.tenantId, tenantId), eq(supporters.accountId, files.ownerId), names(supporters.data));
  return exists(db.select({ one: sql`1` }).from(supporters).where(isIts));
}

function names(data: AnyColumn): SQL {
  return sql`jsonb_path_exists(${data}, '$.**.id ? (@ == $id)', jsonb_build_object('id', ${files.id}))`;
}

function isInSubmission(scope: ActorScope): SQL {
  const held = scope.db
    .select({ one: sql`1` })
    .from(applicationFiles)
    .innerJoin(applications, eq(applications.id, applicationFiles.applicationId))
    .where(and(eq(applicationFiles.fileId, files.id), eq(applicationFiles.tenantId, scope.tenantId), isCase(scope)));
  return exists(held);
}
