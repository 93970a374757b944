import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Refusal } from '#core/errors.ts';
import { newObjectKey, withWorkFile } from '#server/base/files/objects.ts';
import type { Tx } from '#server/database/database.ts';
import { and, eq, gt, lt, or, sql } from '#server/database/sql.ts';
import { jobs } from '#server/database/tables/jobs.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import type { Made } from './background-work.ts';
import { jobFolder, jobLife, jobSilence, mostAttempts } from './job-life.ts';
import type { Job } from './queries.ts';
import { scopeOfJob } from './scope-of-job.ts';

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
  const work = services.features.getWork(job.source);
  await withWorkFile(services, async (path) => {
    const objectKey = newObjectKey(jobFolder);
    let isStored = false;
    const keep = async (made: Made): Promise<End> => {
      const { rows, fileName, fileType } = made;
      const { size } = await stat(path);
      await services.storage.put(objectKey, createReadStream(path), size);
      isStored = true;
      return { state: 'DONE', done: rows, total: rows, objectKey, fileName, fileType, fileSize: size };
    };
    const write = async (tx: Tx) => {
      const scope = await scopeOfJob(services, tx, job);
      work.check(scope, job);
      return work.make(scope, job, { path, step: stepsOf(services, job) });
    };
    const inTenant = <T>(of: (tx: Tx) => Promise<T>) => services.database.transaction(job.tenantId, of);
    const end = (tx: Tx, made: Made, kept: End) =>
      finish(services, { tx, job, end: kept, life: work.life, also: (scope) => work.made(scope, job, made) });
    const running = work.changesRows
      ? inTenant(async (tx) => {
          const made = await write(tx);
          await end(tx, made, await keep(made));
        })
      : inTenant(write).then(async (made) => {
          const kept = await keep(made);
          await inTenant((tx) => end(tx, made, kept));
        });
    await running.catch(async (error: Error) => {
      if (isStored) await services.storage.remove(objectKey);
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

interface Finish {
  readonly tx: Tx;
  readonly job: Job;
  readonly end: End;
  /** Milliseconds. */
  readonly life: number;
  also(scope: ActorScope): Promise<void>;
}

/** Writes the end of a job and what belongs to it, or throws Gone. */
async function finish(services: Services, { tx, job, end, life, also }: Finish): Promise<void> {
  const now = services.clock();
  const ended = await tx
    .update(jobs)
    .set({ ...end, endedAt: now, seenAt: now, expiresAt: new Date(now.getTime() + life) })
    .where(isMine(services, job))
    .returning({ id: jobs.id });
  if (ended.length === 0) throw new Gone();
  await also(await scopeOfJob(services, tx, job));
}

async function fail(services: Services, job: Job, error: unknown): Promise<void> {
  const key = error instanceof Refusal ? error.key : 'UNEXPECTED';
  const work = services.features.getWork(job.source);
  const end = { state: 'FAILED', error: key };
  const also = (scope: ActorScope) => work.failed(scope, job);
  await services.database
    .transaction(job.tenantId, (tx) => finish(services, { tx, job, end, life: jobLife, also }))
    .catch((again: Error) => {
      if (!(again instanceof Gone)) services.log.error(`job ${job.id}: its failure was not noted: ${again.message}`);
    });
}
