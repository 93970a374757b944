/**
 * Notices as visitors read them, list and text, beside Directus over the same rows on the same PostgreSQL:
 * `node bench/cms.ts`. Installs Directus outside the repository on its first run. Prints the ratios of one run.
 */

import { notifyCalls } from '#features/contents/calls/contents.ts';
import { handlers } from '#features/server.ts';
import { withClient } from '#server/database/connection.ts';
import { sql } from '#server/database/sql.ts';
import { createMeter } from './cpu.ts';
import { installDirectus, type PeerDatabase, prepareDirectus, startDirectus } from './directus.ts';
import { floor, floorRead } from './floor.ts';
import { inTurns, line } from './measure.ts';
import { insertNotices } from './notices.ts';
import { openWorld } from './world.ts';

const insertRows = insertNotices(20_000, { paragraphs: 20 });
const folder = await installDirectus();
const world = await openWorld();
const { database } = world.services;
await database.asOwner((db) => db.execute(sql.raw(insertRows)));
await database.asOwner((db) => db.execute(sql`vacuum analyze publications`));
const peerDatabase = await makePeerDatabase();
await prepareDirectus(folder, peerDatabase, 'publications');
const plain = await startDirectus(folder, peerDatabase);
const cached = await startDirectus(folder, peerDatabase, {
  CACHE_ENABLED: 'true',
  CACHE_STORE: 'memory',
  CACHE_TTL: '10m',
  CACHE_AUTO_PURGE: 'true',
});

const visitors = await world.visitors(20, 'portal');
const origin = await world.serve(handlers);
const common = { connections: 20, seconds: 1 };
const signed = { ...common, visitors, inputsBy: 'call' } as const;
/** Everybody reads the newest ones. */
const ids = Array.from({ length: 200 }, (_, at) => `n${at + 1}`);
const listed =
  'id,title_cn,title_en,summary_cn,summary_en,publisher_cn,publisher_en,published_at,dated_at,valid_to,top,facts,cover,files';
// Not `published_at <= now` as ours: with a moment in it no two requests would be alike, and the cache would never hit.
const query = 'filter[tenant_id][_eq]=t1&filter[type][_eq]=notify&sort=-top,-dated_at,-id&limit=20';
const lists = { ...common, paths: [`/items/publications?${query}&fields=${listed}`] };
const details = {
  ...common,
  paths: ids.map((id) => `/items/publications/${id}?fields=${listed},body_cn,body_en,seo_title_cn,seo_title_en`),
};

const { results, ratio } = await inTurns(
  {
    'floor read': { ...signed, ...floorRead, origin: await world.serve(floor) },
    list: { ...signed, origin, path: notifyCalls.list.path, inputs: [{ size: 20 }] },
    detail: { ...signed, origin, path: notifyCalls.one.path, inputs: ids.map((id) => ({ id })) },
    'Directus list': { ...lists, origin: plain.origin },
    'Directus detail': { ...details, origin: plain.origin },
    'Directus list, cached': { ...lists, origin: cached.origin },
    'Directus detail, cached': { ...details, origin: cached.origin },
  },
  { meter: await createMeter({ databases: [database], processes: [plain.pid, cached.pid] }), rounds: 11 },
);
for (const [name, result] of Object.entries(results)) console.log(line(name, result));
console.log();
for (const what of ['list', 'detail'] as const) {
  const times = (other: keyof typeof results) => ratio(what, other, 'perSecond').toFixed(2);
  const cpu = (other: keyof typeof results) => ratio(other, what, 'cpu').toFixed(1);
  console.log(`${what.padEnd(8)}${times('floor read')} of the floor (aim 0.70)`);
  for (const [name, other] of [
    ['Directus (aim 8)', `Directus ${what}`],
    ['Directus with its cache', `Directus ${what}, cached`],
  ] as const)
    console.log(`        ${times(other)} times the calls of ${name}, which takes ${cpu(other)} times the CPU`);
}
await plain.stop();
await cached.stop();
await world.close();

/** The same rows in a database of its own, with the index that its list needs. */
async function makePeerDatabase(): Promise<PeerDatabase> {
  const name = 'directus';
  const { rows } = await database.asOwner(async (db) => {
    await db.execute(sql`create database ${sql.identifier(name)}`);
    return await db.execute<{ socket: string; user: string }>(
      sql`select current_setting('unix_socket_directories') as socket, current_user as user`,
    );
  });
  const { socket, user } = rows[0]!;
  await withClient({ host: socket, port: 5432, user, database: name, ssl: false }, async (client) => {
    await client.query(`
      create table publications (id text primary key, tenant_id text not null, type text not null,
        category text not null, facets text[] not null, facts jsonb not null, title_cn text not null,
        title_en text not null, summary_cn text not null, summary_en text not null, publisher_cn text not null,
        publisher_en text not null, body_cn text not null, body_en text not null, seo_title_cn text not null default '',
        seo_title_en text not null default '', cover jsonb, files jsonb not null default '[]',
        top boolean not null default false, dated_at timestamptz not null, published_at timestamptz not null,
        valid_to timestamptz)`);
    await client.query('create index on publications (tenant_id, type, top desc, dated_at desc, id desc)');
    await client.query(insertRows);
    await client.query('vacuum analyze publications');
  });
  return { socket, name, user };
}
