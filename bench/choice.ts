// Three hundred people choose their apartment at once, each looking every four seconds: node bench/choice.ts

import { chooseCall, pictureCall } from '#features/apartments/calls.ts';
import { settleDue } from '#features/apartments/server/settle.ts';
import { choiceRounds, choiceTurns, estates, leases, units } from '#features/apartments/server/tables.ts';
import { handlers } from '#features/server.ts';
import { eq, sql } from '#server/database/sql.ts';
import { deliver } from './driver.ts';
import { openWorld } from './world.ts';

const people = 300;
const apartments = 240;
const seconds = 20;
/** How often a page looks, and how old a picture may be, in ms. */
const every = 4000;
const oldest = 5000;

const world = await openWorld();
const origin = await world.serve(handlers);
const visitors = await world.visitors(people, 'portal');
const { database } = world.services;
const stamps = { createdAt: new Date(), updatedAt: new Date() };
await database.asOwner(async (db) => {
  const where = { id: 'e', tenantId: 't1', nameCN: '梧桐里', nameEN: 'Wutongli', addressCN: '甲', addressEN: 'A' };
  await db.insert(estates).values({ ...where, ...stamps });
  await db.insert(units).values(
    Array.from({ length: apartments }, (_, n) => ({
      id: `u${n}`,
      tenantId: 't1',
      estateId: 'e',
      code: `U${n}`,
      building: '1',
      no: `${n}`,
      floor: 1,
      type: 'TWO',
      area: 60,
      market: 2000,
      rent: 1200,
      ...stamps,
    })),
  );
  const round = { id: 'r', tenantId: 't1', nameCN: '甲', nameEN: 'A', year: 2026, groupSize: people, hours: 1 };
  await db.insert(choiceRounds).values({ ...round, opensAt: new Date(), state: 'OPEN', ...stamps });
  await db.insert(choiceTurns).values(
    visitors.map(({ userId }, n) => ({
      id: `t${n}`,
      tenantId: 't1',
      roundId: 'r',
      ownerId: userId,
      applicant: '甲',
      rank: n + 1,
      score: 0,
      type: 'TWO',
      group: 0,
      ...stamps,
    })),
  );
});

// Everybody wants the same few, so that nearly every choice meets another; everybody chooses at once, and again twice.
const wish = (n: number) => `u${(n * 7) % apartments}`;
const wishes = (n: number) => [wish(n), wish(n + 1), wish(n + 2)];
const times = Array.from({ length: seconds / (every / 1000) }, (_, time) => time);
const [chosen, seen] = await Promise.all([
  deliver({
    origin,
    contract: chooseCall,
    visitors,
    every,
    inputs: visitors.map((_, n) =>
      times
        .slice(0, 3)
        .map((time) => ({ roundId: 'r', units: wishes(n + time), reqId: `bench-${process.pid}-${n}-${time}` })),
    ),
  }),
  deliver({
    origin,
    contract: pictureCall,
    visitors,
    every,
    inputs: visitors.map(() => times.map(() => ({ roundId: 'r' }))),
  }),
]);
await database.asOwner((db) =>
  db.update(choiceRounds).set({ opensAt: sql`opens_at - interval '1 hour'` }).where(eq(choiceRounds.id, 'r')),
);
await Promise.all([settleDue(world.services), settleDue(world.services)]);
const let_ = await database.asOwner((db) => db.select({ unitId: leases.unitId }).from(leases));
const twice = let_.length - new Set(let_.map(({ unitId }) => unitId)).size;
const age = every + seen.p95;
const lost = chosen.errors + seen.errors;
console.log(`${people} people: ${chosen.calls} choices, p95 ${chosen.p95.toFixed(0)} ms, ${lost} calls refused`);
console.log(`${seen.calls} looks, p95 ${seen.p95.toFixed(0)} ms: a picture is ${age.toFixed(0)} ms old at most`);
console.log(`${let_.length} apartments given, ${twice} of them twice`);
await world.close();
process.exitCode = twice === 0 && lost === 0 && age <= oldest ? 0 : 1;
