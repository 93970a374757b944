import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { editions, entries, rounds } from '#features/competition/server/tables.ts';
import type { stageCall, stageStepCall } from '#features/judging/organiser-calls.ts';
import { afterStep, emptyStage, type StageClock, type StagePhase } from '#features/judging/shared/stage.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { and, desc, eq, inArray, isNotNull, sql } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { getJudging, trackName } from './judging-record.ts';
import { assignments, judgings, stages } from './tables.ts';

/** The stage of a round on its day: who is up, the clock, the order drawn, how many sheets of each are in. Without an id, of the newest round that has one. */
export async function readStage(
  scope: ActorScope,
  { id: asked }: { id?: string | undefined },
): Promise<OutputOf<typeof stageCall>> {
  const choices = await readStaged(scope);
  const id = asked ?? choices[0]?.id;
  const told = choices.map(({ id: value, title, edition }) => ({ id: value, title, edition }));
  if (!id) return { rounds: told, stage: null };
  if (!choices.some((each) => each.id === id)) throw new Refusal('NOT_FOUND');
  const { row, round, edition } = await getJudging(scope, id);
  const kept = await readClock(scope, id);
  const order = (row.lotOrder ?? []) as string[];
  const known = new Map((await readEntries(scope, { editionId: row.editionId, order })).map((each) => [each.no, each]));
  const sheets = await countSheets(scope, id);
  return {
    rounds: told,
    stage: {
      id,
      rev: kept.rev,
      at: kept.at,
      phase: kept.phase,
      spentMs: kept.spentMs,
      startedAt: kept.startedAt?.toISOString() ?? null,
      isOpen: row.state === 'OPEN',
      talkMinutes: round.talkMinutes ?? 0,
      questionMinutes: round.questionMinutes ?? 0,
      order: order.map((no) => {
        const entry = known.get(no);
        const count = entry && sheets.get(entry.id);
        return {
          no,
          project: entry?.project ?? '',
          company: entry?.company ?? '',
          track: trackName(edition, entry?.track ?? null),
          given: count?.given ?? 0,
          submitted: count?.submitted ?? 0,
        };
      }),
    },
  };
}

/** Moves the stage on; CONFLICT where somebody else was first, NOT_ALLOWED where the step makes no sense or the round is not being judged. */
export async function stepStage(
  scope: ActorScope,
  { id, rev, step }: Pick<InputOf<typeof stageStepCall>, 'id' | 'rev' | 'step'>,
): Promise<OutputOf<typeof stageStepCall>> {
  const { row, round } = await getJudging(scope, id, { forUpdate: true });
  if (row.state !== 'OPEN' || !row.lotOrder || round.talkMinutes === null) throw new Refusal('NOT_ALLOWED');
  const before = await readClock(scope, id);
  if (before.rev !== rev) throw new Refusal('CONFLICT', { obj: { rev: before.rev } });
  const order = row.lotOrder as string[];
  const after = afterStep(before, { step, now: scope.now, count: order.length });
  if (!after) throw new Refusal('NOT_ALLOWED');
  const { at, phase, startedAt, spentMs } = after;
  const kept = { at, phase, startedAt, spentMs, updatedAt: scope.now, rev: rev + 1 };
  await scope.db
    .insert(stages)
    .values({ tenantId: scope.tenantId, judgingId: id, ...kept })
    .onConflictDoUpdate({ target: [stages.tenantId, stages.judgingId], set: kept });
  await logBusiness(scope, {
    module: 'JUDGING',
    action: `STAGE_${step.toUpperCase()}`,
    objectType: 'itec-judging',
    objectId: id,
    title: round.titleCN,
    text: { CN: `路演台 ${order[at]}`, EN: `on stage ${order[at]}` },
  });
  return { rev: rev + 1 };
}

/** Numbers of the entries that are on stage now, by the id of their judging. */
export async function onStage({ db, tenantId }: Scope, judgingIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: judgings.id, no: sql<string | null>`${judgings.lotOrder} ->> ${stages.at}` })
    .from(stages)
    .innerJoin(judgings, and(eq(judgings.id, stages.judgingId), eq(judgings.tenantId, stages.tenantId)))
    .where(and(eq(stages.tenantId, tenantId), inArray(stages.judgingId, [...judgingIds]), eq(judgings.state, 'OPEN')));
  return new Map(rows.flatMap(({ id, no }) => (no ? [[id, no]] : [])));
}

/** Rounds with an order and minutes on stage that were opened, the newest first. */
async function readStaged({ db, tenantId }: ActorScope) {
  const rows = await db
    .select({
      id: judgings.id,
      titleCN: rounds.titleCN,
      titleEN: rounds.titleEN,
      editionCN: editions.titleCN,
      editionEN: editions.titleEN,
    })
    .from(judgings)
    .innerJoin(rounds, and(eq(rounds.id, judgings.roundId), eq(rounds.tenantId, judgings.tenantId)))
    .innerJoin(editions, and(eq(editions.id, judgings.editionId), eq(editions.tenantId, judgings.tenantId)))
    .where(
      and(
        eq(judgings.tenantId, tenantId),
        isNotNull(judgings.lotOrder),
        isNotNull(rounds.talkMinutes),
        inArray(judgings.state, ['OPEN', 'CLOSED']),
      ),
    )
    .orderBy(sql`${judgings.state} = 'OPEN' desc`, desc(judgings.opensAt))
    .limit(50);
  return rows.map(({ id, titleCN, titleEN, editionCN, editionEN }) => ({
    id,
    title: { CN: titleCN, EN: titleEN },
    edition: { CN: editionCN, EN: editionEN },
  }));
}

async function readClock({ db, tenantId }: Scope, judgingId: string): Promise<StageClock & { rev: number }> {
  const [row] = await db
    .select()
    .from(stages)
    .where(and(eq(stages.tenantId, tenantId), eq(stages.judgingId, judgingId)));
  if (!row) return { ...emptyStage, rev: 0 };
  const { at, phase, startedAt, spentMs, rev } = row;
  return { at, phase: phase as StagePhase, startedAt, spentMs, rev };
}

function readEntries({ db, tenantId }: Scope, { editionId, order }: { editionId: string; order: readonly string[] }) {
  return db
    .select({
      id: entries.id,
      no: entries.no,
      project: entries.project,
      company: entries.company,
      track: entries.track,
    })
    .from(entries)
    .where(and(eq(entries.tenantId, tenantId), eq(entries.editionId, editionId), inArray(entries.no, [...order])));
}

/** How many sheets of each entry were given and are in. */
async function countSheets({ db, tenantId }: Scope, judgingId: string) {
  const rows = await db
    .select({
      entryId: assignments.entryId,
      given: sql<number>`count(*) filter (where ${inArray(assignments.state, ['INVITED', 'OPEN', 'SUBMITTED'])})::int`,
      submitted: sql<number>`count(*) filter (where ${eq(assignments.state, 'SUBMITTED')})::int`,
    })
    .from(assignments)
    .where(and(eq(assignments.tenantId, tenantId), eq(assignments.judgingId, judgingId)))
    .groupBy(assignments.entryId);
  return new Map(rows.map(({ entryId, ...counts }) => [entryId, counts]));
}
