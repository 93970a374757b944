/** The decision centre over 2,000 and over 200,000 cases, in turns: `node bench/board.ts`. Prints the ratio of one run and the plan. */

import { caseDatasets } from '#features/casework/server/datasets.ts';
import { boardCall } from '#features/data-centre/calls.ts';
import { handlers } from '#features/server.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { sql } from '#server/database/sql.ts';
import { groupsQuery } from '#server/datasets/read-groups.ts';
import type { ActorScope } from '#server/scope.ts';
import { fillCases } from './cases.ts';
import { createMeter } from './cpu.ts';
import { inTurns, line } from './measure.ts';
import { openWorld, type World } from './world.ts';

const small = await openBoard(2_000);
const large = await openBoard(200_000);
const meter = await createMeter({ databases: [small.world.services.database, large.world.services.database] });

const { results, ratio } = await inTurns({ 'board of 2,000': small.order, 'board of 200,000': large.order }, { meter });
for (const [name, result] of Object.entries(results)) console.log(line(name, result));
const times = (what: 'p95' | 'p50' | 'cpu') => ratio('board of 200,000', 'board of 2,000', what).toFixed(2);
console.log(
  `\nlarge / small   p95 ${times('p95')}, p50 ${times('p50')}, CPU ${times('cpu')}; aim: p95 of the large one 1 s`,
);
console.log(`\n${await planOf(large.world)}`);
await small.world.close();
await large.world.close();

/** A server of its own with so many cases, whose operators open the decision centre of this year and the one before. */
async function openBoard(cases: number) {
  const world = await openWorld();
  const visitors = await world.visitors(4, 'office', ['Mgr.DataCenter', 'Mgr.Apply']);
  await fillCases(
    world,
    cases,
    visitors.map(({ userId }) => userId),
  );
  const order = {
    origin: await world.serve(handlers),
    path: boardCall.path,
    inputs: [2026, 2025].map((year) => ({ tenantId: 't1', year })),
    visitors,
    connections: 2,
    seconds: 2,
  };
  return { world, order };
}

/** What PostgreSQL does for the figures of a year of cases. */
async function planOf({ services }: World): Promise<string> {
  const [dataset] = caseDatasets;
  return services.database.transaction('t1', async (db) => {
    const scope = {
      ...systemScope(services, { db, tenantId: 't1', now: new Date() }),
      actor: { id: 'nobody', loginName: '', nickname: '', kind: 'PERSON' },
      permCodes: new Set(['Mgr.Apply']),
      reach: { scopes: new Map([['Mgr.Apply', 'TENANT']]), regions: [] },
    } as unknown as ActorScope;
    const asked = {
      narrowing: { values: {}, from: '2026-01-01', to: '2026-12-31' },
      sets: [[], ['monthOfYear'], ['programme'], ['state']],
      measures: dataset!.measures,
    };
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
      sql`explain (analyze, buffers, costs off) ${groupsQuery(scope, dataset!, asked)}`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}
