/**
 * The review queue, a case with its possible duplicates, and the preview of a decision on twenty, one of them in favour
 * and weighed against the budget, over few cases and over many, in turns: `node bench/queue.ts [few] [many]`. Prints the ratios of one run.
 */
import { bulkPreviewCall } from '#features/casework/calls/bulk.ts';
import { caseCall, queueCall } from '#features/casework/calls/review.ts';
import { handlers } from '#features/server.ts';
import { writePosition } from '#server/base/keyset.ts';
import { fillCases, fillLedger } from './cases.ts';
import { createMeter } from './cpu.ts';
import type { Order } from './load.ts';
import { inTurns, line } from './measure.ts';
import { openWorld, type World } from './world.ts';

const [few = 10_000, many = 1_000_000] = process.argv.slice(2).map(Number);
const [small, large] = [await openDesk(few), await openDesk(many)];
const meter = await createMeter({ databases: [small.world.services.database, large.world.services.database] });

for (const what of ['queue', 'case', 'preview', 'favour'] as const) {
  const { results, ratio } = await inTurns({ few: small.orders[what], many: large.orders[what] }, { meter });
  console.log(line(`${what}, ${few}`, results.few));
  console.log(line(`${what}, ${many}`, results.many));
  const times = (figure: 'p95' | 'p50' | 'cpu') => ratio('many', 'few', figure).toFixed(2);
  console.log(`many / few   p95 ${times('p95')} (aim at most 2.00), p50 ${times('p50')}, CPU ${times('cpu')}\n`);
}
await small.world.close();
await large.world.close();

/** A server of its own with so many cases, and what its operators ask. */
async function openDesk(
  cases: number,
): Promise<{ world: World; orders: Record<'queue' | 'case' | 'preview' | 'favour', Order> }> {
  const world = await openWorld();
  const visitors = await world.visitors(10, 'office', ['Mgr.Apply', 'Mgr.Apply.audit', 'Mgr.Apply.assign']);
  await fillCases(
    world,
    cases,
    visitors.map(({ userId }) => userId),
  );
  await fillLedger(world);
  const common = { origin: await world.serve(handlers), visitors, connections: 5, seconds: 1 };
  const some = Array.from({ length: 50 }, (_, n) => `case-${1 + Math.floor((n * cases) / 50)}`);
  const later = writePosition(['2026-11-01T00:00:00.000000Z', 'case-1', 'all']);
  // Each scope, a state, and a later page.
  const asked = [
    { scope: 'mine' },
    { scope: 'pool' },
    { scope: 'all' },
    { scope: 'all', state: ['REVIEW'] },
    { scope: 'all', after: later },
  ];
  const ofTenant = <T extends object>(inputs: readonly T[]) => inputs.map((input) => ({ tenantId: 't1', ...input }));
  return {
    world,
    orders: {
      queue: { ...common, path: queueCall.path, inputs: ofTenant(asked) },
      case: { ...common, path: caseCall.path, inputs: ofTenant(some.map((id) => ({ id }))), inputsBy: 'call' },
      preview: {
        ...common,
        path: bulkPreviewCall.path,
        inputs: ofTenant([{ ids: some.slice(0, 20), action: 'accept', reqId: 'bench-#n' }]),
      },
      favour: {
        ...common,
        path: bulkPreviewCall.path,
        inputs: ofTenant([{ ids: reviewed(cases), action: 'pass', reqId: 'bench-#n' }]),
      },
    },
  };
}

/** Twenty cases of talent recognition that are under review, from all over. */
function reviewed(cases: number): string[] {
  return Array.from({ length: 20 }, (_, n) => {
    const first = 56 * Math.floor((n * cases) / (20 * 56)) + 7;
    return `case-${first + (first % 2)}`;
  });
}
