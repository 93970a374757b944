import { and, asc, eq, gt, lt, or } from '#server/database/sql.ts';
import { jobs } from '#server/database/tables/jobs.ts';
import type { Services } from '#server/services.ts';
import { jobSilence } from './job-life.ts';

/** Ids of jobs that nobody is at: just asked for, or left by a node that died; oldest first. */
export async function waitingJobs({ database, clock }: Services): Promise<string[]> {
  const now = clock();
  const silent = and(eq(jobs.state, 'RUNNING'), lt(jobs.seenAt, new Date(now.getTime() - jobSilence)));
  const rows = await database.asOwner((db) =>
    db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(gt(jobs.expiresAt, now), or(eq(jobs.state, 'QUEUED'), silent)))
      .orderBy(asc(jobs.createdAt))
      .limit(100),
  );
  return rows.map(({ id }) => id);
}
