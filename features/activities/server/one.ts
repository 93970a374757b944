import { activity } from '#features/activities/shared/activity.ts';
import type { One } from '#features/contents/server/present.ts';
import { readPublished } from '#features/contents/server/published.ts';
import type { ContentType } from '#features/contents/shared/content.ts';
import { and, eq } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { seatColumns, seatFacts } from './list.ts';
import { phaseAt } from './phase.ts';
import { activities } from './tables.ts';

/** One published activity with its phase and seats among its facts; all others answer with NOT_FOUND. */
export async function readActivity(scope: Scope, { id }: { id: string }): Promise<One> {
  const one = await readPublished(scope, activity, { id });
  const [row] = await scope.db
    .select({ ...seatColumns, phase: phaseAt(scope.now) })
    .from(activities)
    .where(and(eq(activities.tenantId, scope.tenantId), eq(activities.id, id)));
  return { ...one, facts: { ...one.facts, ...(row ? seatFacts(row) : {}) } };
}

/** One published content as its public call answers it, whatever its type; all others answer with NOT_FOUND. */
export function readOne(scope: Scope, type: ContentType, input: { id: string }): Promise<One> {
  return type.code === activity.code ? readActivity(scope, input) : readPublished(scope, type, input);
}
