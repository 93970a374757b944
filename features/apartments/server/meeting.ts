import { Refusal } from '#core/errors.ts';
import type { PermissionCode } from '#core/permissions.ts';
import { apartmentMessages } from '#features/apartments/messages.ts';
import { rankCandidates } from '#features/apartments/shared/rank.ts';
import { type ApplicationRecord, factsOf } from '#features/casework/server/applications/facts.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { carryOut, decideStep } from '#features/casework/server/applications/status/transition.ts';
import { isCase } from '#features/casework/server/review/case-policy.ts';
import { applications } from '#features/casework/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, asc, eq, inArray, sql } from '#server/database/sql.ts';
import type { CaseRank } from '#server/features.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { findCandidates } from './candidates.ts';
import { meetingLists, meetingRanks } from './tables.ts';

type MeetingList = typeof meetingLists.$inferSelect;

const permission: PermissionCode = 'Mgr.Apply.judge';

/**
 * Ranks the applications of the list's year that wait for it and are on no other list that is still open; what was ranked
 * before on this one is put anew. NOT_ALLOWED when there is nobody.
 */
export async function rankList(scope: ActorScope, list: Pick<MeetingList, 'id' | 'year'>): Promise<number> {
  const { db, tenantId, now } = scope;
  // One list after the other: two would take in the same application.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`meeting:${tenantId}`}, 0))`);
  const found = await findCandidates(
    scope,
    sql`${isCase(scope, permission)} and applications.year = ${list.year} and applications.state = 'JOINT'
      and not exists (select from meeting_ranks r join meeting_lists l on l.tenant_id = r.tenant_id and l.id = r.list_id
                       where r.tenant_id = applications.tenant_id and r.application_id = applications.id
                         and l.state <> 'DECIDED' and l.id <> ${list.id})`,
  );
  if (found.length === 0) throw new Refusal('NOT_ALLOWED', { cause: 'nobody to rank' });
  await db.delete(meetingRanks).where(and(eq(meetingRanks.tenantId, tenantId), eq(meetingRanks.listId, list.id)));
  await db.insert(meetingRanks).values(
    rankCandidates(found).map(({ applicationId, rank, score, reasons }) => ({
      id: newId(),
      tenantId,
      listId: list.id,
      applicationId,
      rank,
      points: score,
      reasons,
      createdAt: now,
      updatedAt: now,
    })),
  );
  return found.length;
}

/**
 * Moves everybody on a list on to the public notice and tells them their rank. Those who have left the ranking since drop out
 * and those behind move up. NO_PERMISSION where one is out of the caller's reach, NOT_ALLOWED when nobody is left.
 */
export async function announceRanks(scope: ActorScope, list: MeetingList): Promise<void> {
  const { db, tenantId } = scope;
  const onList = and(eq(meetingRanks.tenantId, tenantId), eq(meetingRanks.listId, list.id));
  const rows = await db
    .select({ rank: meetingRanks, application: applications, isWithin: sql<boolean>`${isCase(scope, permission)}` })
    .from(meetingRanks)
    .innerJoin(applications, and(eq(applications.tenantId, tenantId), eq(applications.id, meetingRanks.applicationId)))
    .where(onList)
    .orderBy(asc(meetingRanks.rank))
    .for('update');
  const there = rows.filter(({ application }) => application.state === 'JOINT');
  // The list is decided as a whole: not by whoever stands on it, nor by whoever sees a part of it.
  if (!there.every(({ isWithin }) => isWithin)) throw new Refusal('NO_PERMISSION');
  if (there.length === 0) throw new Refusal('NOT_ALLOWED', { cause: 'nobody is left' });
  await keepRanks(
    scope,
    list,
    there.map(({ rank }) => rank.id),
  );
  // One by one: each has a history, a deadline and a message of its own.
  for (const [index, { rank, application }] of there.entries()) {
    await moveOn(scope, application);
    await tell(scope, apartmentMessages.ranked, {
      to: application.ownerId,
      facts: { id: application.id, no: application.no, count: index + 1, points: rank.points },
    });
  }
}

/** Leaves these on the list, in this order, and ranks them from one on without a gap. */
async function keepRanks({ db, tenantId, now }: Scope, { id }: MeetingList, kept: readonly string[]): Promise<void> {
  const onList = and(eq(meetingRanks.tenantId, tenantId), eq(meetingRanks.listId, id));
  const order = sql`array_position(${sql.param([...kept])}::text[], ${meetingRanks.id})`;
  await db.delete(meetingRanks).where(and(onList, sql`${order} is null`));
  // Out of each other's way first: no two of a list may have the same rank at any time.
  await db
    .update(meetingRanks)
    .set({ rank: sql`-${meetingRanks.rank}` })
    .where(onList);
  await db
    .update(meetingRanks)
    .set({ rank: order, updatedAt: now, rev: sql`${meetingRanks.rev} + 1` })
    .where(onList);
}

async function moveOn(scope: ActorScope, application: ApplicationRecord): Promise<void> {
  const programme = await programmeOf(scope, application);
  const step = { action: 'opinions-in', as: 'operator' } as const;
  const facts = factsOf(application, { now: scope.now, windowOpen: true, actorId: scope.actor.id });
  const decision = decideStep(programme, facts, step, [...scope.permCodes] as PermissionCode[]);
  await carryOut(scope, { application, programme, decision, step });
}

/** The ranks by which cases go on public notice: those of the list that was decided last. */
export async function readRanks({ db, tenantId }: Scope, ids: readonly string[]): Promise<CaseRank[]> {
  const rows = await db
    .selectDistinctOn([meetingRanks.applicationId], {
      id: meetingRanks.applicationId,
      list: meetingRanks.listId,
      decidedAt: meetingLists.decidedAt,
      rank: meetingRanks.rank,
      points: meetingRanks.points,
    })
    .from(meetingRanks)
    .innerJoin(meetingLists, and(eq(meetingLists.tenantId, tenantId), eq(meetingLists.id, meetingRanks.listId)))
    .where(
      and(
        eq(meetingRanks.tenantId, tenantId),
        inArray(meetingRanks.applicationId, [...ids]),
        eq(meetingLists.state, 'DECIDED'),
      ),
    )
    .orderBy(meetingRanks.applicationId, sql`${meetingLists.decidedAt} desc`);
  return rows.flatMap(({ decidedAt, ...row }) => (decidedAt ? { ...row, decidedAt } : []));
}
