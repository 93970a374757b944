import { timingSafeEqual } from 'node:crypto';
import { calendarFile } from '#core/calendar/ics.ts';
import { contents, publications } from '#features/contents/server/tables.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { ofSignup, shownPlace, shownTitle } from './shown.ts';
import { activities, calendarFeeds, signups } from './tables.ts';

/** The private address of the caller's calendar; the same until it is made anew. */
export async function readFeedPath(scope: ActorScope): Promise<{ path: string }> {
  const { serial } = (await findFeed(scope)) ?? { serial: 1 };
  return { path: pathOf(scope, serial) };
}

/** A new address; whoever knows the former one reads nothing any more. */
export async function renewFeed(scope: ActorScope): Promise<{ path: string }> {
  const { tenantId, actor } = scope;
  const [row] = await scope.db
    .insert(calendarFeeds)
    .values({ tenantId, accountId: actor.id, serial: 2 })
    .onConflictDoUpdate({
      target: [calendarFeeds.tenantId, calendarFeeds.accountId],
      set: { serial: sql`${calendarFeeds.serial} + 1` },
    })
    .returning({ serial: calendarFeeds.serial });
  return { path: pathOf(scope, row!.serial) };
}

interface Asked {
  readonly tenantId: string;
  /** The last part of the address, without its ending. */
  readonly secret: string;
  readonly origin: string;
}

/** The calendar under a private address, or undefined for one that was not given out, or no longer holds. */
export async function readFeed(services: Services, { tenantId, secret, origin }: Asked): Promise<string | undefined> {
  const [accountId = '', proof = ''] = secret.split('.');
  if (!/^[\w-]{1,64}$/.test(accountId)) return undefined;
  return await services.database.read(tenantId, async (db) => {
    const [feed] = await db
      .select({ serial: calendarFeeds.serial })
      .from(calendarFeeds)
      .where(and(eq(calendarFeeds.tenantId, tenantId), eq(calendarFeeds.accountId, accountId)));
    const expected = proofOf(services, { tenantId, accountId, serial: feed?.serial ?? 1 });
    const given = Buffer.from(proof, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const [account] = await db
      .select({ locale: accounts.locale, status: accounts.status })
      .from(accounts)
      .where(eq(accounts.id, accountId));
    if (account?.status !== 'ACTIVE') return undefined;
    const language = account.locale === 'CN' ? 'CN' : 'EN';
    const rows = await db
      .select({
        activity: activities,
        title: shownTitle,
        place: shownPlace,
      })
      .from(signups)
      .innerJoin(activities, and(eq(activities.id, signups.activityId), eq(activities.tenantId, signups.tenantId)))
      .innerJoin(contents, ofSignup.contents)
      .leftJoin(publications, ofSignup.publications)
      .where(
        and(
          eq(signups.tenantId, tenantId),
          eq(signups.accountId, accountId),
          inArray(signups.state, ['APPROVED', 'CHECKED_IN']),
        ),
      )
      .orderBy(activities.startAt)
      .limit(500);
    const events = rows.map(({ activity, title, place }) => ({
      uid: `${activity.id}@${new URL(origin).hostname}`,
      startAt: activity.startAt,
      endAt: activity.endAt,
      changedAt: activity.updatedAt,
      title: title[language],
      place: place[language],
      note: activity.onlineUrl,
      url: `${origin}/activity/${activity.id}`,
      isCancelled: activity.cancelledAt !== null,
    }));
    return calendarFile(events, { CN: '我的人才活动', EN: 'My talent activities' }[language]);
  });
}

async function findFeed({ db, tenantId, actor }: ActorScope) {
  const [row] = await db
    .select({ serial: calendarFeeds.serial })
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.tenantId, tenantId), eq(calendarFeeds.accountId, actor.id)));
  return row;
}

function pathOf({ services, tenantId, actor }: ActorScope, serial: number): string {
  const proof = proofOf(services, { tenantId, accountId: actor.id, serial }).toString('base64url');
  return `/calendar/${actor.id}.${proof}.ics`;
}

function proofOf(
  { keys }: Pick<Services, 'keys'>,
  { tenantId, accountId, serial }: { tenantId: string; accountId: string; serial: number },
): Buffer {
  return keys.hashSubject('calendar', tenantId, accountId, String(serial));
}
