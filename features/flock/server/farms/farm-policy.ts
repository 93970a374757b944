import { farmMembers, farms, flockPhotos, flockShares } from '#features/flock/server/tables.ts';
import { farmDoc } from '#features/flock/shared/scoring/entries/entries.ts';
import { and, eq, exists, type SQL, sql } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import { type FileReader, isOfficer } from '#server/policies/file.ts';
import type { ActorScope } from '#server/scope.ts';

/** OWNER decides who else works on the farm; a VET reads and answers. */
export type FarmRole = 'OWNER' | 'WORKER' | 'VET';

/** The caller's own places on farms. */
export function isOwnMembership({ tenantId, actor }: ActorScope): SQL {
  return and(eq(farmMembers.tenantId, tenantId), eq(farmMembers.accountId, actor.id))!;
}

/** Everybody who works on a farm of the tenant. */
export function isMemberOf({ tenantId }: ActorScope, farmId: string): SQL {
  return and(eq(farmMembers.tenantId, tenantId), eq(farmMembers.farmId, farmId))!;
}

/** Farms the caller works on. */
export function isOwnFarm(scope: ActorScope): SQL {
  const member = scope.db
    .select({ one: sql`1` })
    .from(farmMembers)
    .where(and(isOwnMembership(scope), eq(farmMembers.farmId, farms.id)));
  return and(eq(farms.tenantId, scope.tenantId), exists(member))!;
}

/** Files that are photos of farms the caller works on. */
export function isPhotoOfOwnFarm(scope: ActorScope): SQL {
  const held = scope.db
    .select({ one: sql`1` })
    .from(flockPhotos)
    .innerJoin(farmMembers, eq(farmMembers.farmId, flockPhotos.farmId))
    .where(and(isOwnMembership(scope), eq(flockPhotos.tenantId, scope.tenantId), eq(flockPhotos.fileId, files.id)));
  return exists(held);
}

/** Files that are photos of any report of the tenant, for operators who read reports. */
export function isPhotoOfReport({ db, tenantId }: ActorScope): SQL {
  const held = db
    .select({ one: sql`1` })
    .from(flockPhotos)
    .where(and(eq(flockPhotos.tenantId, tenantId), eq(flockPhotos.fileId, files.id)));
  return exists(held);
}

/** Links to reports of a farm that somebody with this role may see and withdraw: its owner all, others their own. */
export function isOwnLink({ tenantId, actor }: ActorScope, farm: { id: string; role: FarmRole }): SQL {
  const isOfFarm = and(eq(flockShares.tenantId, tenantId), eq(flockShares.farmId, farm.id))!;
  return mayDecideWho(farm.role) ? isOfFarm : and(isOfFarm, eq(flockShares.accountId, actor.id))!;
}

/** Whether a role decides who works on the farm, and whose it is. */
export function mayDecideWho(role: FarmRole): boolean {
  return role === 'OWNER';
}

/** What a vet adds to a report; the scores are those of whoever stood in the house. */
const vetKinds: readonly string[] = ['comment', 'question', 'answer', 'note'];

/** What only the owner of a farm decides: that others are compared with it, and that it is gone. */
const ownerKeys: readonly string[] = ['isShared', 'isGone'];

/** Whether a role may change an entry of a document. Answers are the vet's (the back office writes its own by another way). */
export function mayChange(role: FarmRole, doc: string, key: string): boolean {
  const kind = key.split(':', 1)[0]!;
  if (doc === farmDoc) return role !== 'VET' && (role === 'OWNER' || !ownerKeys.includes(kind));
  return role === 'VET' ? vetKinds.includes(kind) : kind !== 'answer';
}

/** Photos: on FlockScore those of the own farms, in the back office those of reports. */
export const flockFiles: FileReader = (scope) => {
  if (scope.side === 'poultry') return isPhotoOfOwnFarm(scope);
  return isOfficer(scope, 'Mgr.Flock') ? isPhotoOfReport(scope) : undefined;
};
