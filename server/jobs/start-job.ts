import type { Text } from '#core/texts/text.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import { jobs } from '#server/database/tables/jobs.ts';
import type { ActorScope } from '#server/scope.ts';
import { jobLife } from './job-life.ts';

interface Asked {
  /** Name of the work (works.ts). */
  readonly source: string;
  readonly title: Text;
  readonly input: object;
  readonly total: number;
}

/** Asks for work in the background and returns the job's id; the same that is already under way is not done twice. */
export async function startJob(scope: ActorScope, { source, title, input, total }: Asked): Promise<string> {
  const { db, tenantId, actor, locale, now } = scope;
  const [known] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.tenantId, tenantId),
        eq(jobs.accountId, actor.id),
        eq(jobs.source, source),
        eq(jobs.locale, locale),
        inArray(jobs.state, ['QUEUED', 'RUNNING']),
        sql`${jobs.input} = ${JSON.stringify(input)}::jsonb`,
      ),
    );
  if (known) return known.id;
  const id = newId();
  await db.insert(jobs).values({
    id,
    tenantId,
    accountId: actor.id,
    source,
    input,
    locale,
    total,
    titleCN: title.CN,
    titleEN: title.EN,
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
