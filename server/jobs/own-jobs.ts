import { Refusal } from '#core/errors.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { and, eq } from '#server/database/sql.ts';
import { jobs } from '#server/database/tables/jobs.ts';
import type { FileAnswer } from '#server/handle.ts';
import { isOwnJob } from '#server/policies/account.ts';
import type { ActorScope } from '#server/scope.ts';
import { jobLife } from './job-life.ts';
import { getJob } from './queries.ts';
import { announceJob } from './start-job.ts';

/** The file of an own finished job, as long as its maker still holds the code it was made with; each download is logged. */
export async function downloadJob(scope: ActorScope, id: string): Promise<FileAnswer> {
  const job = await getJob(scope, id);
  const work = scope.services.features.getWork(job.source);
  work.check(scope, job);
  if (job.state !== 'DONE' || !job.objectKey) throw new Refusal('NOT_FOUND', { cause: 'the job has no file' });
  await logBusiness(scope, {
    module: work.module,
    action: 'DOWNLOAD',
    objectType: 'job',
    objectId: id,
    title: job.fileName ?? '',
    text: { CN: `下载文件 ${job.fileName}`, EN: `Downloaded the file ${job.fileName}` },
  });
  return {
    kind: 'file',
    name: job.fileName ?? 'export',
    type: job.fileType ?? 'application/octet-stream',
    size: job.fileSize ?? undefined,
    content: await scope.services.storage.read(job.objectKey),
  };
}

/** Queues an own failed job again. */
export async function retryJob(scope: ActorScope, { id }: { id: string }): Promise<Record<string, never>> {
  const changed = await scope.db
    .update(jobs)
    .set({
      state: 'QUEUED',
      attempts: 0,
      done: 0,
      error: null,
      endedAt: null,
      seenAt: null,
      expiresAt: new Date(scope.now.getTime() + jobLife),
    })
    .where(and(isOwnJob(scope), eq(jobs.id, id), eq(jobs.state, 'FAILED')))
    .returning({ id: jobs.id });
  if (changed.length === 0) throw new Refusal('NOT_FOUND');
  await announceJob(scope, id);
  return {};
}

/** Removes an own job. Its file goes with the next purge, or at once by the worker that is still writing it. */
export async function removeJob(scope: ActorScope, { id }: { id: string }): Promise<Record<string, never>> {
  await getJob(scope, id);
  await scope.db
    .update(jobs)
    .set({ expiresAt: scope.now })
    .where(and(isOwnJob(scope), eq(jobs.id, id)));
  return {};
}
