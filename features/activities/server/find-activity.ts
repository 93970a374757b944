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

interface Wanted {
  readonly id: string;
  /** Its seats are held until the transaction ends: whoever takes or frees one asks so first. */
  readonly forUpdate?: boolean;
}

/** A published activity with its times and seats; NOT_FOUND for any other. */
export async function getActivity(scope: Scope, wanted: Wanted): Promise<ActivityRecord> {
  const found = await findActivity(scope, wanted);
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

/** The same; undefined for one that is not published. */
export async function findActivity(
  scope: Scope,
  { id, forUpdate = false }: Wanted,
): Promise<ActivityRecord | undefined> {
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
  if (!row) return undefined;
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
