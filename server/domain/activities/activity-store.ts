import { sql } from 'drizzle-orm';
import { activity } from '#core/contents/activity.ts';
import type { ActorScope } from '../../scope.ts';
import { contentStore } from '../contents/content-store.ts';
import type { Row, Store } from '../resources/store.ts';
import { cancelActivity } from './cancel-activity.ts';
import { phaseAt } from './phase.ts';

const contents = contentStore(activity, {
  columns: (scope: ActorScope) => sql`,
    activities.start_at as "startAt", activities.waiting, activities.taken, activities.quota,
    activities.cancelled_at is null and activities.end_at > ${scope.now} and c.version is not null as cancellable,
    c.values->>'type' as type, c.values->>'mode' as mode,
    c.values->>'addressCN' as "addressCN", c.values->>'addressEN' as "addressEN",
    case when activities.id is not null then ${phaseAt(scope.now)} end as phase,
    (select count(*)::int from signups s
      where s.tenant_id = c.tenant_id and s.activity_id = c.id and s.state = 'CHECKED_IN') as "checkedIn"`,
  join: sql`
      left join activities on activities.id = c.id and activities.tenant_id = c.tenant_id`,
  conditions: ({ phase, type, mode, startAt }) => {
    const [from, to] = Array.isArray(startAt) ? startAt : [];
    return [
      ...(Array.isArray(phase) && phase.length > 0 ? [sql`phase = any(${sql.param(phase)}::text[])`] : []),
      ...(type ? [sql`type = ${type}`] : []),
      ...(mode ? [sql`mode = ${mode}`] : []),
      ...(from ? [sql`"startAt" >= ${new Date(`${from}T00:00:00+08:00`)}`] : []),
      ...(to ? [sql`"startAt" < ${new Date(`${to}T00:00:00+08:00`)}::timestamptz + interval '1 day'`] : []),
    ];
  },
  present: ({ addressCN, addressEN, taken, quota, ...row }): Row => ({
    ...row,
    place: addressCN ? { CN: addressCN, EN: addressEN || addressCN } : null,
    places: typeof taken === 'number' ? `${taken} / ${quota ?? '∞'}` : null,
  }),
});

/** How activities are kept: like every content, with their phase and places beside it; one can be called off. */
export const activityStore: Store = {
  ...contents,
  async act(scope, { action, ids, values }) {
    if (action !== 'cancel') return (await contents.act?.(scope, { action, ids, values })) ?? null;
    for (const id of ids)
      await cancelActivity(scope, { id, reasonCN: String(values.reasonCN), reasonEN: String(values.reasonEN) });
    return null;
  },
};
