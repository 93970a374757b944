/**
 * Lists over few rows and over many, in turns: the business log, who signed up to activities, the desk of complaints, and
 * the notices of the portal: `node bench/lists.ts [few] [many]`. Prints the ratios of one run.
 */
import { complaintDeskCall } from '#features/complaints/calls.ts';
import { notifyCalls } from '#features/contents/calls/contents.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { busilogListCall } from '#features/platform/calls/logs.ts';
import { handlers } from '#features/server.ts';
import { sql } from '#server/database/sql.ts';
import { createMeter } from './cpu.ts';
import type { Order } from './load.ts';
import { inTurns, line } from './measure.ts';
import { insertNotices } from './notices.ts';
import { insertSignups } from './signups.ts';
import { openWorld, type World } from './world.ts';

const [few = 10_000, many = 1_000_000] = process.argv.slice(2).map(Number);
const lists = ['business log', 'sign-ups', 'sign-ups of an activity', 'complaints', 'notices'] as const;
type List = (typeof lists)[number];

const [small, large] = [await openLists(few), await openLists(many)];
const meter = await createMeter({ databases: [small.world.services.database, large.world.services.database] });
for (const list of lists) {
  const { results, ratio } = await inTurns({ few: small.orders[list], many: large.orders[list] }, { meter });
  console.log(line(`${list}, ${few}`, results.few));
  console.log(line(`${list}, ${many}`, results.many));
  const times = (figure: 'p95' | 'p50' | 'cpu') => ratio('many', 'few', figure).toFixed(2);
  console.log(`many / few   p95 ${times('p95')} (aim at most 2.00), p50 ${times('p50')}, CPU ${times('cpu')}\n`);
}
await small.world.close();
await large.world.close();

/** A server of its own with so many rows in each list, and what people ask of them: the first page and later ones. */
async function openLists(rows: number): Promise<{ world: World; orders: Record<List, Order> }> {
  const world = await openWorld();
  await world.services.database.asOwner(async (db) => {
    await db.execute(sql.raw(insertNotices(rows)));
    await db.execute(sql.raw(insertSignups(rows)));
    await db.execute(sql.raw(insertLines(rows)));
    await db.execute(sql.raw(insertComplaints(rows)));
    await db.execute(sql`vacuum analyze`);
  });
  const origin = await world.serve(handlers);
  const operators = await world.visitors(10, 'office', ['Mgr.BusiLogPerm', 'Mgr.Activity', 'Mgr.Complaint']);
  const office = { origin, visitors: operators, connections: 5, seconds: 1 };
  const signups = { ...office, path: officeResourceCalls.signup!.list.path };
  return {
    world,
    orders: {
      'business log': { ...office, path: busilogListCall.path, inputs: [{ tenantId: 't1' }] },
      'sign-ups': { ...signups, inputs: [{ tenantId: 't1' }, { tenantId: 't1', page: 3 }] },
      'sign-ups of an activity': { ...signups, inputs: [{ tenantId: 't1', filter: { activity: 'a7' } }] },
      complaints: {
        ...office,
        path: complaintDeskCall.path,
        inputs: [
          { tenantId: 't1', scope: 'open' },
          { tenantId: 't1', scope: 'late' },
          { tenantId: 't1', scope: 'all' },
        ],
      },
      notices: {
        origin,
        visitors: await world.visitors(10, 'portal'),
        connections: 5,
        seconds: 1,
        path: notifyCalls.list.path,
        inputs: [{ size: 20 }, { size: 20, filter: { kind: 'TENDER' } }],
      },
    },
  };
}

function insertLines(count: number): string {
  return `
    insert into busi_log (id, tenant_id, at, module, action, object_type, object_id, title, text_cn, text_en, changes, ok,
                          actor_id, actor_name, ip, trace)
    select 'l' || n, 't1', timestamptz '2026-11-20' - n * interval '7 seconds', 'CONTENT', 'EDIT', 'notify', 'n' || n,
           '第 ' || n || ' 号通知', '修改通知', 'edited a notice', '[]', true, 'bench', '周砚', '127.0.0.1', 't' || n
      from generate_series(1, ${count}) n;`;
}

/** One in a hundred is still owed, late or not. */
function insertComplaints(count: number): string {
  return `
    insert into complaints (id, tenant_id, no, kind, target, title, content, name, state, accept_by, started_at, due_at,
                            replied_at, created_at)
    select 'c' || n, 't1', 'C' || n, 'COMPLAINT', 'SITE', '第 ' || n || ' 件', '经过', '林若',
           case when n % 100 = 0 then 'PROCESSING' else 'CLOSED' end, at, at, at + interval '7 days', at, at
      from (select n, now() - n * interval '30 seconds' as at from generate_series(1, ${count}) n) made;`;
}
