import { activityOf } from '#features/activities/server/activity-of.ts';
import { activities } from '#features/activities/server/tables.ts';
import { printContents, seedContents } from '#features/contents/demo/seed-contents.ts';
import { placeId } from '#features/places/demo/demo-places.ts';
import { placeSlots } from '#features/places/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import type { DemoRoom } from '#server/demo/demo-room.ts';
import { type DemoActivity, readActivities } from './read-activities.ts';
import { seedSignups } from './signups.ts';
import { writtenActivities } from './written-activities.ts';

/** Activities, what is published of them, their seats and who has them. */
export const activitiesDemo: DemoRoom = {
  publish: async (stage) => {
    const { moved } = stage.time;
    const told = readActivities(moved);
    const list = await printContents(stage.services, writtenActivities(told, moved));
    return async (db) => {
      const ids = await seedContents(db, stage, list);
      for (const [index, activity] of told.entries()) {
        const id = ids[index]!;
        const tenantId = stage.tenantId(activity.tenant);
        const { cancelled } = activity;
        const seats = cancelled ? { taken: 0, waiting: 0 } : { taken: activity.signed, waiting: activity.waiting };
        await db.insert(activities).values({
          ...activityOf(list[index]!.values),
          id,
          tenantId,
          ...seats,
          ...(cancelled
            ? { cancelledAt: new Date(activity.signTo), cancelCN: cancelled.CN, cancelEN: cancelled.EN }
            : {}),
        });
        if (activity.place && !cancelled)
          await db.insert(placeSlots).values({
            id: newId(),
            tenantId,
            placeId: placeId(activity.place),
            byType: 'ACTIVITY',
            refId: id,
            startAt: new Date(activity.startAt),
            endAt: new Date(activity.endAt),
          });
        const own = ownersOf(activity).map(({ login, name }) => ({ account: stage.player(login).id, name }));
        await seedSignups(db, { activity, id, tenantId, now: stage.now, own });
      }
    };
  },
};

/** The demo's person has a ticket, waits for a place, and was somewhere of late. */
function ownersOf({ title, signed, waiting }: DemoActivity): readonly { login: string; name: string }[] {
  if (signed + waiting === 0) return [];
  return own.some((start) => title.CN.startsWith(start)) ? [{ login: 'person@example.com', name: '林见微' }] : [];
}

const own = ['凤凰计划申报辅导会', '企业人才专员实务培训（第 6 期）', '一站通大厅开放日'];
