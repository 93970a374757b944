import type { Values } from '#core/forms/values.ts';
import { openStates } from '#features/activities/shared/signup.ts';
import { publications } from '#features/contents/server/tables.ts';
import { and, eq, inArray } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { activityOf } from './activity-of.ts';
import { bookPlace } from './book-place.ts';
import type { ActivityRecord } from './find-activity.ts';
import { isOf, settleSeats } from './signups/move-signup.ts';
import { tellSignups } from './signups/tell-signup.ts';
import { activities, signups } from './tables.ts';

/**
 * Brings times and seats of an activity into step with what is about to be published, and takes its place for its
 * time. Whoever has signed up stays so, is told of another time or place, and moves up when there are more seats.
 */
export async function keepActivity(scope: ActorScope, { id, values }: { id: string; values: Values }): Promise<void> {
  const row = { ...activityOf(values), updatedAt: scope.now };
  const [before] = await scope.db
    .select()
    .from(activities)
    .where(and(eq(activities.tenantId, scope.tenantId), eq(activities.id, id)))
    .for('update');
  await bookPlace(scope, { id, values, isDraft: false });
  if (!before) {
    await scope.db.insert(activities).values({ ...row, id, tenantId: scope.tenantId, createdAt: scope.now });
    return;
  }
  await scope.db
    .update(activities)
    .set(row)
    .where(and(eq(activities.tenantId, scope.tenantId), eq(activities.id, id)));
  const title = { CN: String(values.titleCN), EN: String(values.titleEN) };
  const after: ActivityRecord = {
    ...before,
    ...row,
    quota: row.quota ?? null,
    onlineUrl: row.onlineUrl ?? '',
    courseId: row.courseId ?? null,
    lessonIds: row.lessonIds ?? [],
    phase: '',
    title,
    facts: values,
  };
  await settleSeats(scope, after);
  if (await hasMoved(scope, { before, after })) await tellAll(scope, after);
}

/** Whether those who come have to know: it begins at another time, or somewhere else, and is still to come. */
async function hasMoved(
  scope: ActorScope,
  { before, after }: { before: typeof activities.$inferSelect; after: ActivityRecord },
): Promise<boolean> {
  if (after.startAt <= scope.now || before.cancelledAt !== null) return false;
  if (before.startAt.getTime() !== after.startAt.getTime() || before.mode !== after.mode) return true;
  const [row] = await scope.db
    .select({ facts: publications.facts })
    .from(publications)
    .where(and(eq(publications.tenantId, scope.tenantId), eq(publications.id, after.id)));
  const facts = (row?.facts ?? {}) as Values;
  return row !== undefined && (facts.addressCN ?? '') !== (after.facts.addressCN ?? '');
}

async function tellAll(scope: ActorScope, activity: ActivityRecord): Promise<void> {
  const rows = await scope.db
    .select({ accountId: signups.accountId })
    .from(signups)
    .where(and(isOf(scope, activity.id), inArray(signups.state, [...openStates])));
  await tellSignups(scope, { activity, accountIds: rows.map(({ accountId }) => accountId), event: 'CHANGED' });
}
