import { dayInShanghai, instantInShanghai } from '#core/calendar/dates.ts';
import { announcementDays } from '#features/casework/demo/earlier/course.ts';
import { earlierPeople } from '#features/casework/demo/earlier/people.ts';
import { endOfWorkingDay } from '#features/casework/server/applications/status/deadlines.ts';
import { applicationEvents, applications } from '#features/casework/server/tables.ts';
import { publishWritten } from '#features/contents/server/publish.ts';
import { notify } from '#features/contents/shared/notify.ts';
import { noticeValues } from '#features/publicity/server/rounds/publish-round.ts';
import { readEntries } from '#features/publicity/server/rounds/read-entries.ts';
import { publicityEntries, publicityRounds } from '#features/publicity/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import { and, asc, eq, inArray, sql } from '#server/database/sql.ts';
import { asOfficer } from '#server/demo/act.ts';
import type { Happening, Stage } from '#server/demo/demo-room.ts';
import type { ActorScope } from '#server/scope.ts';

const programme = 'ppapply';
const days = 5;
const ordinals = [
  ['一', 'first'],
  ['二', 'second'],
  ['三', 'third'],
  ['四', 'fourth'],
  ['五', 'fifth'],
  ['六', 'sixth'],
  ['七', 'seventh'],
  ['八', 'eighth'],
] as const;

/**
 * The public notices of the Phoenix Plan of the year before the story, one for each day on which reviewed cases were
 * announced: carried over as the cases are.
 */
export function earlierNotices(stage: Stage): Happening[] {
  const year = Number(stage.time.day(2).slice(0, 4)) - 1;
  const owners = earlierPeople.map(({ login }) => stage.player(login).id);
  let told = 0;
  return announcementDays(year).map((day) => {
    const at = new Date(`${day}T17:30:00+08:00`);
    const act = async (scope: ActorScope) => {
      const ids = await findAnnounced(scope, owners, { year, day });
      const [CN, EN] = ordinals[told] ?? [];
      if (ids.length === 0 || !CN) return;
      told += 1;
      const titleCN = `${year} 年凤凰计划第${CN}批拟入选人选公示`;
      await announce(scope, { titleCN, titleEN: `Phoenix Plan ${year}: ${EN} list of those proposed`, year, ids });
    };
    return { at, act: () => asOfficer(stage, { player: stage.player('admin'), tenant: 'yunting', at }, act) };
  });
}

/** Cases of a year whose public notice began on a day, by their numbers. */
async function findAnnounced(
  { db, tenantId }: ActorScope,
  owners: readonly string[],
  { year, day }: { year: number; day: string },
): Promise<string[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(applicationEvents, eq(applicationEvents.applicationId, applications.id))
    .where(
      and(
        eq(applications.tenantId, tenantId),
        eq(applications.programme, programme),
        eq(applications.year, year),
        inArray(applications.ownerId, [...owners]),
        eq(applicationEvents.state, 'PUBLICITY'),
        sql`(${applicationEvents.at} at time zone 'Asia/Shanghai')::date = ${day}::date`,
      ),
    )
    .orderBy(asc(applications.no));
  return rows.map(({ id }) => id);
}

interface EarlierNotice {
  readonly titleCN: string;
  readonly titleEN: string;
  readonly year: number;
  readonly ids: readonly string[];
}

/** Writes a round that is over, its list and its notice, and ties the cases to it. */
async function announce(scope: ActorScope, { titleCN, titleEN, year, ids }: EarlierNotice): Promise<void> {
  const { db, tenantId, actor, now } = scope;
  const to = dayInShanghai((await endOfWorkingDay(scope, days)).getTime());
  const endsAt = instantInShanghai(`${to} 17:30`);
  const round = {
    id: newId(),
    tenantId,
    programme,
    year,
    titleCN,
    titleEN,
    days,
    showsAmounts: true,
    madeBy: actor.id,
  };
  await db.insert(publicityRounds).values({ ...round, createdAt: now, updatedAt: now });
  await db
    .insert(publicityEntries)
    .values(ids.map((applicationId) => ({ id: newId(), tenantId, roundId: round.id, applicationId, createdAt: now })));
  const entries = await readEntries(scope, { ...round, state: 'DRAFT' });
  const noticeId = await publishWritten(scope, notify, await noticeValues(scope, round, { entries, to }));
  for (const [index, { id, name, company, subject, amount }] of entries.entries())
    await db
      .update(publicityEntries)
      .set({ position: index + 1, name, company, subjectCN: subject.CN, subjectEN: subject.EN, amount })
      .where(and(eq(publicityEntries.tenantId, tenantId), eq(publicityEntries.id, id)));
  await db
    .update(applications)
    .set({ noticeId })
    .where(and(eq(applications.tenantId, tenantId), inArray(applications.id, [...ids])));
  await db
    .update(publicityRounds)
    .set({
      state: 'CLOSED',
      noticeId,
      endsAt,
      closedAt: endsAt,
      publishedAt: now,
      publishedBy: actor.id,
      updatedAt: endsAt,
      rev: sql`${publicityRounds.rev} + 2`,
    })
    .where(and(eq(publicityRounds.tenantId, tenantId), eq(publicityRounds.id, round.id)));
}
