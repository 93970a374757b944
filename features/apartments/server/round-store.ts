import { dateTimeInShanghai, instantInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import { apartmentMessages } from '#features/apartments/messages.ts';
import { choiceRound as resource } from '#features/apartments/resources/choice-round.ts';
import { windowOf } from '#features/apartments/shared/choice.ts';
import { tell } from '#server/base/mail/tell.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import type { Store } from '#server/resources/store.ts';
import { tableStore } from '#server/resources/table-store.ts';
import type { ActorScope } from '#server/scope.ts';
import { namedOptions } from './named-options.ts';
import { rankRound } from './ranking.ts';
import { rhythmOf } from './settle.ts';
import { choiceRounds, choiceTurns, meetingLists } from './tables.ts';

type Round = typeof choiceRounds.$inferSelect;

/** Rounds: prepared, ranked, opened; from then on their clock runs. */
export const roundStore: Store = {
  ...tableStore({
    resource,
    table: choiceRounds,
    select: ({ tenantId }) => sql`
      select r.id, r.rev, json_build_object('CN', r.name_cn, 'EN', r.name_en) as name, r.name_cn as "nameCN",
             r.name_en as "nameEN", r.year, r.opens_at as "opensAt",
             to_char(r.opens_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as "opensOn",
             r.group_size as "groupSize", r.hours, r.state as status, r.updated_at as "updatedAt",
             coalesce(r.list_id, ${noList.value}) as list,
             case when l.id is null then null else json_build_object('CN', l.name_cn, 'EN', l.name_en) end as "listName",
             count(t.id)::int as people, count(t.id) filter (where t.state = 'CHOSEN')::int as chosen
        from choice_rounds r
        left join meeting_lists l on l.tenant_id = r.tenant_id and l.id = r.list_id
        left join choice_turns t on t.tenant_id = r.tenant_id and t.round_id = r.id
       where r.tenant_id = ${tenantId} group by r.id, l.id`,
    texts: ['name', 'listName'],
    keyword: ['name'],
    async check(scope, values, before) {
      if (before && !['DRAFT', 'RANKED'].includes(String(before.row.status))) throw new Refusal('NOT_ALLOWED');
      if (!(await listOptions(scope)).some(({ value }) => value === values.list))
        throw fieldRefusal(scope, 'INVALID', 'list', { count: 1 });
    },
    columns: (values) => ({
      nameCN: String(values.nameCN),
      nameEN: String(values.nameEN),
      year: Number(values.year),
      listId: values.list === noList.value ? null : String(values.list),
      opensAt: instantInShanghai(String(values.opensOn)),
      groupSize: Number(values.groupSize),
      hours: Number(values.hours),
      // Another size of groups is another list.
      state: 'DRAFT',
    }),
  }),
  options: async (scope) => ({ meetingLists: await listOptions(scope) }),

  async act(scope, { action, ids }) {
    for (const id of ids) {
      const own = and(eq(choiceRounds.tenantId, scope.tenantId), eq(choiceRounds.id, id));
      const [round] = await scope.db.select().from(choiceRounds).where(own).for('update');
      if (!round) throw new Refusal('NOT_FOUND');
      const state = await move(scope, round, action);
      await scope.db
        .update(choiceRounds)
        .set({ state, updatedAt: scope.now, rev: sql`${choiceRounds.rev} + 1` })
        .where(own);
      await logAction(scope, {
        resource,
        id,
        title: round.nameCN,
        action,
        changes: [{ field: 'status', before: round.state, after: state }],
      });
    }
    return null;
  },
};

/** Of a round for what was approved before there were lists and notices. */
const noList = { value: 'NONE', label: { CN: '没有名单（旧流程）', EN: 'No list (earlier process)' } };

/** The lists that were decided, the latest first. */
async function listOptions(scope: ActorScope) {
  return [...(await namedOptions(scope, meetingLists, eq(meetingLists.state, 'DECIDED'))), noList];
}

async function move(scope: ActorScope, round: Round, action: string): Promise<string> {
  if (action === 'rank' && ['DRAFT', 'RANKED'].includes(round.state)) {
    await rankRound(scope, round);
    return 'RANKED';
  }
  if (action === 'open' && round.state === 'RANKED') {
    await announce(scope, round);
    return 'OPEN';
  }
  if (action === 'close' && round.state === 'OPEN') {
    await scope.db
      .update(choiceTurns)
      .set({ state: 'WAITLIST', updatedAt: scope.now })
      .where(
        and(
          eq(choiceTurns.tenantId, scope.tenantId),
          eq(choiceTurns.roundId, round.id),
          eq(choiceTurns.state, 'WAITING'),
        ),
      );
    return 'CLOSED';
  }
  throw new Refusal('NOT_ALLOWED');
}

/** Tells everybody their rank and from when on they choose. */
async function announce(scope: ActorScope, round: Round): Promise<void> {
  const turns = await scope.db
    .select()
    .from(choiceTurns)
    .where(and(eq(choiceTurns.tenantId, scope.tenantId), eq(choiceTurns.roundId, round.id)));
  for (const { ownerId, rank, group } of turns)
    await tell(scope, apartmentMessages.opened, {
      to: ownerId,
      facts: {
        name: { CN: round.nameCN, EN: round.nameEN },
        count: rank,
        time: dateTimeInShanghai(new Date(windowOf(rhythmOf(round), group).from)),
      },
    });
}
