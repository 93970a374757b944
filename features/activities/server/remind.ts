import { contents, publications } from '#features/contents/server/tables.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { and, eq, inArray, isNull, lte, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { shownPlace, shownTitle } from './shown.ts';
import { isOf } from './signups/move-signup.ts';
import { tellSignups } from './signups/tell-signup.ts';
import { activities, signups } from './tables.ts';

const hourMs = 3_600_000;

/** The reminders in their order: how long before the start, and what they say. */
const reminders = [
  { hours: 24, event: 'SOON_DAY' },
  { hours: 2, event: 'SOON_HOURS' },
] as const;

/** Reminds those with a seat a day and two hours before the start; returns how many. Safe to run at any time and twice at once. */
export async function remindSignups(services: Services): Promise<number> {
  const now = services.clock();
  let told = 0;
  for (const [at, { hours, event }] of reminders.entries()) {
    const until = new Date(now.getTime() + hours * hourMs);
    const due = await services.database.asOwner((db) =>
      db
        .selectDistinct({ id: activities.id, tenantId: activities.tenantId })
        .from(activities)
        .innerJoin(signups, and(eq(signups.activityId, activities.id), eq(signups.tenantId, activities.tenantId)))
        .where(
          and(
            isNull(activities.cancelledAt),
            lte(activities.startAt, until),
            sql`${activities.startAt} > ${now.toISOString()}::timestamptz`,
            eq(signups.state, 'APPROVED'),
            lte(signups.reminded, at),
          ),
        ),
    );
    for (const { id, tenantId } of due)
      told += await services.database.transaction(tenantId, (db) =>
        remindOne(systemScope(services, { db, tenantId, now }), { id, count: at + 1, event }),
      );
  }
  return told;
}

async function remindOne(
  scope: Scope,
  { id, count, event }: { id: string; count: number; event: (typeof reminders)[number]['event'] },
): Promise<number> {
  const [row] = await scope.db
    .select({ own: activities, title: shownTitle, place: shownPlace })
    .from(activities)
    .innerJoin(contents, and(eq(contents.id, activities.id), eq(contents.tenantId, activities.tenantId)))
    .leftJoin(publications, and(eq(publications.id, activities.id), eq(publications.tenantId, activities.tenantId)))
    .where(and(eq(activities.tenantId, scope.tenantId), eq(activities.id, id)))
    .for('update', { of: activities });
  if (!row) return 0;
  const people = await scope.db
    .update(signups)
    .set({ reminded: count })
    .where(and(isOf(scope, id), eq(signups.state, 'APPROVED'), lte(signups.reminded, count - 1)))
    .returning({ accountId: signups.accountId });
  const activity = { ...row.own, title: row.title, facts: { addressCN: row.place.CN, addressEN: row.place.EN } };
  await tellSignups(scope, { activity, accountIds: people.map(({ accountId }) => accountId), event });
  return people.length;
}

/** Notes as absent who had a ticket and did not come, an hour after the end; returns how many. */
export async function noteAbsent(services: Services): Promise<number> {
  const now = services.clock();
  const ended = await services.database.asOwner((db) =>
    db
      .selectDistinct({ id: activities.id, tenantId: activities.tenantId })
      .from(activities)
      .innerJoin(signups, and(eq(signups.activityId, activities.id), eq(signups.tenantId, activities.tenantId)))
      .where(
        and(
          eq(activities.checksIn, true),
          isNull(activities.cancelledAt),
          lte(activities.endAt, new Date(now.getTime() - hourMs)),
          eq(signups.state, 'APPROVED'),
        ),
      ),
  );
  let noted = 0;
  for (const { id, tenantId } of ended)
    noted += await services.database.transaction(tenantId, async (db) => {
      const rows = await db
        .update(signups)
        .set({ state: 'ABSENT', updatedAt: now, rev: sql`${signups.rev} + 1` })
        .where(and(eq(signups.tenantId, tenantId), eq(signups.activityId, id), inArray(signups.state, ['APPROVED'])))
        .returning({ id: signups.id });
      return rows.length;
    });
  return noted;
}
