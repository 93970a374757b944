import type { OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { type Assigned, assignJudges, type Pair } from '#core/judging/assign.ts';
import { chanceOf, drawn } from '#core/judging/chance.ts';
import { entries } from '#features/competition/server/tables.ts';
import { judgeMessages } from '#features/judging/messages.ts';
import type { assignCall, assignPreviewCall } from '#features/judging/organiser-calls.ts';
import { barring, findTies } from '#features/judging/server/ties/find-ties.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq, inArray, isNull, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { getJudging, type Judging, toldOf } from './judging-record.ts';
import { assignments, judges } from './tables.ts';

/** What drawing would add now; nothing of it is kept. */
export async function previewDraw(
  scope: ActorScope,
  { id }: { id: string },
): Promise<OutputOf<typeof assignPreviewCall>> {
  const { plan, pool, numbers, barred, held } = await planDraw(scope, await getJudging(scope, id));
  const has = countBy(held, ({ judge }) => judge);
  const adds = countBy(plan.pairs, ({ judge }) => judge);
  return {
    pairs: plan.pairs.length,
    barred,
    judges: pool.map(({ accountId, name }) => ({
      accountId,
      name,
      has: has.get(accountId) ?? 0,
      adds: adds.get(accountId) ?? 0,
    })),
    short: plan.short.map(({ entry, missing }) => ({ no: numbers.get(entry) ?? '', missing })),
  };
}

/** Draws the judges that entries lack. NOT_ALLOWED once judging is over. */
export async function drawJudges(scope: ActorScope, { id }: { id: string }): Promise<OutputOf<typeof assignCall>> {
  const judging = await getJudging(scope, id, { forUpdate: true });
  if (judging.row.state === 'CLOSED') throw new Refusal('NOT_ALLOWED');
  const { plan } = await planDraw(scope, judging);
  await keepPairs(scope, judging, plan.pairs);
  if (judging.row.state === 'OPEN') await tellAdded(scope, judging, plan.pairs);
  await logBusiness(scope, {
    module: 'JUDGING',
    action: 'ASSIGN',
    objectType: 'itec-judging',
    objectId: id,
    title: judging.round.titleCN,
    text: { CN: `分配评委 ${plan.pairs.length} 份`, EN: `drew judges: ${plan.pairs.length} assignments` },
  });
  return { pairs: plan.pairs.length, short: plan.short.length };
}

/**
 * Draws others in place of judges who stepped back from some entries, or were replaced, and returns how many were drawn;
 * what nobody can take stays short.
 */
export async function drawAnew(scope: Scope, judging: Judging, entryIds: readonly string[]): Promise<number> {
  if (judging.row.state === 'CLOSED') return 0;
  const { plan } = await planDraw(scope, judging, entryIds);
  await keepPairs(scope, judging, plan.pairs);
  if (judging.row.state === 'OPEN') await tellAdded(scope, judging, plan.pairs);
  return plan.pairs.length;
}

interface Plan {
  readonly plan: Assigned;
  readonly held: readonly Pair[];
  /** Pairs that are kept apart. */
  readonly barred: number;
  readonly pool: readonly { readonly accountId: string; readonly name: string }[];
  readonly numbers: ReadonlyMap<string, string>;
}

async function planDraw(scope: Scope, { row }: Judging, only?: readonly string[]): Promise<Plan> {
  const { tenantId, db } = scope;
  const inPlay = await db
    .select({ id: entries.id, track: sql<string>`coalesce(${entries.track}, '')`, no: entries.no })
    .from(entries)
    .where(
      and(
        eq(entries.tenantId, tenantId),
        eq(entries.editionId, row.editionId),
        eq(entries.state, row.stage),
        isNull(entries.deletedAt),
      ),
    )
    .orderBy(entries.no, entries.id);
  const pool = await db
    .select({ accountId: judges.accountId, tracks: judges.tracks, name: accounts.nickname, isActive: judges.isActive })
    .from(judges)
    .innerJoin(accounts, eq(accounts.id, judges.accountId))
    .where(and(eq(judges.tenantId, tenantId), eq(judges.editionId, row.editionId)))
    .orderBy(accounts.nickname, judges.accountId);
  const given = await db
    .select({ entry: assignments.entryId, judge: assignments.accountId, state: assignments.state })
    .from(assignments)
    .where(and(eq(assignments.tenantId, tenantId), eq(assignments.judgingId, row.id)))
    .orderBy(assignments.entryId, assignments.accountId);
  const isGone = ({ state }: { state: string }) => ['RECUSED', 'ABSTAINED', 'REPLACED'].includes(state);
  const held = given.filter((each) => !isGone(each));
  // Whoever was replaced did not come to it: nothing more of the round is drawn for them.
  const replaced = new Set(given.flatMap(({ state, judge }) => (state === 'REPLACED' ? judge : [])));
  const away = barring(await findTies(scope, row));
  const plan = assignJudges({
    entries: only ? inPlay.filter(({ id }) => only.includes(id)) : inPlay,
    judges: pool
      .filter(({ isActive, accountId }) => isActive && !replaced.has(accountId))
      .map(({ accountId, tracks }) => ({ id: accountId, tracks, cap: row.cap })),
    perEntry: row.perEntry,
    held,
    barred: [...away, ...given.filter(isGone)],
    seed: `${row.seed}:${given.length}`,
  });
  const ids = new Set(inPlay.map(({ id }) => id));
  return {
    plan,
    held,
    barred: away.filter(({ entry }) => ids.has(entry)).length,
    pool: pool.filter(({ isActive, accountId }) => isActive || held.some(({ judge }) => judge === accountId)),
    numbers: new Map(inPlay.map(({ id, no }) => [id, no ?? ''])),
  };
}

/** Each judge has an order of their own, drawn once; what comes later stands behind it. */
async function keepPairs(scope: Scope, { row }: Judging, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return;
  const { db, tenantId, now } = scope;
  const last = await db
    .select({ accountId: assignments.accountId, last: sql<number>`max(${assignments.position})::int` })
    .from(assignments)
    .where(and(eq(assignments.tenantId, tenantId), eq(assignments.judgingId, row.id)))
    .groupBy(assignments.accountId);
  const lastOf = new Map(last.map((each) => [each.accountId, each.last]));
  const rows = [...new Set(pairs.map(({ judge }) => judge))].flatMap((judge) => {
    const own = drawn(
      pairs.filter((pair) => pair.judge === judge),
      chanceOf(`${row.seed}:${judge}:${lastOf.get(judge) ?? 0}`),
    );
    return own.map(({ entry }, at) => ({
      id: newId(),
      tenantId,
      judgingId: row.id,
      entryId: entry,
      accountId: judge,
      gateKey: newId(),
      position: (lastOf.get(judge) ?? 0) + at + 1,
      createdAt: now,
      updatedAt: now,
    }));
  });
  for (let at = 0; at < rows.length; at += 1000) await db.insert(assignments).values(rows.slice(at, at + 1000));
}

async function tellAdded(scope: Scope, judging: Judging, pairs: readonly Pair[]): Promise<void> {
  const to = [...new Set(pairs.map(({ judge }) => judge))];
  if (to.length > 0) await tell(scope, judgeMessages.added, { to, facts: toldOf(judging) });
}

/** The judges of a judging who still hold something. */
export async function judgesHolding({ db, tenantId }: Scope, judgingId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ accountId: assignments.accountId })
    .from(assignments)
    .where(
      and(
        eq(assignments.tenantId, tenantId),
        eq(assignments.judgingId, judgingId),
        inArray(assignments.state, ['INVITED', 'OPEN', 'SUBMITTED']),
      ),
    );
  return rows.map(({ accountId }) => accountId).sort();
}

function countBy<T>(things: readonly T[], of: (thing: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(of(thing), (counts.get(of(thing)) ?? 0) + 1);
  return counts;
}
