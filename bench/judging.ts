// Two hundred judges score two thousand entries at once; drawing them, and the ranking: node bench/judging.ts
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Contract } from '#core/contracts/contract.ts';
import type { Rubric } from '#core/judging/rubric.ts';
import { demoEditions } from '#features/competition/demo/editions.ts';
import { editions, entries, rounds } from '#features/competition/server/tables.ts';
import { submitScoreCall } from '#features/judging/calls.ts';
import { assignCall } from '#features/judging/organiser-calls.ts';
import { resultsCall } from '#features/judging/result-calls.ts';
import { assignments, judges, judgings } from '#features/judging/server/tables.ts';
import { handlers } from '#features/server.ts';
import { sql } from '#server/database/sql.ts';
import { deliver } from './driver.ts';
import { openWorld } from './world.ts';

const people = 200;
const projects = 2000;
const perEntry = 5;
/** Aims, in ms. */
const longest = 5000;
const longestPause = 500;
const stamps = { createdAt: new Date(), updatedAt: new Date() };
const rubric: Rubric = {
  code: 'bench',
  version: 1,
  dimensions: ['team', 'technology', 'market', 'settling'].map((code) => ({
    code,
    name: { CN: code, EN: code },
    min: 0,
    max: 25,
    step: 0.5,
    levels: [],
  })),
  aggregate: 'TRIMMED_MEAN',
  decimals: 2,
};

const world = await openWorld();
const origin = await world.serve(handlers);
const visitors = await world.visitors(people, 'office', ['Mgr.ItecJudge']);
const organisers = await world.visitors(1, 'office', ['Mgr.Itec', 'Mgr.Itec.judge']);
const { database } = world.services;
const [edition] = demoEditions;
const { tracks } = edition! as { tracks: { key: string }[] };
await database.asOwner(async (db) => {
  await db.insert(editions).values({ ...edition!, tenantId: 't1' });
  const round = { id: 'r', tenantId: 't1', editionId: edition!.id!, stage: 'PRELIM', titleCN: '甲', titleEN: 'A' };
  await db
    .insert(rounds)
    .values({ ...round, startsOn: '2026-01-01', endsOn: '2030-01-01', promotes: 200, kind: 'PAPER' });
  await db.insert(entries).values(
    Array.from({ length: projects }, (_, n) => ({
      id: `e${n}`,
      tenantId: 't1',
      editionId: edition!.id!,
      ownerId: `owner${n}`,
      no: `ITEC${n}`,
      state: 'PRELIM',
      project: `项目${n}`,
      track: tracks[n % tracks.length]!.key,
      company: `公司${n}`,
      submittedAt: new Date(),
    })),
  );
  await db.insert(judges).values(
    visitors.map(({ userId }, n) => ({
      id: `j${n}`,
      tenantId: 't1',
      editionId: edition!.id!,
      accountId: userId,
      employer: `单位${n}`,
      investors: `基金${n}`,
    })),
  );
  await db.insert(judgings).values({
    id: 'judging',
    tenantId: 't1',
    roundId: 'r',
    editionId: edition!.id!,
    stage: 'PRELIM',
    quantId: 'q',
    opensAt: new Date('2026-01-01'),
    closesAt: new Date('2030-01-01'),
    perEntry,
    cap: (projects * perEntry) / people + 5,
    seed: 'bench',
  });
});

/** One call of the organiser: how long it took, and the longest time the server did nothing else meanwhile, in ms. */
async function timed(contract: Contract, input: Record<string, unknown>) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const { p50, errors } = await deliver({ origin, contract, visitors: organisers, inputs: [[input]] });
  delay.disable();
  if (errors > 0) throw new Error(`${contract.path} was refused`);
  return { took: p50, pause: delay.max / 1e6 };
}

const drawing = await timed(assignCall, { tenantId: 't1', id: 'judging', reqId: `bench-draw-${process.pid}` });
await database.asOwner(async (db) => {
  await db.update(assignments).set({ state: 'OPEN', declaredAt: new Date(), ...stamps });
  await db.update(judgings).set({ state: 'OPEN', rubric, rubricDigest: 'bench', frozenAt: new Date() });
});
const given = await database.asOwner((db) => db.select().from(assignments));
const inputs = visitors.map(({ userId }) =>
  given
    .filter(({ accountId }) => accountId === userId)
    .flatMap(({ id, rev }, n) => {
      const scores = rubric.dimensions.map(({ code }, at) => ({
        code,
        score: ((n * 7 + at * 11) % 50) / 2,
        reason: '有独立第三方数据支撑，但放大生产的风险写得偏轻，需补充说明。',
      }));
      const input = { tenantId: 't1', id, rev, scores, opinion: '可进入下一轮。', marks: [], reqId: `bench-${id}` };
      // One in ten is sent again, as after an answer that was lost: it is answered, and counts once.
      return n % 10 === 0 ? [input, input] : [input];
    }),
);
const started = performance.now();
const scoring = await deliver({ origin, contract: submitScoreCall, visitors, inputs });
const seconds = (performance.now() - started) / 1000;
const [kept] = await database.asOwner((db) =>
  db
    .select({
      scored: sql<number>`count(*) filter (where ${assignments.state} = 'SUBMITTED')::int`,
      // Handing in raises the revision once.
      twice: sql<number>`count(*) filter (where ${assignments.rev} > 1)::int`,
    })
    .from(assignments),
);
const ranking = await timed(resultsCall, { tenantId: 't1', id: 'judging' });

const figures = ({ took, pause }: { took: number; pause: number }) =>
  `${took.toFixed(0)} ms (aim ${longest}), the server busy with it for at most ${pause.toFixed(0)} ms (aim ${longestPause})`;
console.log(`${given.length} assignments of ${projects} entries drawn among ${people} judges: ${figures(drawing)}`);
console.log(
  `${scoring.calls} scores by ${people} judges at once in ${seconds.toFixed(1)} s: ${scoring.perSecond.toFixed(0)}/s, p95 ${scoring.p95.toFixed(0)} ms`,
);
console.log(
  `${scoring.errors} refused, ${given.length - kept!.scored} lost, ${kept!.twice} taken twice of those sent again`,
);
console.log(`ranking with the fairness panel: ${figures(ranking)}`);
await world.close();
const isWhole = scoring.errors === 0 && kept!.scored === given.length && kept!.twice === 0;
const isQuick = [drawing, ranking].every(({ took, pause }) => took <= longest && pause <= longestPause);
process.exitCode = isWhole && isQuick ? 0 : 1;
