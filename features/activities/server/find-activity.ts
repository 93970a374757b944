import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import { activity } from '#features/activities/shared/activity.ts';
import { isPublished } from '#features/contents/server/publication-policy.ts';
import { publications } from '#features/contents/server/tables.ts';
import { and, eq } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { isOwn } from './list.ts';
import { phaseAt } from './phase.ts';
import { activities } from './tables.ts';

export type ActivityRecord = typeof activities.$inferSelect & {
  readonly phase: string;
  readonly title: { readonly CN: string; readonly EN: string };
  readonly facts: Values;
};

/**
 * A published activity with its times and seats; NOT_FOUND for any other. With `forUpdate` its seats are held until
 * the transaction ends: whoever takes or frees one asks so first.
 */
export async function getActivity(
  scope: Scope,
  { id, forUpdate = false }: { id: string; forUpdate?: boolean },
): Promise<ActivityRecord> {
  if (forUpdate) await holdSeats(scope, id);
  const [row] = await scope.db
    .select({
      own: activities,
      phase: phaseAt(scope.now),
      title: { CN: publications.titleCN, EN: publications.titleEN },
      facts: publications.facts,
    })
    .from(publications)
    .innerJoin(activities, isOwn)
    .where(and(isPublished(scope.tenantId, activity.code, scope.now), eq(publications.id, id)));
  if (!row) throw new Refusal('NOT_FOUND');
  const { own, phase, title, facts } = row;
  return { ...own, phase, title, facts: facts as Values };
}

/** Waits for whoever is at the seats of an activity; what is read afterwards is what they left. */
export async function holdSeats(scope: Scope, id: string): Promise<void> {
  await scope.db
    .select({ id: activities.id })
    .from(activities)
    .where(and(eq(activities.tenantId, scope.tenantId), eq(activities.id, id)))
    .for('update');
}
