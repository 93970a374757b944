import { removeObjects } from '#server/base/files/objects.ts';
import { inArray, lte } from '#server/database/sql.ts';
import { jobs } from '#server/database/tables/jobs.ts';
import type { Services } from '#server/services.ts';
import { jobFolder } from './job-life.ts';

/** Files of jobs that no row knows any more were left behind by a crash. */
const orphanAge = 24 * 3_600_000;

/** Removes jobs whose time is over with their files, and files without a job; meant to run often. */
export async function purgeJobs(services: Services): Promise<void> {
  const { database, storage, clock } = services;
  const now = clock();
  const gone = await database.asOwner((db) =>
    db.delete(jobs).where(lte(jobs.expiresAt, now)).returning({ key: jobs.objectKey }),
  );
  await removeObjects(
    services,
    gone.flatMap(({ key }) => key ?? []),
  );
  const old: string[] = [];
  for await (const { key, writtenAt } of storage.list(jobFolder))
    if (now.getTime() - writtenAt.getTime() > orphanAge) old.push(key);
  if (old.length === 0) return;
  const known = await database.asOwner((db) =>
    db.select({ key: jobs.objectKey }).from(jobs).where(inArray(jobs.objectKey, old)),
  );
  const kept = new Set(known.map(({ key }) => key));
  await removeObjects(
    services,
    old.filter((key) => !kept.has(key)),
  );
}
