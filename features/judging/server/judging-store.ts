import { createHash, randomBytes } from 'node:crypto';
import { instantInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import type { Option } from '#core/resources/resource.ts';
import { editionOptions } from '#features/competition/server/editions.ts';
import { editions, entries, rounds } from '#features/competition/server/tables.ts';
import { judgeMessages } from '#features/judging/messages.ts';
import { judging as resource } from '#features/judging/resources/judging.ts';
import { byRecusal } from '#features/judging/server/ties/entry-recusals.ts';
import { quants } from '#features/learning/server/tables.ts';
import { rubricOf } from '#features/learning/shared/quant.ts';
import { tell } from '#server/base/mail/tell.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, desc, eq, isNotNull, isNull, sql } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import type { Store, Values } from '#server/resources/store.ts';
import { tableStore } from '#server/resources/table-store.ts';
import type { ActorScope } from '#server/scope.ts';
import { judgesHolding } from './draw.ts';
import { getJudging, type Judging, toldOf } from './judging-record.ts';
import { lotOrder } from './lot.ts';
import { judgings } from './tables.ts';

const table = tableStore({
  resource,
  table: judgings,
  select: ({ tenantId }) => sql`
    select g.id, g.rev, g.stage, json_build_object('CN', r.title_cn, 'EN', r.title_en) as title, g.state as status,
           r.edition_id as edition, json_build_object('CN', e.title_cn, 'EN', e.title_en) as "editionTitle",
           json_build_object('CN', q.name_cn || ' v' || q.version, 'EN', q.name_en || ' v' || q.version) as scale,
           g.opens_at as "opensAt", g.closes_at as "closesAt", g.updated_at as "updatedAt",
           (select count(*)::int from itec_assignments a
             where a.judging_id = g.id and a.tenant_id = g.tenant_id and a.state in ('INVITED', 'OPEN', 'SUBMITTED'))
             as given,
           (select count(*)::int from itec_assignments a
             where a.judging_id = g.id and a.tenant_id = g.tenant_id and a.state = 'SUBMITTED') as submitted,
           (select count(*)::int from itec_assignments a
             where a.judging_id = g.id and a.tenant_id = g.tenant_id and a.state = 'RECUSED') as recused,
           json_build_object('round', g.round_id, 'scale', g.quant_id, 'perEntry', g.per_entry, 'cap', g.cap,
             'blind', case when g.is_blind then 'YES' else 'NO' end,
             'opensAt', to_char(g.opens_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI'),
             'closesAt', to_char(g.closes_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI')) as values
      from itec_judgings g
      join itec_rounds r on r.id = g.round_id and r.tenant_id = g.tenant_id
      join itec_editions e on e.id = r.edition_id and e.tenant_id = r.tenant_id
      left join learning_quants q on q.id = g.quant_id and q.tenant_id = g.tenant_id
     where g.tenant_id = ${tenantId}`,
  texts: ['title', 'editionTitle', 'scale'],
  filters: { recusal: byRecusal },
  async check(scope, values, before) {
    const state = before?.row.status ?? 'DRAFT';
    if (state === 'CLOSED') throw new Refusal('NOT_ALLOWED');
    if (instantInShanghai(String(values.closesAt)) <= instantInShanghai(String(values.opensAt)))
      throw fieldRefusal(scope, 'INVALID', 'closesAt', { count: 1 });
    // What judges have begun to work by is not changed under them; only the end can be moved.
    if (state === 'OPEN' && ['scale', 'blind', 'perEntry'].some((key) => values[key] !== before!.values[key]))
      throw new Refusal('NOT_ALLOWED');
    if (!before) await requireRound(scope, String(values.round));
    await requireScale(scope, String(values.scale), state === 'OPEN');
  },
  columns: (values) => ({
    roundId: String(values.round),
    quantId: String(values.scale),
    opensAt: instantInShanghai(String(values.opensAt)),
    closesAt: instantInShanghai(String(values.closesAt)),
    perEntry: Number(values.perEntry),
    cap: Number(values.cap),
    isBlind: values.blind !== 'NO',
  }),
  starts: () => ({ editionId: '', stage: '', seed: randomBytes(12).toString('hex') }),
  // Edition and stage are those of the round, which is given once.
  saved: (scope, { row }) => followRound(scope, row.id),
  unique: 'round',
});

/** How rounds are judged. */
export const judgingStore: Store = {
  ...table,

  async act(scope, { action, ids }) {
    for (const id of ids) {
      const judging = await getJudging(scope, id, { forUpdate: true });
      const step = steps[action];
      if (!step) throw new Refusal('NOT_ALLOWED');
      await step(scope, judging);
      const { row } = judging;
      const after = await getJudging(scope, id);
      await logAction(scope, {
        resource,
        id,
        title: judging.round.titleCN,
        action,
        changes: [
          ...(row.state === after.row.state ? [] : [{ field: 'status', before: row.state, after: after.row.state }]),
          ...(action === 'draw' ? [{ field: 'lotSeed', before: null, after: after.row.lotSeed }] : []),
          ...(action === 'open' ? [{ field: 'rubricDigest', before: null, after: after.row.rubricDigest }] : []),
        ],
      });
    }
    return null;
  },

  async options(scope) {
    return {
      editions: await editionOptions(scope),
      rounds: await roundOptions(scope),
      scales: await scaleOptions(scope),
    };
  },
};

const steps: Readonly<Record<string, (scope: ActorScope, judging: Judging) => Promise<void>>> = {
  open: openJudging,
  close: (scope, { row }) => set(scope, row, 'OPEN', { state: 'CLOSED', closedAt: scope.now }),
  draw: drawLot,
};

/** Freezes the scale and tells the judges; NOBODY_JUDGES while none has been drawn. */
async function openJudging(scope: ActorScope, judging: Judging): Promise<void> {
  const { row } = judging;
  const to = await judgesHolding(scope, row.id);
  if (to.length === 0) throw new Refusal('NOBODY_JUDGES');
  const quant = await requireScale(scope, row.quantId, false);
  const rubric = rubricOf(quant.values as Values, quant.version);
  const digest = createHash('sha256').update(JSON.stringify(rubric)).digest('hex');
  await set(scope, row, 'DRAFT', { state: 'OPEN', rubric, rubricDigest: digest, frozenAt: scope.now });
  await tell(scope, judgeMessages.opened, { to, facts: toldOf(judging) });
}

/** Draws the order on stage once; the seed is kept, and anybody can draw it again by it. */
async function drawLot(scope: ActorScope, { row }: Judging): Promise<void> {
  if (row.state === 'CLOSED' || row.lotSeed) throw new Refusal('NOT_ALLOWED');
  const found = await scope.db
    .select({ no: entries.no })
    .from(entries)
    .where(
      and(
        eq(entries.tenantId, scope.tenantId),
        eq(entries.editionId, row.editionId),
        eq(entries.state, row.stage),
        isNull(entries.deletedAt),
      ),
    );
  if (found.length === 0) throw new Refusal('NOBODY_JUDGES');
  const seed = randomBytes(16).toString('hex');
  const order = lotOrder(
    seed,
    found.map(({ no }) => no ?? ''),
  );
  await set(scope, row, row.state, { lotSeed: seed, lotAt: scope.now, lotOrder: order });
}

async function set(
  scope: ActorScope,
  { id, state }: Judging['row'],
  from: string,
  columns: Partial<typeof judgings.$inferInsert>,
): Promise<void> {
  if (state !== from) throw new Refusal('NOT_ALLOWED');
  await scope.db
    .update(judgings)
    .set({ ...columns, updatedAt: scope.now, rev: sql`${judgings.rev} + 1` })
    .where(and(eq(judgings.tenantId, scope.tenantId), eq(judgings.id, id)));
}

async function followRound({ db, tenantId }: ActorScope, id: string): Promise<void> {
  await db.execute(sql`
    update itec_judgings g set edition_id = r.edition_id, stage = r.stage
      from itec_rounds r where r.id = g.round_id and r.tenant_id = g.tenant_id
       and g.id = ${id} and g.tenant_id = ${tenantId}`);
}

async function requireRound(scope: ActorScope, id: string): Promise<void> {
  if ((await roundOptions(scope)).every(({ value }) => value !== id))
    throw fieldRefusal(scope, 'INVALID', 'round', { count: 1 });
}

/** A published scale for judging; one that was frozen may have been retired since. */
async function requireScale(scope: ActorScope, id: string, isFrozen: boolean) {
  const [quant] = await scope.db
    .select()
    .from(quants)
    .where(and(eq(quants.tenantId, scope.tenantId), eq(quants.id, id), eq(quants.domain, 'JUDGING')));
  if (!quant || (!isFrozen && quant.status !== 'PUBLISHED'))
    throw fieldRefusal(scope, 'INVALID', 'scale', { count: 1 });
  return quant;
}

/** Rounds that can be judged, those without a judging first; the others say that they have one. */
async function roundOptions({ db, tenantId }: ActorScope): Promise<Option[]> {
  const rows = await db
    .select({ id: rounds.id, CN: rounds.titleCN, EN: rounds.titleEN, year: editions.year, judging: judgings.id })
    .from(rounds)
    .innerJoin(editions, and(eq(editions.id, rounds.editionId), eq(editions.tenantId, rounds.tenantId)))
    .leftJoin(judgings, and(eq(judgings.roundId, rounds.id), eq(judgings.tenantId, rounds.tenantId)))
    .where(
      and(eq(rounds.tenantId, tenantId), isNotNull(rounds.kind), sql`${rounds.stage} in ('PRELIM', 'SEMI', 'FINAL')`),
    )
    .orderBy(isNotNull(judgings.id), desc(editions.year), rounds.startsOn);
  return rows.map(({ id, CN, EN, year, judging }) => ({
    value: id,
    label: judging
      ? { CN: `${year} ${CN}（已设评审）`, EN: `${year} ${EN} (judging set up)` }
      : { CN: `${year} ${CN}`, EN: `${year} ${EN}` },
  }));
}

async function scaleOptions({ db, tenantId }: ActorScope): Promise<Option[]> {
  const rows = await db
    .select({ id: quants.id, CN: quants.nameCN, EN: quants.nameEN, version: quants.version })
    .from(quants)
    .where(and(eq(quants.tenantId, tenantId), eq(quants.domain, 'JUDGING'), eq(quants.status, 'PUBLISHED')))
    .orderBy(quants.code, desc(quants.version));
  return rows.map(({ id, CN, EN, version }) => ({
    value: id,
    label: { CN: `${CN} v${version}`, EN: `${EN} v${version}` },
  }));
}
