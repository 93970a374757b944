import { activity } from '#features/activities/shared/activity.ts';
import { contentStore } from '#features/contents/server/content-store.ts';
import { lessonsInPerson } from '#features/learning/server/attending.ts';
import { choices } from '#features/learning/server/choices.ts';
import { freeSlots } from '#features/places/server/hold-slot.ts';
import { listPlaces } from '#features/places/server/list-places.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { sql } from '#server/database/sql.ts';
import type { Row, Store } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { coursesIn } from './activity-of.ts';
import { bookPlace, withAddress } from './book-place.ts';
import { cancelActivity } from './cancel-activity.ts';
import { phaseAt } from './phase.ts';

const contents = contentStore(activity, {
  columns: (scope: ActorScope) => sql`,
    activities.start_at as "startAt", activities.waiting, activities.taken, activities.quota,
    activities.cancelled_at is null and activities.end_at > ${scope.now} and c.version is not null as cancellable,
    c.values->>'type' as type, c.values->>'mode' as mode,
    split_part(c.values->'lessons'->>0, ':', 1) as course,
    (select json_build_object('CN', l.title_cn, 'EN', l.title_en) from learning_courses l
      where l.tenant_id = c.tenant_id and l.id = split_part(c.values->'lessons'->>0, ':', 1)) as "courseTitle",
    c.values->>'addressCN' as "addressCN", c.values->>'addressEN' as "addressEN",
    case when activities.id is not null then ${phaseAt(scope.now)} end as phase,
    (select count(*)::int from signups s
      where s.tenant_id = c.tenant_id and s.activity_id = c.id and s.state = 'CHECKED_IN') as "checkedIn"`,
  join: sql`
      left join activities on activities.id = c.id and activities.tenant_id = c.tenant_id`,
  present: ({ addressCN, addressEN, taken, quota, ...row }): Row => ({
    ...row,
    place: addressCN ? { CN: addressCN, EN: addressEN || addressCN } : null,
    seats: typeof taken === 'number' ? `${taken} / ${quota ?? '∞'}` : null,
  }),
  options: async (scope) => ({
    places: await listPlaces(scope),
    lessons: await lessonsInPerson(scope),
    courses: await choices.courses(scope),
  }),
});

/**
 * How activities are kept: like every content, with their phase and seats beside it. Its place is taken as soon as it
 * is saved; one can be called off, and begun anew as a copy.
 */
export const activityStore: Store = {
  ...contents,
  async save(scope, change) {
    if (coursesIn(change.values).length > 1) throw fieldRefusal(scope, 'SESSION_COURSES', 'lessons');
    const values = await withAddress(scope, change.values);
    const saved = await contents.save!(scope, { ...change, values });
    await bookPlace(scope, { id: saved.id, values, isDraft: true });
    return saved;
  },
  async act(scope, { action, ids, values }) {
    if (action === 'copy') return await copyActivity(scope, activityStore, ids[0]!);
    if (action !== 'cancel') await contents.act!(scope, { action, ids, values });
    for (const id of ids) {
      if (action === 'cancel')
        await cancelActivity(scope, { id, reasonCN: String(values.reasonCN), reasonEN: String(values.reasonEN) });
      if (action === 'offline' || action === 'del') await freeSlots(scope, { refId: id });
      if (action === 'discard') await freeSlots(scope, { refId: id, draftsOnly: true });
    }
    return null;
  },
};

/** What every activity tells anew. */
const dates = ['signFrom', 'signTo', 'startAt', 'endAt'];

/** A new draft with everything an activity says but its dates; who signed up stays where they are. Answers its id. */
async function copyActivity(scope: ActorScope, store: Store, id: string): Promise<string> {
  const { values } = await store.one(scope, id);
  const kept = Object.entries(values).filter(([key]) => !dates.includes(key));
  const titleOf = (locale: 'CN' | 'EN') => String(values[`title${locale}`] ?? '').slice(0, 190);
  const title = { titleCN: `${titleOf('CN')}（副本）`, titleEN: `${titleOf('EN')} (copy)` };
  const copy = await store.save!(scope, { values: { ...Object.fromEntries(kept), ...title, top: 'NO' } });
  return copy.id;
}
