import type { OutputOf } from '#core/contracts/contract.ts';
import type { jobListCall } from '#core/contracts/jobs.ts';
import { type ErrorKey, errorText, Refusal } from '#core/errors.ts';
import { and, desc, eq } from '#server/database/sql.ts';
import { jobs } from '#server/database/tables/jobs.ts';
import type { ExportInput } from '#server/exports/exporter.ts';
import { isOwnJob } from '#server/policies/account.ts';
import type { ActorScope } from '#server/scope.ts';

export type Job = typeof jobs.$inferSelect;
type JobList = OutputOf<typeof jobListCall>;

/** The own jobs, newest first. */
export async function listJobs(scope: ActorScope): Promise<JobList> {
  const rows = await scope.db
    .select()
    .from(jobs)
    .where(isOwnJob(scope))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(100);
  return { rows: rows.map((row) => present(scope, row)) };
}

/** An own job; throws NOT_FOUND for others, whether they exist or not. */
export async function getJob(scope: ActorScope, id: string): Promise<Job> {
  const [row] = await scope.db
    .select()
    .from(jobs)
    .where(and(isOwnJob(scope), eq(jobs.id, id)));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

function present({ locale }: ActorScope, row: Job): JobList['rows'][number] {
  return {
    id: row.id,
    title: { CN: row.titleCN, EN: row.titleEN },
    format: (row.input as ExportInput).format,
    state: row.state as JobList['rows'][number]['state'],
    done: row.done,
    total: row.total,
    error: row.error === null ? null : errorText(row.error as ErrorKey, locale, {}),
    fileName: row.fileName,
    fileSize: row.fileSize,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
  };
}
