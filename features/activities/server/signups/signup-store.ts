import { signup as resource } from '#features/activities/resources/signup.ts';
import { activities } from '#features/activities/server/tables.ts';
import type { SignupState } from '#features/activities/shared/signup.ts';
import { contents } from '#features/contents/server/tables.ts';
import { desc, eq, sql } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import { readings } from '#server/resources/readings.ts';
import type { Store } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { decideSignup, decisions, holdSignups } from './decide-signup.ts';

/** Who signed up to what, and what staff decide about it. */
export const signupStore = {
  ...readings({
    resource,
    select: selectOf,
    texts: ['activity'],
    keyword: ['name', 'company', 'letters'],
    filters: { activity: 'activityId' },
  }),
  hold: holdSignups,
  async act(scope, { action, ids, values }) {
    const reason = String(values.reason ?? '');
    for (const id of ids) {
      const before = await decideSignup(scope, { id, action, reason });
      const after: SignupState = decisions[action]!.to;
      await logAction(scope, {
        resource,
        id,
        title: before.letters,
        action,
        changes: [
          { field: 'state', before: before.state, after },
          ...(reason ? [{ field: 'reason', before: null, after: reason }] : []),
        ],
      });
    }
    return null;
  },
  async options(scope) {
    const rows = await scope.db
      .select({ value: activities.id, label: { CN: contents.titleCN, EN: contents.titleEN } })
      .from(activities)
      .innerJoin(contents, eq(contents.id, activities.id))
      .where(eq(activities.tenantId, scope.tenantId))
      .orderBy(desc(activities.startAt))
      .limit(200);
    return { activities: rows };
  },
} satisfies Store;

/** Rows named like the resource's columns. */
function selectOf(scope: ActorScope) {
  return sql`
    select s.id, s.rev, s.name, s.phone, s.company, s.state, s.letters, s.note, s.score, s.feedback,
           s.activity_id as "activityId", json_build_object('CN', c.title_cn, 'EN', c.title_en) as activity,
           a.start_at as "startAt", s.signed_at as "signedAt",
           s.checked_at as "checkedAt",
           (select json_agg(json_build_object(
                     'CN', concat(e->'label'->>'CN', '：', e->'value'->>'CN'),
                     'EN', concat(e->'label'->>'EN', ': ', e->'value'->>'EN')))
              from jsonb_array_elements(s.answers) e) as answers
      from signups s
      join activities a on a.id = s.activity_id and a.tenant_id = s.tenant_id
      join contents c on c.id = s.activity_id and c.tenant_id = s.tenant_id
     where s.tenant_id = ${scope.tenantId}`;
}
