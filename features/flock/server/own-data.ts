import type { Erasure, OwnPart } from '#server/base/own-part.ts';
import { and, asc, eq, inArray, ne, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { isOwnMembership } from './farms/farm-policy.ts';
import { removeFarms } from './farms/remove-farms.ts';
import {
  farmInvites,
  farmMembers,
  farms,
  flockChanges,
  flockConflicts,
  flockEntries,
  flockQuestions,
  flockShares,
  flockTrainings,
} from './tables.ts';

/** What people did with FlockScore. */
export const flockPart: OwnPart = {
  key: 'flocks',
  name: { CN: '禽评：农场与评分', EN: 'FlockScore: farms and scores' },
  tables: [
    farmMembers,
    farmInvites,
    flockEntries,
    flockChanges,
    flockConflicts,
    flockQuestions,
    flockShares,
    flockTrainings,
  ],
  read: readFlocks,
  erase: eraseFlocks,
  kept: {
    CN: '您参与的、他人仍在使用的农场的评分属于该农场，只留编号，不留姓名；您是负责人的，由最早加入的成员接任',
    EN: 'Scores of farms that others go on with belong to the farm and keep a number, no name; where you are the owner, the worker who joined first takes over',
  },
};

async function readFlocks(scope: ActorScope) {
  const { db, tenantId, actor } = scope;
  const places = await db
    .select({ id: farms.id, name: farms.name, role: farmMembers.role, since: farmMembers.createdAt })
    .from(farmMembers)
    .innerJoin(farms, and(eq(farms.tenantId, farmMembers.tenantId), eq(farms.id, farmMembers.farmId)))
    .where(isOwnMembership(scope))
    .orderBy(asc(farms.name));
  const { farmId, doc, key, value, deviceAt, receivedAt, outcome } = flockChanges;
  return {
    farms: places,
    entries: await readEntries(
      scope,
      places.filter(({ role }) => role === 'OWNER').map(({ id }) => id),
    ),
    changes: await db
      .select({ farmId, doc, key, value, deviceAt, receivedAt, outcome })
      .from(flockChanges)
      .where(and(eq(flockChanges.tenantId, tenantId), eq(flockChanges.accountId, actor.id)))
      .orderBy(asc(receivedAt), asc(flockChanges.seq)),
    questions: await db
      .select({ text: flockQuestions.text, askedAt: flockQuestions.askedAt, answer: flockQuestions.answer })
      .from(flockQuestions)
      .where(and(eq(flockQuestions.tenantId, tenantId), eq(flockQuestions.accountId, actor.id))),
    shares: await db
      .select({
        report: flockShares.doc,
        label: flockShares.label,
        since: flockShares.createdAt,
        until: flockShares.validUntil,
        withdrawn: flockShares.withdrawnAt,
        opened: flockShares.openedAt,
      })
      .from(flockShares)
      .where(and(eq(flockShares.tenantId, tenantId), eq(flockShares.accountId, actor.id))),
    trainings: await db
      .select({ at: flockTrainings.at, section: flockTrainings.section, answers: flockTrainings.answers })
      .from(flockTrainings)
      .where(and(eq(flockTrainings.tenantId, tenantId), eq(flockTrainings.accountId, actor.id))),
  };
}

/** What stands on farms, whoever wrote it: to the owner the farm is theirs. */
async function readEntries({ db, tenantId }: ActorScope, farmIds: string[]) {
  if (farmIds.length === 0) return [];
  const { farmId, doc, key, value } = flockEntries;
  return db
    .select({ farmId, doc, key, value })
    .from(flockEntries)
    .where(and(eq(flockEntries.tenantId, tenantId), inArray(farmId, farmIds)))
    .orderBy(asc(farmId), asc(doc), asc(key));
}

async function eraseFlocks({ db, accountId, now }: Erasure): Promise<void> {
  const owned = await db
    .select({ tenantId: farmMembers.tenantId, farmId: farmMembers.farmId })
    .from(farmMembers)
    .where(and(eq(farmMembers.accountId, accountId), eq(farmMembers.role, 'OWNER')));
  for (const farm of owned) if (!(await hasHeir(db, farm, accountId))) await removeFarms(db, [farm], now);
  for (const table of [farmMembers, farmInvites, flockShares, flockTrainings])
    await db.delete(table).where(eq(table.accountId, accountId));
}

/** Whether somebody else owns a farm; if not, the worker who joined first does from now on. */
async function hasHeir(
  db: Erasure['db'],
  { tenantId, farmId }: { tenantId: string; farmId: string },
  accountId: string,
): Promise<boolean> {
  const { role, createdAt } = farmMembers;
  const [next] = await db
    .select()
    .from(farmMembers)
    .where(
      and(
        eq(farmMembers.tenantId, tenantId),
        eq(farmMembers.farmId, farmId),
        ne(farmMembers.accountId, accountId),
        ne(role, 'VET'),
      ),
    )
    .orderBy(sql`${role} <> 'OWNER'`, asc(createdAt), asc(farmMembers.accountId))
    .limit(1);
  if (!next) return false;
  await db
    .update(farmMembers)
    .set({ role: 'OWNER' })
    .where(
      and(
        eq(farmMembers.tenantId, tenantId),
        eq(farmMembers.farmId, farmId),
        eq(farmMembers.accountId, next.accountId),
      ),
    );
  return true;
}
