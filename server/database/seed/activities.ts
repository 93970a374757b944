import { and, eq } from 'drizzle-orm';
import type { Values } from '#core/forms/values.ts';
import { activityOf } from '../../domain/activities/activity-of.ts';
import type { Db } from '../database.ts';
import { activities } from '../tables/activities.ts';
import { contents } from '../tables/contents.ts';
import { demoActivities } from './contents/activities.ts';

/** Places of the demo's activities, after their contents have been published. */
export async function seedActivities(db: Db, { tenantIds }: { tenantIds: ReadonlyMap<string, string> }): Promise<void> {
  for (const activity of demoActivities) {
    const tenantId = tenantIds.get(activity.tenant)!;
    const [content] = await db
      .select({ id: contents.id, values: contents.values })
      .from(contents)
      .where(and(eq(contents.tenantId, tenantId), eq(contents.titleCN, activity.title.CN)));
    if (!content) throw new Error(`no content for the activity ${activity.title.CN}`);
    const { cancelled } = activity;
    await db.insert(activities).values({
      ...activityOf(content.values as Values),
      ...{ id: content.id, tenantId, taken: activity.signed, waiting: activity.waiting },
      ...(cancelled ? { cancelledAt: new Date(activity.signTo), cancelCN: cancelled.CN, cancelEN: cancelled.EN } : {}),
    });
  }
}
