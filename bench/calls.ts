/** Real calls beside a floor with the same wire and one statement: `node bench/calls.ts`. Prints ratios of one run. */

import { callsOf } from '#features/casework/calls/applications.ts';
import { windows } from '#features/casework/server/year-tables.ts';
import { notifyCalls } from '#features/contents/calls/contents.ts';
import { handlers } from '#features/server.ts';
import { sql } from '#server/database/sql.ts';
import { createMeter } from './cpu.ts';
import { floor, floorRead, floorWrite } from './floor.ts';
import { inTurns, line } from './measure.ts';
import { insertNotices } from './notices.ts';
import { openWorld } from './world.ts';

const world = await openWorld();
await world.services.database.asOwner(async (db) => {
  await db.execute(sql.raw(insertNotices(100_000)));
  await db.execute(sql`analyze publications`);
});
await openWindow();

const floorOrigin = await world.serve(floor);
const realOrigin = await world.serve(handlers);
const visitors = await world.visitors(20, 'portal');
const meter = await createMeter({ databases: [world.services.database] });
const common = { visitors, connections: 20, seconds: 1 };

const reads = await inTurns(
  {
    'floor read': { ...common, ...floorRead, origin: floorOrigin },
    'notices, 20 of 100,000': { ...common, origin: realOrigin, path: notifyCalls.list.path, inputs: [{ size: 20 }] },
  },
  { meter },
);
const drafts = await makeDrafts();
const writes = await inTurns(
  {
    'floor write': { ...common, ...floorWrite, origin: floorOrigin },
    'section save': { ...common, ...drafts, origin: realOrigin, path: callsOf('talentapply').save.path },
  },
  { meter },
);

for (const { results } of [reads, writes])
  for (const [name, result] of Object.entries(results)) console.log(line(name, result));
const list = (what: 'perSecond' | 'cpu') => reads.ratio('notices, 20 of 100,000', 'floor read', what).toFixed(2);
const save = (what: 'perSecond' | 'cpu') => writes.ratio('section save', 'floor write', what).toFixed(2);
console.log(`\nlist / floor read    ${list('perSecond')} of the calls (aim 0.70), ${list('cpu')} times the CPU`);
console.log(`save / floor write   ${save('perSecond')} of the calls (aim 0.40), ${save('cpu')} times the CPU`);
await world.close();

async function openWindow() {
  await world.services.database.asOwner((db) =>
    db.insert(windows).values({
      id: 'w1',
      tenantId: 't1',
      programme: 'talentapply',
      year: new Date().getUTCFullYear(),
      opensAt: new Date(Date.now() - 86_400_000),
      closesAt: new Date(Date.now() + 86_400_000),
      titleCN: '年度申报',
      titleEN: 'Yearly call',
    }),
  );
}

/** One draft per visitor, made through the real call; each connection then saves one field again and again. */
async function makeDrafts() {
  const { TestClient } = await import('#server/testing/client.ts');
  const { createApp } = await import('#server/app.ts');
  const app = await createApp({ services: world.services, handlers });
  const ids: string[] = [];
  for (const visitor of visitors) {
    const client = new TestClient(app);
    const [name, value] = visitor.cookie.split('=');
    client.cookies.set(name!, value!);
    await client.enter(visitor.token, visitor.userId, Buffer.from(visitor.secret, 'hex'));
    const made = await client.call(callsOf('talentapply').save, {
      section: 'contact',
      baseRev: 0,
      patch: { address: '云汀新区梧桐大道 1 号' },
      clientTx: `bench-${visitor.userId}`,
    });
    if (made.code !== 1) throw new Error(`no draft: ${JSON.stringify(made)}`);
    ids.push(made.obj.id);
  }
  await app.close();
  return {
    inputs: ids.map((id) => ({ id, section: 'contact', baseRev: 1, patch: { wechat: 'w' }, clientTx: 'bench-tx-#n' })),
  };
}
