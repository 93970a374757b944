import { Refusal } from '#core/errors.ts';
import { stateSets } from '#core/workflow/states.ts';
import { sectionSaves } from '#features/casework/server/save-tables.ts';
import { applications } from '#features/casework/server/tables.ts';
import { extensions } from '#features/casework/server/year-tables.ts';
import type { Erasure, OwnPart } from '#server/base/own-part.ts';
import type { Queryable } from '#server/database/database.ts';
import { and, asc, eq, isNull, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { isOwn } from './application-policy.ts';
import { emptyApplications } from './empty.ts';
import { readOwn } from './queries.ts';

/** What people applied for. */
export const applicationPart: OwnPart = {
  key: 'applications',
  name: { CN: '申报记录', EN: 'Applications' },
  tables: [applications, sectionSaves, extensions],
  read: readApplications,
  refuse: refuseRunning,
  erase: eraseDrafts,
  kept: {
    CN: '已提交的申报是行政决定的依据，按档案规定保存，此后您和工作人员都不能再修改',
    EN: 'Submitted applications are the ground of public decisions and kept for the time the archive rules set; nobody can change them any more',
  },
};

/** ACCOUNT_BUSY while an application is under way. */
async function refuseRunning(db: Queryable, accountId: string): Promise<void> {
  const count = await db.$count(
    applications,
    and(
      eq(applications.ownerId, accountId),
      sql`${applications.state} = any(${sql.param([...stateSets.open])}::text[])`,
    ),
  );
  if (count > 0) throw new Refusal('ACCOUNT_BUSY', { params: { count } });
}

async function readApplications(scope: ActorScope) {
  const rows = await scope.db
    .select({ id: applications.id })
    .from(applications)
    .where(isOwn(scope))
    .orderBy(asc(applications.createdAt));
  const whole = [];
  // One at a time: somebody has a handful, and each is read as its owner reads it.
  for (const { id } of rows) whole.push(await readOwn(scope, { id }));
  return whole;
}

/** What was never submitted is nobody's business: it goes for good, its bare row stays. */
async function eraseDrafts({ db, accountId, now }: Erasure): Promise<void> {
  const drafts = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.ownerId, accountId), isNull(applications.submittedAt)));
  await emptyApplications(
    db,
    drafts.map(({ id }) => id),
    now,
  );
  await db.delete(sectionSaves).where(eq(sectionSaves.ownerId, accountId));
  await db.delete(extensions).where(eq(extensions.accountId, accountId));
}
