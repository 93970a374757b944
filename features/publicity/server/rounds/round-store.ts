import { Refusal } from '#core/errors.ts';
import { findHead } from '#features/casework/programmes/heads.ts';
import { round as resource } from '#features/publicity/resources/round.ts';
import { publicityEntries, publicityRounds } from '#features/publicity/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { logAction, logSave } from '#server/resources/changes.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Row, Store, Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { gatherCases } from './gather.ts';
import { publishRound } from './publish-round.ts';

type Round = typeof publicityRounds.$inferSelect;

const read = readings({
  resource,
  select: selectOf,
  texts: ['title'],
  keyword: ['title'],
  present: (row: Row): Row => ({ ...row, programmeName: findHead(String(row.programme))?.short ?? row.programme }),
});

/** Rounds of public notice. A new one takes in what waits; only one that is not published yet can be changed. */
export const roundStore: Store = {
  ...read,
  hold: holdRows(publicityRounds),

  async save(scope, { id, rev, values }) {
    const saved = id === undefined ? await add(scope, values) : await change(scope, { id, rev: rev ?? -1, values });
    return saved;
  },

  async act(scope, { action, ids }) {
    const take = actions[action];
    if (!take) throw new Refusal('NOT_ALLOWED');
    for (const id of ids) {
      const round = await getRound(scope, id);
      if (round.state !== 'DRAFT') throw new Refusal('NOT_ALLOWED');
      await take(scope, round);
      await logAction(scope, { resource, id, title: round.titleCN, action });
    }
    return null;
  },
};

const actions: Readonly<Record<string, (scope: ActorScope, round: Round) => Promise<unknown>>> = {
  gather: gatherCases,
  publish: publishRound,
  async del(scope, { id }) {
    const { tenantId } = scope;
    await scope.db
      .delete(publicityEntries)
      .where(and(eq(publicityEntries.tenantId, tenantId), eq(publicityEntries.roundId, id)));
    await scope.db
      .delete(publicityRounds)
      .where(and(eq(publicityRounds.tenantId, tenantId), eq(publicityRounds.id, id)));
  },
};

/** A round of the tenant; throws NOT_FOUND. */
export async function getRound(scope: ActorScope, id: string): Promise<Round> {
  const [found] = await scope.db
    .select()
    .from(publicityRounds)
    .where(and(eq(publicityRounds.tenantId, scope.tenantId), eq(publicityRounds.id, id)));
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

async function add(scope: ActorScope, values: Values): Promise<{ id: string; rev: number }> {
  const id = newId();
  const { tenantId, actor, now } = scope;
  const [made] = await scope.db
    .insert(publicityRounds)
    .values({
      id,
      tenantId,
      ...columnsOf(values),
      createdAt: now,
      updatedAt: now,
      madeBy: actor.id,
      programme: String(values.programme),
      year: Number(values.year),
    })
    .returning();
  await gatherCases(scope, made!);
  await logSave(scope, { resource, id, title: made!.titleCN, before: null, after: values });
  return { id, rev: made!.rev };
}

async function change(scope: ActorScope, { id, rev, values }: { id: string; rev: number; values: Values }) {
  const before = await read.one(scope, id);
  if (before.row.status !== 'DRAFT') throw new Refusal('NOT_ALLOWED');
  const [after] = await scope.db
    .update(publicityRounds)
    .set({ ...columnsOf(values), updatedAt: scope.now, rev: sql`${publicityRounds.rev} + 1` })
    .where(and(eq(publicityRounds.tenantId, scope.tenantId), eq(publicityRounds.id, id), eq(publicityRounds.rev, rev)))
    .returning();
  if (!after) throw new Refusal('CONFLICT', { obj: { rev: before.rev, values: before.values } });
  await logSave(scope, { resource, id, title: after.titleCN, before: before.values, after: values });
  return { id, rev: after.rev };
}

function columnsOf(values: Values) {
  return {
    titleCN: String(values.titleCN),
    titleEN: String(values.titleEN),
    days: Number(values.days),
    showsAmounts: values.amounts === 'YES',
  };
}

function selectOf({ tenantId }: ActorScope) {
  return sql`
    select r.id, r.rev, json_build_object('CN', r.title_cn, 'EN', r.title_en) as title, r.title_cn as "titleCN",
           r.title_en as "titleEN", r.programme, r.year, r.days,
           case when r.shows_amounts then 'YES' else 'NO' end as amounts, r.state as status, r.notice_id as "noticeId",
           r.published_at as "publishedAt", r.ends_at as "endsAt", r.created_at as "createdAt", r.updated_at as "updatedAt",
           (select count(*)::int from publicity_entries e where e.tenant_id = r.tenant_id and e.round_id = r.id) as people,
           (select count(*)::int from objections o where o.tenant_id = r.tenant_id and o.round_id = r.id) as objections,
           (select count(*)::int from publicity_entries e join applications a on a.id = e.application_id and a.tenant_id = e.tenant_id
             where e.tenant_id = r.tenant_id and e.round_id = r.id and a.open_objections > 0 and a.notice_id = r.notice_id) as "onHold"
      from publicity_rounds r
     where r.tenant_id = ${tenantId}`;
}
