import type { OutputOf } from '#core/contracts/contract.ts';
import type { ownDataCall } from '#features/accounts/calls/own-data.ts';
import { getOwn } from '#features/accounts/server/profile.ts';
import { and, desc, eq } from '#server/database/sql.ts';
import { jobs } from '#server/database/tables/jobs.ts';
import { isOwnJob } from '#server/policies/account.ts';
import type { ActorScope } from '#server/scope.ts';
import { readConsents } from './consents.ts';

type OwnData = OutputOf<typeof ownDataCall>;

/** What is kept about the caller and for which reason, and what is under way with it. */
export async function readOwnData(scope: ActorScope): Promise<OwnData> {
  const { erasedAt } = await getOwn(scope);
  return {
    consents: await readConsents(scope),
    parts: scope.services.features.ownParts.map(({ key, name, kept }) => ({
      key,
      name: { ...name },
      kept: kept ? { ...kept } : null,
    })),
    archive: await readArchive(scope),
    erasedAt: erasedAt?.toISOString() ?? null,
  };
}

async function readArchive(scope: ActorScope): Promise<OwnData['archive']> {
  const [job] = await scope.db
    .select()
    .from(jobs)
    .where(and(isOwnJob(scope), eq(jobs.accountId, scope.actor.id)))
    .orderBy(desc(jobs.createdAt))
    .limit(1);
  if (!job) return null;
  const { id, state, createdAt, expiresAt, fileSize } = job;
  return {
    id,
    state: state as NonNullable<OwnData['archive']>['state'],
    askedAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    size: fileSize,
  };
}
