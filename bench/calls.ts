/** Real calls beside a floor with the same wire and one statement: `node bench/calls.ts`. Prints ratios of one run. */
import { sql } from 'drizzle-orm';
import { talentapplyCalls } from '#core/contracts/applications.ts';
import { notifyCalls } from '#core/contracts/contents.ts';
import { preferenceCall, savePreferenceCall } from '#core/contracts/own-account.ts';
import { prepared } from '#server/database/database.ts';
import { windows } from '#server/database/tables/applications.ts';
import { publications } from '#server/database/tables/contents.ts';
import { preferences } from '#server/database/tables/tenants.ts';
import { type Handler, handle } from '#server/handle.ts';
import { handlers } from '#server/routes/registry.ts';
import { createMeter } from './cpu.ts';
import { inTurns, line } from './measure.ts';
import { openWorld } from './world.ts';

const world = await openWorld();
await fillNotices();
await openWindow();

/** About as many bytes as a list of twenty notices. */
const filler = 'x'.repeat(9000);
const readOne = prepared('floor_read', (db) =>
  db
    .select({ id: publications.id })
    .from(publications)
    .where(sql`id = ${sql.placeholder('id')}`),
);
const floor: readonly Handler[] = [
  handle(preferenceCall, async (scope) => {
    await readOne(scope.db).execute({ id: 'n1' });
    return { value: filler };
  }),
  handle(savePreferenceCall, async (scope, { key, value = '' }) => {
    await scope.db.insert(preferences).values({ accountId: scope.actor.id, key, value });
    return {};
  }),
];

const floorOrigin = await world.serve(floor);
const realOrigin = await world.serve(handlers);
const visitors = await world.visitors(20, 'portal');
const meter = await createMeter(world.services.database);
const common = { visitors, connections: 20, seconds: 1 };

const reads = await inTurns(
  {
    'floor read': { ...common, origin: floorOrigin, path: preferenceCall.path, inputs: [{ key: 'a' }] },
    'notices, 20 of 100,000': { ...common, origin: realOrigin, path: notifyCalls.list.path, inputs: [{ size: 20 }] },
  },
  { meter },
);
const drafts = await makeDrafts();
const writes = await inTurns(
  {
    'floor write': {
      ...common,
      origin: floorOrigin,
      path: savePreferenceCall.path,
      inputs: [{ key: 'k#n', value: 'v' }],
    },
    'section save': { ...common, ...drafts, origin: realOrigin, path: talentapplyCalls.save.path },
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

async function fillNotices() {
  await world.services.database.asOwner((db) =>
    db.execute(sql`
      insert into publications (id, tenant_id, type, category, facets, facts, title_cn, title_en, summary_cn, summary_en,
                                publisher_cn, publisher_en, body_cn, body_en, dated_at, published_at)
      select 'n' || n, 't1', 'notify', kind, array['kind:' || kind], jsonb_build_object('kind', kind, 'programme', null),
             '关于开展第 ' || n || ' 批人才服务事项受理工作的通知', 'Notice ' || n || ' on talent services',
             '现将有关事项通知如下，请各单位按时办理。', 'Please note the dates and the papers to hand in.',
             '云汀新区人才工作局', 'Yunting New Area Talent Bureau', '<p>正文</p>', '<p>Text</p>',
             day, day
        from generate_series(1, 100000) n, lateral (
             select (array['NOTICE','PUBLICITY','RESULT','TENDER'])[1 + n % 4] as kind,
                    timestamptz '2026-11-20' - n * interval '7 minutes' as day) made`),
  );
  await world.services.database.asOwner((db) => db.execute(sql`analyze publications`));
}

async function openWindow() {
  await world.services.database.asOwner((db) =>
    db.insert(windows).values({
      ...{ id: 'w1', tenantId: 't1', programme: 'talentapply', year: new Date().getUTCFullYear() },
      opensAt: new Date(Date.now() - 86_400_000),
      closesAt: new Date(Date.now() + 86_400_000),
      titleCN: '年度申报',
      titleEN: 'Yearly call',
    }),
  );
}

/** One draft per visitor, made through the real call; each connection then saves one field again and again. */
async function makeDrafts() {
  const { TestClient } = await import('#server/testing-client.ts');
  const { createApp } = await import('#server/app.ts');
  const app = await createApp({ services: world.services, handlers });
  const ids: string[] = [];
  for (const visitor of visitors) {
    const client = new TestClient(app);
    const [name, value] = visitor.cookie.split('=');
    client.cookies.set(name!, value!);
    await client.enter(visitor.token, visitor.userId, Buffer.from(visitor.secret, 'hex'));
    const made = await client.call(talentapplyCalls.save, {
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
