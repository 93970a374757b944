import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import { Refusal } from '#core/errors.ts';
import { jobs } from '../../database/tables/jobs.ts';
import type { ActorScope } from '../../scope.ts';
import type { Services } from '../../services.ts';
import { newObjectKey, withWorkFile } from '../files/objects.ts';
import { jobFolder, jobLife, jobSilence, mostAttempts } from './job-life.ts';
import type { Job } from './queries.ts';
import { scopeOfJob } from './scope-of-job.ts';
import { getWork } from './works.ts';

/**
 * Makes the file of one job; does nothing when another node is at it, or it is gone. The maker's rights are read anew:
 * who lost the code meanwhile gets no file. What fails is noted and told, not thrown.
 */
export async function runJob(services: Services, id: string): Promise<void> {
  const job = await takeUp(services, id);
  if (!job) return;
  try {
    await make(services, job);
  } catch (error) {
    if (error instanceof Gone) return;
    if (!(error instanceof Refusal)) services.log.error(`job ${id}: ${(error as Error).message}`);
    await fail(services, job, error);
  }
}

/** The job was removed, or taken up by somebody else, while it was being done. */
class Gone extends Error {}

/** Marks the job as being done here; nothing when it is not waiting, or shows a sign of life elsewhere. */
async function takeUp({ database, clock }: Services, id: string): Promise<Job | undefined> {
  const now = clock();
  const silent = and(eq(jobs.state, 'RUNNING'), lt(jobs.seenAt, new Date(now.getTime() - jobSilence)));
  const [job] = await database.asOwner((db) =>
    db
      .update(jobs)
      .set({ state: 'RUNNING', seenAt: now, done: 0, attempts: sql`${jobs.attempts} + 1` })
      .where(and(eq(jobs.id, id), gt(jobs.expiresAt, now), or(eq(jobs.state, 'QUEUED'), silent)))
      .returning(),
  );
  return job;
}

async function make(services: Services, job: Job): Promise<void> {
  if (job.attempts > mostAttempts) throw new Error('its node died too often');
  const work = getWork(job.source);
  await withWorkFile(services, async (path) => {
    const made = await services.database.transaction(job.tenantId, async (tx) => {
      const scope = await scopeOfJob(services, tx, job);
      work.check(scope, job);
      return work.make(scope, job, { path, step: stepsOf(services, job) });
    });
    const { rows, fileName, fileType } = made;
    const { size } = await stat(path);
    const objectKey = newObjectKey(jobFolder);
    await services.storage.put(objectKey, createReadStream(path), size);
    const end = { state: 'DONE', done: rows, total: rows, objectKey, fileName, fileType, fileSize: size };
    await finish(services, job, end, work.life, (scope) => work.made(scope, job, made)).catch(async (error: Error) => {
      await services.storage.remove(objectKey);
      throw error;
    });
  });
}

/** Once a second the job shows how far it is, and stops when it is gone. */
function stepsOf(services: Services, job: Job): (rows: number) => Promise<void> {
  let shownAt = performance.now();
  return async (rows) => {
    if (performance.now() - shownAt < 1000) return;
    shownAt = performance.now();
    const still = await services.database.asOwner((db) =>
      db
        .update(jobs)
        .set({ done: rows, seenAt: services.clock() })
        .where(isMine(services, job))
        .returning({ id: jobs.id }),
    );
    if (still.length === 0) throw new Gone();
  };
}

/** Running, not expired, and not taken up by another node since. */
function isMine({ clock }: Services, { id, attempts }: Job) {
  return and(eq(jobs.id, id), eq(jobs.state, 'RUNNING'), eq(jobs.attempts, attempts), gt(jobs.expiresAt, clock()));
}

type End = Pick<
  Partial<Job>,
  'state' | 'done' | 'total' | 'error' | 'objectKey' | 'fileName' | 'fileType' | 'fileSize'
>;

/** Writes the end of a job and what belongs to it, or throws Gone. */
async function finish(
  services: Services,
  job: Job,
  end: End,
  life: number,
  also: (scope: ActorScope) => Promise<void>,
): Promise<void> {
  const now = services.clock();
  await services.database.transaction(job.tenantId, async (tx) => {
    const ended = await tx
      .update(jobs)
      .set({ ...end, endedAt: now, seenAt: now, expiresAt: new Date(now.getTime() + life) })
      .where(isMine(services, job))
      .returning({ id: jobs.id });
    if (ended.length === 0) throw new Gone();
    await also(await scopeOfJob(services, tx, job));
  });
}

async function fail(services: Services, job: Job, error: unknown): Promise<void> {
  const key = error instanceof Refusal ? error.key : 'UNEXPECTED';
  const work = getWork(job.source);
  await finish(services, job, { state: 'FAILED', error: key }, jobLife, (scope) => work.failed(scope, job)).catch(
    (again: Error) => {
      if (!(again instanceof Gone)) services.log.error(`job ${job.id}: its failure was not noted: ${again.message}`);
    },
  );
}
