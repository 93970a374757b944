/** The review queue over 2,000 and over 200,000 cases, in turns: `node bench/queue.ts`. Prints the ratio of one run. */
import { queueCall } from '#features/casework/calls/review.ts';
import { handlers } from '#features/server.ts';
import { fillCases } from './cases.ts';
import { createMeter } from './cpu.ts';
import type { Order } from './load.ts';
import { inTurns, line } from './measure.ts';
import { openWorld, type World } from './world.ts';

const small = await openQueue(2_000);
const large = await openQueue(200_000);
const meter = await createMeter({ databases: [small.world.services.database, large.world.services.database] });

const { results, ratio } = await inTurns({ 'queue of 2,000': small.order, 'queue of 200,000': large.order }, { meter });
for (const [name, result] of Object.entries(results)) console.log(line(name, result));
const times = (what: 'p95' | 'p50' | 'cpu') => ratio('queue of 200,000', 'queue of 2,000', what).toFixed(2);
console.log(`\nlarge / small   p95 ${times('p95')} (aim at most 2.00), p50 ${times('p50')}, CPU ${times('cpu')}`);
await small.world.close();
await large.world.close();

/** A server of its own with so many cases, and what its operators ask: each scope, a state, and a later page. */
async function openQueue(cases: number): Promise<{ world: World; order: Order }> {
  const world = await openWorld();
  const visitors = await world.visitors(10, 'office', ['Mgr.Apply']);
  await fillCases(
    world,
    cases,
    visitors.map(({ userId }) => userId),
  );
  const later = Buffer.from(JSON.stringify(['2026-11-01T00:00:00.000000Z', 'case-1'])).toString('base64url');
  const asked = [
    { scope: 'mine' },
    { scope: 'pool' },
    { scope: 'all' },
    { scope: 'all', state: ['REVIEW'] },
    { scope: 'all', after: later },
  ];
  const order = {
    origin: await world.serve(handlers),
    path: queueCall.path,
    inputs: asked.map((input) => ({ tenantId: 't1', ...input })),
    visitors,
    connections: 5,
    seconds: 1,
  };
  return { world, order };
}
