import { and, eq, inArray, sql } from 'drizzle-orm';
import { jobs } from '../../database/tables/jobs.ts';
import type { ActorScope } from '../../scope.ts';
import type { Exporter, ExportInput } from '../exports/exporter.ts';
import { newId } from '../ids.ts';
import { jobLife } from './job-life.ts';

/** Asks for a file in the background and returns the job's id; the same file that is already being made is not made twice. */
export async function startJob(
  scope: ActorScope,
  { exporter, input, total }: { exporter: Exporter; input: ExportInput; total: number },
): Promise<string> {
  const { db, tenantId, actor, locale, now } = scope;
  const [known] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.tenantId, tenantId),
        eq(jobs.accountId, actor.id),
        eq(jobs.source, exporter.code),
        eq(jobs.locale, locale),
        inArray(jobs.state, ['QUEUED', 'RUNNING']),
        sql`${jobs.input} = ${JSON.stringify(input)}::jsonb`,
      ),
    );
  if (known) return known.id;
  const id = newId();
  await db.insert(jobs).values({
    ...{ id, tenantId, accountId: actor.id, source: exporter.code, input, locale, total },
    ...{ titleCN: exporter.name.CN, titleEN: exporter.name.EN },
    createdAt: now,
    expiresAt: new Date(now.getTime() + jobLife),
  });
  await announceJob(scope, id);
  return id;
}

/** Tells every node, once the transaction commits, that there is a job to do. */
export async function announceJob({ db }: ActorScope, id: string): Promise<void> {
  await db.execute(sql`select pg_notify('jobs', ${id})`);
}
