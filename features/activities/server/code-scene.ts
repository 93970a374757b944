import { activity as type } from '#features/activities/shared/activity.ts';
import { requireCompany } from '#features/companies/server/own.ts';
import { isPublished } from '#features/contents/server/publication-policy.ts';
import { publications } from '#features/contents/server/tables.ts';
import type { CodeScene } from '#server/base/code-scene.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, asc, gt, isNull } from '#server/database/sql.ts';
import { findActivity } from './find-activity.ts';
import { isOwn } from './list.ts';
import { admit } from './signups/admit.ts';
import { requireLearner } from './signups/course-session.ts';
import { activities } from './tables.ts';

/** A code signs its holder up to an activity and gives them a seat at once, without approval and before sign-up opens. */
export const activityScene: CodeScene = {
  code: 'ACTIVITY',
  prefix: 'ACT',
  name: { CN: '活动入场', EN: 'Activity' },
  welcome: { CN: '席位已留好，入场票在活动页。', EN: 'You have a seat. Your ticket is on the page of the activity.' },
  permission: 'Mgr.Activity.audit',

  async options(scope) {
    const { db, tenantId, now } = scope;
    const rows = await db
      .select({ value: publications.id, CN: publications.titleCN, EN: publications.titleEN })
      .from(publications)
      .innerJoin(activities, isOwn)
      .where(and(isPublished(tenantId, type.code, now), gt(activities.endAt, now), isNull(activities.cancelledAt)))
      .orderBy(asc(activities.startAt), asc(activities.id))
      .limit(200);
    return rows.map(({ value, CN, EN }) => ({ value, label: { CN, EN } }));
  },

  async open(scope, refId) {
    const activity = await findActivity(scope, { id: refId, forUpdate: true });
    if (!activity || activity.cancelledAt !== null || activity.endAt <= scope.now)
      throw fieldRefusal(scope, 'ACCESS_CODE_GONE', 'code');
    if (activity.companyOnly) await requireCompany(scope);
    await requireLearner(scope, activity);
    await admit(scope, activity);
    return { path: `/activity/${refId}` };
  },
};
