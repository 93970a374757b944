import { Refusal } from '#core/errors.ts';
import { activity as activityType } from '#features/activities/shared/activity.ts';
import { openStates } from '#features/activities/shared/signup.ts';
import { resourceOf } from '#features/contents/shared/resource-of.ts';
import { freeSlots } from '#features/places/server/hold-slot.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import type { ActorScope } from '#server/scope.ts';
import { getActivity } from './find-activity.ts';
import { isOf, settleSeats } from './signups/move-signup.ts';
import { tellSignups } from './signups/tell-signup.ts';
import { activities, signups } from './tables.ts';

interface Cancelling {
  readonly id: string;
  readonly reasonCN: string;
  readonly reasonEN: string;
}

/** Calls an activity off: its page says why, every open sign-up ends, and everybody is told. */
export async function cancelActivity(scope: ActorScope, { id, reasonCN, reasonEN }: Cancelling): Promise<void> {
  const activity = await getActivity(scope, { id, forUpdate: true });
  if (activity.phase === 'CANCELLED' || activity.phase === 'ENDED') throw new Refusal('NOT_ALLOWED');
  await scope.db
    .update(activities)
    .set({ cancelledAt: scope.now, cancelCN: reasonCN, cancelEN: reasonEN, updatedAt: scope.now })
    .where(and(eq(activities.tenantId, scope.tenantId), eq(activities.id, id)));
  const ended = await scope.db
    .update(signups)
    .set({ state: 'CANCELLED', note: reasonCN, updatedAt: scope.now, rev: sql`${signups.rev} + 1` })
    .where(and(isOf(scope, id), inArray(signups.state, [...openStates])))
    .returning({ accountId: signups.accountId });
  await settleSeats(scope, { ...activity, cancelledAt: scope.now });
  await freeSlots(scope, { refId: id });
  await logAction(scope, {
    resource: resourceOf(activityType),
    id,
    title: activity.title.CN,
    action: 'cancel',
    changes: [
      { field: 'reason', before: null, after: reasonCN },
      { field: 'signups', before: ended.length, after: 0 },
    ],
  });
  await tellSignups(scope, {
    activity,
    accountIds: ended.map(({ accountId }) => accountId),
    event: 'ACTIVITY_CANCELLED',
    reason: { CN: reasonCN, EN: reasonEN },
  });
}
