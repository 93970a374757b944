import type { Values } from '#core/forms/values.ts';
import { activities } from '../../database/tables/activities.ts';
import type { ActorScope } from '../../scope.ts';
import { activityOf } from './activity-of.ts';

/** Brings times and places of an activity into step with what is published; who has signed up stays so. */
export async function keepActivity(scope: ActorScope, { id, values }: { id: string; values: Values }): Promise<void> {
  const row = activityOf(values);
  await scope.db
    .insert(activities)
    .values({ ...row, id, tenantId: scope.tenantId, createdAt: scope.now, updatedAt: scope.now })
    .onConflictDoUpdate({ target: activities.id, set: { ...row, updatedAt: scope.now } });
}
