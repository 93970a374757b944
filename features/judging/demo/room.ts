import { createHash } from 'node:crypto';
import { instantInShanghai } from '#core/calendar/dates.ts';
import { assignJudges, type Pair } from '#core/judging/assign.ts';
import { resultOf, totalOf } from '#core/judging/results.ts';
import type { Rubric } from '#core/judging/rubric.ts';
import { numbers } from '#features/casework/server/tables.ts';
import {
  demoEditionId,
  demoEditions,
  milestonesOf,
  movedEdition,
  movedRound,
} from '#features/competition/demo/editions.ts';
import { writeEntries } from '#features/competition/demo/entries.ts';
import { writePlans } from '#features/competition/demo/plans.ts';
import { editions, entries, rounds } from '#features/competition/server/tables.ts';
import { entryCode } from '#features/competition/shared/form/entry-form.ts';
import type { EntryState } from '#features/competition/shared/states.ts';
import { lotOrder } from '#features/judging/server/lot.ts';
import { assignments, judges, judgings, promotions, stages, ties } from '#features/judging/server/tables.ts';
import { barring, findTies } from '#features/judging/server/ties/find-ties.ts';
import { scoreForm } from '#features/judging/shared/score-form.ts';
import { quants } from '#features/learning/server/tables.ts';
import { rubricOf } from '#features/learning/shared/quant.ts';
import { pointsOf, type ScoreSheet } from '#features/learning/shared/score-sheet.ts';
import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import { and, eq } from '#server/database/sql.ts';
import { keptDrafts } from '#server/database/tables/kept-drafts.ts';
import type { DemoRoom, Stage } from '#server/demo/demo-room.ts';
import type { Scope } from '#server/scope.ts';
import { demoJudges, judgeAccounts } from './people.ts';
import { earlyCall, earlyRounds, nextScaleValues, scaleValues } from './rounds.ts';
import { levelOf, opinionOf, sheetOf } from './scores.ts';

const quantId = 'quant-demo-itec';
const now = 'judging-demo-2028';
const before = 'judging-demo-2026';

/** Sixty entries of the early call, some that did not come so far, and a first batch that pitches already. */
const earlyStates: readonly EntryState[] = [
  ...Array.from({ length: 60 }, () => 'PRELIM' as const),
  ...(['FAILED', 'WITHDRAWN', 'FAILED'] as const),
  ...Array.from({ length: 8 }, () => 'SEMI' as const),
];

/** A round that is being judged, with ties and drafts, one that is on stage, and those of last year that are over. */
export const judgingDemo: DemoRoom = {
  accounts: judgeAccounts,

  async ground(db, { tenantId, time }) {
    const yunting = tenantId('yunting');
    await db.insert(editions).values({ ...movedEdition(earlyCall, time), tenantId: yunting });
    await db
      .insert(rounds)
      .values(earlyRounds(newId).map((round) => ({ ...movedRound(round, time), tenantId: yunting })));
    const { code, domain, nameCN, nameEN } = scaleValues;
    const scale = { tenantId: yunting, code, domain, nameCN, nameEN };
    await db.insert(quants).values([
      { ...scale, id: quantId, version: 1, status: 'PUBLISHED', values: scaleValues },
      { ...scale, id: `${quantId}-next`, version: 2, status: 'DRAFT', values: nextScaleValues },
    ]);
  },

  async afterwards(stage) {
    const yunting = stage.tenantId('yunting');
    const owners = stage.players
      .filter(({ loginName, side }) => side === 'portal' && /^applicant/.test(loginName))
      .map(({ id }) => id);
    const officers = [stage.player('finance').id, stage.player('admin').id];
    await stage.services.database.asOwner(async (db) => {
      const [edition] = await db.select().from(editions).where(eq(editions.id, earlyCall.id!));
      const { moved } = stage.time;
      const to = moved(new Date('2026-11-02T02:00:00Z'));
      const days = await db.select().from(rounds).where(eq(rounds.editionId, earlyCall.id!));
      const { promotions, ...others } = milestonesOf(edition!, days);
      // The first batch went on before the others, to pitch while those are still judged.
      const [intoFirst, , intoFinal] = promotions;
      const firstBatch = moved(new Date('2026-11-05T02:00:00Z'));
      const milestones = { ...others, promotions: [intoFirst, firstBatch, intoFinal] as const };
      const telling = {
        edition: edition!,
        milestones,
        states: earlyStates,
        owners,
        officers,
        from: moved('2026-08-10'),
        to,
      };
      await writeEntries(db, telling, yunting);
      await db
        .insert(numbers)
        .values({ tenantId: yunting, programme: entryCode, year: 2028, last: earlyStates.length });
      await writePool(db, stage, yunting);
      await writeRunning(db, stage, yunting);
      await writeOnStage(db, stage, yunting);
      await writeFinished(db, stage, yunting);
    });
  },
};

async function writePool(db: Db, { player, time }: Stage, tenantId: string): Promise<void> {
  await db.insert(judges).values(
    [2028, 2026].flatMap((year) =>
      demoJudges.map(({ loginName, tracks, employer, school, investors, done }) => ({
        id: newId(),
        tenantId,
        editionId: demoEditionId(year),
        accountId: player(loginName).id,
        tracks: year === 2026 ? [] : [...tracks],
        employer,
        school,
        investors: investors,
        ...(year === 2028 && done < 0.5
          ? { reminders: 1, remindedAt: time.moved(new Date('2026-11-18T01:00:00Z')) }
          : {}),
      })),
    ),
  );
}

/** Under way: everybody has got as far as `done` says; the judge of the start has drafts, a tie, and four at the gate. */
async function writeRunning(db: Db, stage: Stage, tenantId: string): Promise<void> {
  const { player } = stage;
  const { moved } = stage.time;
  const opensAt = moved(new Date('2026-11-09T01:00:00Z'));
  const closesAt = moved(new Date('2026-12-18T16:00:00Z'));
  const declaredAt = moved(new Date('2026-11-10T01:30:00Z'));
  const scoresFrom = moved(new Date('2026-11-11T01:00:00Z')).getTime();
  const rubric = rubricOf(scaleValues, 1);
  const judging = await writeJudging(db, {
    tenantId,
    id: now,
    year: 2028,
    rubric,
    opensAt,
    closesAt,
    state: 'OPEN',
  });
  const scope = { db, tenantId } as unknown as Scope;
  const found = await findTies(scope, judging);
  const list = await entriesOf(db, tenantId, demoEditionId(2028));
  const inPlay = list.filter(({ state }) => state === 'PRELIM');
  const { pairs } = assignJudges({
    entries: inPlay.map(({ id, track }) => ({ id, track: track ?? '' })),
    judges: demoJudges.map(({ loginName, tracks }) => ({ id: player(loginName).id, tracks, cap: 40 })),
    perEntry: 5,
    held: [],
    barred: barring(found),
    seed: judging.seed,
  });
  const rows = rowsOf(pairs, { tenantId, judgingId: now, at: opensAt });
  const own = player('judge').id;
  const tied = rows.find(({ accountId }) => accountId === own)!;
  for (const { loginName, lean, done } of demoJudges) {
    const mine = rows.filter(({ accountId }) => accountId === player(loginName).id);
    const waiting = loginName === 'judge' ? 4 : done === 0 ? mine.length : 0;
    mine.forEach((row, at) => {
      if (row === tied) Object.assign(row, { state: 'RECUSED', rev: 2 });
      if (row === tied || at >= mine.length - waiting) return;
      Object.assign(row, { state: 'OPEN', declaredAt, rev: 1 });
      if (at >= Math.round(done * mine.length)) return;
      score(row, rubric, { lean, at: new Date(scoresFrom + at * 14_400_000) });
    });
  }
  const abstained = rows.find(({ accountId, state }) => accountId === player('judge.luo').id && state === 'OPEN');
  if (abstained)
    Object.assign(abstained, { state: 'ABSTAINED', reason: '超出我的专业范围，无法判断技术路线。', rev: 2 });
  await db.insert(assignments).values(rows);
  await db.insert(ties).values({
    id: newId(),
    tenantId,
    entryId: tied.entryId,
    accountId: own,
    source: 'DECLARED',
    kind: 'COWORK',
    note: '2024 年共同发表论文 1 篇，项目经费已结清。',
    state: 'CONFIRMED',
    decidedBy: own,
    at: declaredAt,
  });
  const begun = rows.filter(({ accountId, state }) => accountId === own && state === 'OPEN').slice(0, 2);
  await writeDrafts(db, begun, { tenantId, rubric, savedAt: moved(new Date('2026-11-20T02:42:00Z')).toISOString() });
}

/** The first batch of the early call on stage: two have been, the third has begun. */
async function writeOnStage(db: Db, { player, services, time: { moved } }: Stage, tenantId: string): Promise<void> {
  const id = `${now}-semi`;
  const opensAt = moved(new Date('2026-11-06T01:00:00Z'));
  const closesAt = moved(new Date('2026-12-04T10:00:00Z'));
  const rubric = rubricOf(scaleValues, 1);
  const judging = await writeJudging(db, {
    tenantId,
    id,
    year: 2028,
    stage: 'SEMI',
    rubric,
    opensAt,
    closesAt,
    state: 'OPEN',
    isBlind: false,
  });
  const list = (await entriesOf(db, tenantId, demoEditionId(2028))).filter(({ state }) => state === 'SEMI');
  const plans = await writePlans(
    db,
    services,
    list.map((entry) => entry.id),
  );
  const lotSeed = 'demo-stage';
  const order = lotOrder(
    lotSeed,
    list.map(({ no }) => no ?? ''),
  );
  const { pairs } = assignJudges({
    entries: list.map((entry) => ({ id: entry.id, track: '' })),
    judges: demoJudges.map(({ loginName }) => ({ id: player(loginName).id, tracks: [], cap: 40 })),
    perEntry: 5,
    held: [],
    barred: barring(await findTies({ db, tenantId } as unknown as Scope, judging)),
    seed: judging.seed,
  });
  const rows = rowsOf(pairs, { tenantId, judgingId: id, at: opensAt });
  const been = new Set(list.filter(({ no }) => order.slice(0, 2).includes(no ?? '')).map((entry) => entry.id));
  const pitchedAt = moved(new Date('2026-11-23T02:00:00Z'));
  for (const row of rows) {
    Object.assign(row, { state: 'OPEN', declaredAt: opensAt, rev: 1 });
    const { lean } = demoJudges.find(({ loginName }) => player(loginName).id === row.accountId)!;
    if (!been.has(row.entryId)) continue;
    score(row, rubric, { lean, at: pitchedAt });
    row.marks = passages.map((each) => ({ ...each, id: newId(), at: plans.get(row.entryId) ?? '' }));
  }
  await db.insert(assignments).values(rows);
  await db
    .update(judgings)
    .set({ lotSeed, lotAt: moved(new Date('2026-11-20T06:00:00Z')), lotOrder: order })
    .where(eq(judgings.id, id));
  await db.insert(stages).values({
    tenantId,
    judgingId: id,
    at: 2,
    phase: 'TALK',
    startedAt: null,
    spentMs: 95_000,
    rev: 1,
    updatedAt: pitchedAt,
  });
}

/** On which words of the plans of the demo the judges' scores rest. */
const passages = [
  { about: 'team', page: 4, quote: '首席工程师有两条中试线经验' },
  { about: 'technology', page: 3, quote: '1,000 次循环后性能保持 97.4%' },
  { about: 'market', page: 5, quote: '服务收入占比从 12% 升到第三年的 35%' },
];

/** Rounds of last year that are over; `behind` is the state of those that went no further, and of the final's losers. */
const finishedRounds = [
  { id: before, stage: 'PRELIM', behind: 'PRELIM', leadsTo: 1 },
  { id: `${before}-semi`, stage: 'SEMI', behind: 'SEMI', leadsTo: 2 },
  // Its results are those of the edition.
  { id: `${before}-final`, stage: 'FINAL', behind: 'FINAL', leadsTo: null },
] as const;

/** Last year's rounds: everybody scored, and a second person confirmed who went on; the final gave the prizes. */
async function writeFinished(db: Db, stage: Stage, tenantId: string): Promise<void> {
  const editionId = demoEditionId(2026);
  let left = (await entriesOf(db, tenantId, editionId)).filter(({ state }) => state !== 'FAILED');
  const [edition] = await db.select().from(editions).where(eq(editions.id, editionId));
  const days = await db.select().from(rounds).where(eq(rounds.editionId, editionId));
  const { promotions } = milestonesOf(edition!, days);
  for (const round of finishedRounds) {
    const { startsOn, endsOn } = days.find((each) => each.stage === round.stage)!;
    const times = {
      opensAt: instantInShanghai(`${startsOn} 09:00`),
      closesAt: instantInShanghai(`${endsOn} 18:00`),
      decidedAt: round.leadsTo === null ? null : promotions[round.leadsTo],
    };
    await writeOver(db, stage, { tenantId, round: { ...round, ...times }, list: left });
    left = left.filter(({ state }) => state !== round.behind);
  }
}

type FinishedRound = (typeof finishedRounds)[number] & { opensAt: Date; closesAt: Date; decidedAt: Date | null };

async function writeOver(
  db: Db,
  { player }: Stage,
  of: { tenantId: string; round: FinishedRound; list: Awaited<ReturnType<typeof entriesOf>> },
): Promise<void> {
  const { tenantId, round, list } = of;
  const { opensAt, closesAt, decidedAt } = round;
  const rubric = rubricOf(scaleValues, 1);
  const judging = await writeJudging(db, {
    tenantId,
    id: round.id,
    year: 2026,
    stage: round.stage,
    rubric,
    opensAt,
    closesAt,
    state: 'CLOSED',
  });
  const { pairs } = assignJudges({
    entries: list.map(({ id }) => ({ id, track: '' })),
    judges: demoJudges.map(({ loginName }) => ({ id: player(loginName).id, tracks: [], cap: 40 })),
    perEntry: 5,
    held: [],
    barred: [],
    seed: judging.seed,
  });
  const rows = rowsOf(pairs, { tenantId, judgingId: round.id, at: opensAt });
  const every = (closesAt.getTime() - opensAt.getTime()) / (rows.length + 1);
  const winners = list.filter(({ prize }) => prize).sort((a, b) => worthOf(b.prize) - worthOf(a.prize));
  rows.forEach((row, at) => {
    const { lean, done } = demoJudges.find(({ loginName }) => player(loginName).id === row.accountId)!;
    Object.assign(row, { declaredAt: opensAt });
    const won = winners.findIndex(({ id }) => id === row.entryId);
    const isBehind = list.some(({ id, state }) => id === row.entryId && state === round.behind);
    // Those that stayed behind were scored lower; the final tells the prizes apart.
    const better = isBehind ? -30 : round.stage === 'FINAL' && won >= 0 ? 91 - 2.2 * won - levelOf(row.entryId) : 0;
    score(row, rubric, { lean: lean + better, at: new Date(opensAt.getTime() + at * every) });
    if (done > 0.5 && at % 2 === 0) row.opinion = opinionOf(row.entryId, at);
  });
  await db.insert(assignments).values(rows);
  const results = new Map(
    list.map(({ id }) => {
      const sheets = rows.filter(({ entryId }) => entryId === id).map(({ sheet }) => pointsOf(sheet as ScoreSheet));
      return [id, resultOf(rubric, sheets) ?? 0];
    }),
  );
  if (!decidedAt) return;
  const on = list.filter(({ state }) => state !== round.behind).sort((a, b) => results.get(b.id)! - results.get(a.id)!);
  await db.update(rounds).set({ promotes: on.length }).where(eq(rounds.id, judging.roundId));
  await db.insert(promotions).values({
    id: newId(),
    tenantId,
    judgingId: round.id,
    state: 'CONFIRMED',
    madeBy: player('reviewer').id,
    list: on.map(({ id, no, project }, at) => ({ id, no, project, rank: at + 1, result: results.get(id)! })),
    outcome: Object.fromEntries(on.map(({ id }) => [id, 'WENT_ON'])),
    decidedBy: player('admin').id,
    decidedAt,
    createdAt: new Date(decidedAt.getTime() - 86_400_000),
  });
}

/** What a prize of last year is worth. */
function worthOf(prize: string | null): number {
  const { prizes } = demoEditions.find(({ year }) => year === 2026) as { prizes: { key: string; amount: number }[] };
  return prizes.find(({ key }) => key === prize)?.amount ?? 0;
}

async function writeJudging(
  db: Db,
  told: {
    tenantId: string;
    id: string;
    year: number;
    stage?: string;
    rubric: Rubric;
    opensAt: Date;
    closesAt: Date;
    state: 'OPEN' | 'CLOSED';
    isBlind?: boolean;
  },
) {
  const { tenantId, id, year, stage = 'PRELIM', rubric, opensAt, closesAt, state, isBlind = true } = told;
  const editionId = demoEditionId(year);
  const [round] = await db
    .select()
    .from(rounds)
    .where(and(eq(rounds.editionId, editionId), eq(rounds.stage, stage), eq(rounds.tenantId, tenantId)));
  const [row] = await db
    .insert(judgings)
    .values({
      id,
      tenantId,
      roundId: round!.id,
      editionId,
      stage,
      quantId,
      rubric,
      frozenAt: opensAt,
      rubricDigest: createHash('sha256').update(JSON.stringify(rubric)).digest('hex'),
      opensAt,
      closesAt,
      perEntry: 5,
      cap: 40,
      isBlind,
      state,
      seed: stage === 'PRELIM' ? `demo-${year}` : `demo-${year}-${stage}`,
      ...(state === 'CLOSED' ? { closedAt: closesAt } : {}),
    })
    .returning();
  return row!;
}

function entriesOf(db: Db, tenantId: string, editionId: string) {
  return db
    .select({
      id: entries.id,
      track: entries.track,
      no: entries.no,
      project: entries.project,
      state: entries.state,
      prize: entries.prize,
    })
    .from(entries)
    .where(and(eq(entries.tenantId, tenantId), eq(entries.editionId, editionId)))
    .orderBy(entries.no);
}

type Row = typeof assignments.$inferInsert & { id: string; state: string };

function rowsOf(pairs: readonly Pair[], told: { tenantId: string; judgingId: string; at: Date }): Row[] {
  const { tenantId, judgingId, at } = told;
  const next = new Map<string, number>();
  return pairs.map(({ entry, judge }) => {
    const position = (next.get(judge) ?? 0) + 1;
    next.set(judge, position);
    return {
      id: newId(),
      tenantId,
      judgingId,
      entryId: entry,
      accountId: judge,
      gateKey: newId(),
      position,
      state: 'INVITED',
      createdAt: at,
      updatedAt: at,
    };
  });
}

function score(row: Row, rubric: Rubric, { lean, at }: { lean: number; at: Date }): void {
  const sheet = sheetOf(rubric, { id: row.entryId, judge: row.accountId, lean });
  const total = totalOf(rubric, pointsOf(sheet));
  Object.assign(row, { state: 'SUBMITTED', sheet, total, submittedAt: at, updatedAt: at, rev: 2 });
}

async function writeDrafts(
  db: Db,
  rows: readonly Row[],
  { tenantId, rubric, savedAt }: { tenantId: string; rubric: Rubric; savedAt: string },
): Promise<void> {
  await db.insert(keptDrafts).values(
    rows.map(({ id, entryId, accountId }, at) => {
      const sheet = Object.entries(sheetOf(rubric, { id: entryId, judge: accountId, lean: 0 })).slice(0, 1 + at);
      const typed = sheet.map(([code, { score: points, reason }]) => ({
        id: code,
        about: code,
        score: points,
        reason,
      }));
      const kept = { rev: 1, values: { rows: typed }, savedAt, tx: `demo-${at}` };
      return {
        id: newId(),
        tenantId,
        ownerId: accountId,
        form: scoreForm.code,
        object: id,
        sections: { sheet: kept },
      };
    }),
  );
}
