import { helpEntries, helpGrants } from '#features/casework/server/help-tables.ts';
import { applications } from '#features/casework/server/tables.ts';
import { grantState } from '#features/casework/shared/helping.ts';
import type { Erasure, OwnPart } from '#server/base/own-part.ts';
import { and, asc, eq, isNotNull, isNull, notExists, or, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';

/** Help that somebody asked for or gave. */
export const helpPart: OwnPart = {
  key: 'help',
  name: { CN: '协助填写', EN: 'Help with filling in' },
  tables: [helpGrants, helpEntries],
  read: readHelp,
  erase: endAll,
  kept: {
    CN: '已提交申报及其回执中协助人的姓名，与申报一并保存',
    EN: 'The name of a helper in submitted applications and their receipts, as long as these',
  },
};

/** Both sides: what others may fill in for the person, and what the person may for others. */
async function readHelp(scope: ActorScope) {
  const { db, tenantId, actor, now } = scope;
  const rows = await db
    .select()
    .from(helpGrants)
    .where(
      and(eq(helpGrants.tenantId, tenantId), or(eq(helpGrants.ownerId, actor.id), eq(helpGrants.helperId, actor.id))),
    )
    .orderBy(asc(helpGrants.createdAt), asc(helpGrants.id));
  const told = rows.map((grant) => ({
    isOwn: grant.ownerId === actor.id,
    applicationId: grant.applicationId,
    sections: grant.sections,
    note: grant.note,
    helper: grant.helperName,
    state: grantState(grant, now),
    createdAt: grant.createdAt,
    redeemedAt: grant.redeemedAt,
    lastWriteAt: grant.lastWriteAt,
    doneAt: grant.doneAt,
    until: grant.until,
    endedAt: grant.endedAt,
  }));
  const strip = ({ isOwn: _, ...rest }: (typeof told)[number]) => rest;
  return {
    asked: told.filter(({ isOwn }) => isOwn).map(strip),
    given: told.filter(({ isOwn }) => !isOwn).map(strip),
  };
}

/** Help ends with the account of either side; invitations nobody took up go, and names with what was never submitted. */
async function endAll({ db, accountId, now }: Erasure): Promise<void> {
  await db.delete(helpGrants).where(and(eq(helpGrants.ownerId, accountId), isNull(helpGrants.helperId)));
  await db
    .update(helpGrants)
    .set({ endedAt: now })
    .where(and(or(eq(helpGrants.ownerId, accountId), eq(helpGrants.helperId, accountId)), isNull(helpGrants.endedAt)));
  const isSubmitted = db
    .select({ one: sql`1` })
    .from(applications)
    .where(and(eq(applications.id, helpGrants.applicationId), isNotNull(applications.submittedAt)));
  await db
    .update(helpGrants)
    .set({ helperName: '' })
    .where(and(eq(helpGrants.helperId, accountId), notExists(isSubmitted)));
}
