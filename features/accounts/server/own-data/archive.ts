import { Refusal } from '#core/errors.ts';
import { logAccount } from '#features/accounts/server/log-account.ts';
import { getOwn } from '#features/accounts/server/profile.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, inArray } from '#server/database/sql.ts';
import { archiveSource, jobs } from '#server/database/tables/jobs.ts';
import type { FileAnswer, SlowActorCall } from '#server/handle.ts';
import { jobLife } from '#server/jobs/job-life.ts';
import { announceJob } from '#server/jobs/start-job.ts';
import { isOwnJob } from '#server/policies/account.ts';
import type { ActorScope } from '#server/scope.ts';
import { forProvenOwner } from './prove-owner.ts';

/** Asks for the archive; while one is being made, or waits to be fetched, it is that one. Throws as forProvenOwner. */
export function askArchive(call: SlowActorCall, proofs: { loginPwd: string; totp?: string }): Promise<{ id: string }> {
  return forProvenOwner(call, proofs, async (scope, account) => {
    const [known] = await scope.db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(isOwnJob(scope), inArray(jobs.state, ['QUEUED', 'RUNNING', 'DONE'])));
    if (known) return known;
    const { db, tenantId, actor, locale, now } = scope;
    const { ownParts } = scope.services.features;
    const id = newId();
    await db.insert(jobs).values({
      id,
      tenantId,
      accountId: actor.id,
      source: archiveSource,
      input: {},
      locale,
      total: ownParts.length,
      titleCN: '我的数据',
      titleEN: 'My data',
      createdAt: now,
      expiresAt: new Date(now.getTime() + jobLife),
    });
    await logAccount(scope, account, {
      action: 'DATA_EXPORT',
      text: { CN: '申请导出我的数据', EN: 'asked for the own data' },
    });
    await announceJob(scope, id);
    return { id };
  });
}

/** The archive, once: it is gone when it has been fetched. Throws NOT_FOUND. */
export async function fetchArchive(scope: ActorScope, { id }: { id: string }): Promise<FileAnswer> {
  const [job] = await scope.db
    .update(jobs)
    .set({ expiresAt: scope.now })
    .where(and(isOwnJob(scope), eq(jobs.id, id), eq(jobs.state, 'DONE')))
    .returning();
  if (!job?.objectKey) throw new Refusal('NOT_FOUND');
  await logAccount(scope, await getOwn(scope), {
    action: 'DATA_DOWNLOAD',
    text: { CN: '下载我的数据', EN: 'fetched the own data' },
  });
  return {
    kind: 'file',
    name: job.fileName ?? 'wutong.zip',
    type: job.fileType ?? 'application/zip',
    size: job.fileSize ?? undefined,
    content: await scope.services.storage.read(job.objectKey),
  };
}
