import { and, eq } from 'drizzle-orm';
import type { Values } from '#core/forms/values.ts';
import { activityOf } from '#features/activities/server/activity-of.ts';
import { activities } from '#features/activities/server/tables.ts';
import { contents } from '#features/contents/server/tables.ts';
import { placeId } from '#features/places/demo/demo-places.ts';
import { placeSlots } from '#features/places/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import { type DemoActivity, readActivities } from './read-activities.ts';
import { seedSignups } from './signups.ts';

interface Seeding {
  readonly tenantIds: ReadonlyMap<string, string>;
  readonly accountIds: ReadonlyMap<string, string>;
  readonly now: Date;
}

/** Places of the demo's activities and who has them, after their contents have been published. */
export async function seedActivities(db: Db, { tenantIds, accountIds, now }: Seeding): Promise<void> {
  for (const activity of readActivities()) {
    const tenantId = tenantIds.get(activity.tenant)!;
    const [content] = await db
      .select({ id: contents.id, values: contents.values })
      .from(contents)
      .where(and(eq(contents.tenantId, tenantId), eq(contents.titleCN, activity.title.CN)));
    if (!content) throw new Error(`no content for the activity ${activity.title.CN}`);
    const { cancelled } = activity;
    const places = cancelled ? { taken: 0, waiting: 0 } : { taken: activity.signed, waiting: activity.waiting };
    await db.insert(activities).values({
      ...activityOf(content.values as Values),
      id: content.id,
      tenantId,
      ...places,
      ...(cancelled ? { cancelledAt: new Date(activity.signTo), cancelCN: cancelled.CN, cancelEN: cancelled.EN } : {}),
    });
    const own = ownersOf(activity).map(({ login, name }) => ({ account: accountIds.get(login)!, name }));
    if (activity.place && !cancelled)
      await db.insert(placeSlots).values({
        id: newId(),
        tenantId,
        placeId: placeId(activity.place),
        byType: 'ACTIVITY',
        refId: content.id,
        startAt: new Date(activity.startAt),
        endAt: new Date(activity.endAt),
      });
    await seedSignups(db, { activity, id: content.id, tenantId, now, own });
  }
}

/** The demo's person has a ticket, waits for a place, and was somewhere of late. */
function ownersOf({ title, signed, waiting }: DemoActivity): readonly { login: string; name: string }[] {
  if (signed + waiting === 0) return [];
  return own.some((start) => title.CN.startsWith(start)) ? [{ login: 'person@example.com', name: '林见微' }] : [];
}

const own = ['凤凰计划申报辅导会', '企业人才专员实务培训（第 6 期）', '一站通大厅开放日'];
