import { Refusal } from '#core/errors.ts';
import { meetingList as resource } from '#features/apartments/resources/meeting-list.ts';
import { meetingRank } from '#features/apartments/resources/meeting-rank.ts';
import type { Reason } from '#features/apartments/shared/rank.ts';
import { readPlatform } from '#server/base/platform.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import { readings } from '#server/resources/readings.ts';
import type { Store, Values } from '#server/resources/store.ts';
import { tableStore } from '#server/resources/table-store.ts';
import type { ActorScope } from '#server/scope.ts';
import { announceRanks, rankList } from './meeting.ts';
import { namedOptions } from './named-options.ts';
import { meetingLists, meetingRanks } from './tables.ts';

type MeetingList = typeof meetingLists.$inferSelect;
type Columns = Partial<typeof meetingLists.$inferInsert>;

/** Lists for the leading group: ranked, then decided, from when on nothing of them changes. */
export const meetingStore: Store = {
  ...tableStore({
    resource,
    table: meetingLists,
    select: ({ tenantId }) => sql`
      select l.id, l.rev, json_build_object('CN', l.name_cn, 'EN', l.name_en) as name, l.name_cn as "nameCN",
             l.name_en as "nameEN", l.year, l.state as status, l.held_on as "heldOn", l.minutes,
             l.created_at as "createdAt", l.updated_at as "updatedAt",
             count(r.id)::int as people, count(a.id) filter (where a.state in ('APPROVED', 'EFFECTIVE'))::int as noticed
        from meeting_lists l
        left join meeting_ranks r on r.tenant_id = l.tenant_id and r.list_id = l.id
        left join applications a on a.tenant_id = r.tenant_id and a.id = r.application_id
       where l.tenant_id = ${tenantId} group by l.id`,
    texts: ['name'],
    keyword: ['name', 'minutes'],
    check(_scope, _values, before) {
      if (before?.row.status === 'DECIDED') throw new Refusal('NOT_ALLOWED');
    },
    columns: (values) => ({
      nameCN: String(values.nameCN),
      nameEN: String(values.nameEN),
      year: Number(values.year),
    }),
  }),

  async act(scope, { action, ids, values }) {
    const take = steps[action];
    if (!take) throw new Refusal('NOT_ALLOWED');
    for (const id of ids) {
      const own = and(eq(meetingLists.tenantId, scope.tenantId), eq(meetingLists.id, id));
      const [list] = await scope.db.select().from(meetingLists).where(own).for('update');
      if (!list) throw new Refusal('NOT_FOUND');
      if (list.state === 'DECIDED' || (action === 'decide' && list.state !== 'RANKED'))
        throw new Refusal('NOT_ALLOWED');
      const set = await take(scope, list, values);
      if (set)
        await scope.db
          .update(meetingLists)
          .set({ ...set, updatedAt: scope.now, rev: sql`${meetingLists.rev} + 1` })
          .where(own);
      const moved = set?.state ? [{ field: 'status', before: list.state, after: set.state }] : [];
      const told = ['heldOn', 'minutes'].flatMap((field) =>
        values[field] ? [{ field, before: null, after: values[field] }] : [],
      );
      await logAction(scope, { resource, id, title: list.nameCN, action, changes: [...moved, ...told] });
    }
    return null;
  },
};

/** What each step does, and what it sets on the list; nothing where the list is gone. */
const steps: Readonly<
  Record<string, (scope: ActorScope, list: MeetingList, values: Values) => Promise<Columns | undefined>>
> = {
  async rank(scope, list) {
    await rankList(scope, list);
    return { state: 'RANKED', rankedBy: scope.actor.id };
  },
  async decide(scope, list, values) {
    const { fourEyes } = await readPlatform(scope);
    if (fourEyes && list.rankedBy === scope.actor.id) throw new Refusal('FOUR_EYES');
    await announceRanks(scope, list);
    return {
      state: 'DECIDED',
      heldOn: String(values.heldOn),
      minutes: String(values.minutes),
      decidedBy: scope.actor.id,
      decidedAt: scope.now,
    };
  },
  async del({ db, tenantId }, { id }) {
    await db.delete(meetingRanks).where(and(eq(meetingRanks.tenantId, tenantId), eq(meetingRanks.listId, id)));
    await db.delete(meetingLists).where(and(eq(meetingLists.tenantId, tenantId), eq(meetingLists.id, id)));
    return undefined;
  },
};

/** The ranks of all lists, with how each application stands now. */
export const meetingRankStore: Store = {
  ...readings({
    resource: meetingRank,
    select: ({ tenantId }) => sql`
    select r.id, r.rev, r.list_id as list, json_build_object('CN', l.name_cn, 'EN', l.name_en) as "listName",
           r.rank, r.points, r.reasons, a.applicant, a.no, coalesce(h."values"->>'roomType', 'ONE') as type,
           case when a.state = 'PUBLICITY' and a.open_objections > 0 then 'HELD' else a.state end as status,
           r.updated_at as "updatedAt"
      from meeting_ranks r
      join meeting_lists l on l.tenant_id = r.tenant_id and l.id = r.list_id
      join applications a on a.tenant_id = r.tenant_id and a.id = r.application_id
      left join application_sections h on h.application_id = a.id and h.key = 'housing'
     where r.tenant_id = ${tenantId}`,
    texts: ['listName'],
    keyword: ['applicant', 'no'],
    present: ({ reasons, ...row }) => ({ ...row, reasons: (reasons as Reason[]).map(toldReason) }),
  }),
  options: async (scope) => ({ meetingLists: await namedOptions(scope, meetingLists) }),
};

/** A reason as lists show it. */
export function toldReason({ text, points }: Reason) {
  return { CN: `${text.CN} ${points} 分`, EN: `${text.EN}: ${points}` };
}
