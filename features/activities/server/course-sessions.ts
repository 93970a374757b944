import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { Values } from '#core/forms/values.ts';
import type { courseSessionsCall } from '#features/activities/calls/activities.ts';
import { activity } from '#features/activities/shared/activity.ts';
import { isPublished } from '#features/contents/server/publication-policy.ts';
import { publications } from '#features/contents/server/tables.ts';
import { and, asc, eq, gt } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { isOwn } from './list.ts';
import { phaseAt } from './phase.ts';
import { activities, signups } from './tables.ts';

/** More than a course has at once. */
const most = 50;

/** The sessions of a course that are not over, the next one first, with the caller's own sign-up to each. */
export async function listCourseSessions(
  scope: Scope,
  { course }: InputOf<typeof courseSessionsCall>,
): Promise<OutputOf<typeof courseSessionsCall>> {
  const { db, tenantId, now, actor } = scope;
  const rows = await db
    .select({
      own: activities,
      title: { CN: publications.titleCN, EN: publications.titleEN },
      facts: publications.facts,
      phase: phaseAt(now),
      mine: signups.state,
    })
    .from(publications)
    .innerJoin(activities, isOwn)
    .leftJoin(
      signups,
      and(
        eq(signups.tenantId, activities.tenantId),
        eq(signups.activityId, activities.id),
        eq(signups.accountId, actor?.id ?? ''),
      ),
    )
    .where(and(isPublished(tenantId, activity.code, now), eq(activities.courseId, course), gt(activities.endAt, now)))
    .orderBy(asc(activities.startAt), asc(activities.id))
    .limit(most);
  return {
    rows: rows.map(({ own, title, facts, phase, mine }) => {
      const { addressCN, addressEN } = facts as Values;
      return {
        id: own.id,
        title: { ...title },
        startAt: own.startAt.toISOString(),
        endAt: own.endAt.toISOString(),
        signFrom: own.signFrom.toISOString(),
        mode: own.mode,
        address: { CN: String(addressCN ?? ''), EN: String(addressEN ?? '') },
        phase,
        left: own.quota === null ? null : Math.max(0, own.quota - own.taken),
        waiting: own.waiting,
        waitlist: own.waitlist,
        lessons: own.lessonIds,
        mine: mine === 'CANCELLED' ? null : mine,
      };
    }),
  };
}
