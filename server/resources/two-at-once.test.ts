import { describe, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import type { Resource, RowAction } from '#core/resources/resource.ts';
import { resources } from '#features/resources.ts';
import { stores } from '#features/server.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import type { ActorScope } from '#server/scope.ts';
import { asActor, createDemoServices } from '#server/testing.ts';
import { holdRecords } from './hold.ts';
import type { Row } from './store.ts';
import { actOnResource, applies } from './verbs.ts';

/** Two people click the same action on the same record of the demo at the same moment, for every action there is. */
const services = await createDemoServices();
const tenantIds = ['t-yunting', 't-platform'];

/** What the forms of actions ask for, by field. */
const given: Values = {
  reason: '情况说明',
  reasonCN: '情况说明',
  reasonEN: 'As agreed',
  answer: '已答复',
  note: '情况说明',
  validTo: '2030-06-30',
  paidOn: '2026-11-20',
  day: '2026-11-20',
  releaseAt: '2030-06-30 09:00',
};

function as<T>(tenantId: string, who: string, work: (scope: ActorScope) => Promise<T>): Promise<T> {
  return asActor(services, { tenantId, actor: { id: who }, side: 'office', reach: 'ALL' }, work);
}

interface Case {
  readonly tenantId: string;
  readonly resource: Resource;
  readonly action: RowAction;
  readonly row: Row;
}

/** Records of the demo on which an action may be taken, a few from each tenant. */
async function findCases(resource: Resource, action: RowAction): Promise<Case[]> {
  const store = stores[resource.code]!;
  const found: Case[] = [];
  for (const tenantId of tenantIds)
    await as(tenantId, 'first', async (scope) => {
      const query = { filter: {}, sort: resource.sort.key, descending: true, limit: 200, offset: 0 };
      for (const listed of (await store.list(scope, query)).rows.filter((each) => applies(action, each))) {
        if (found.length >= 6) return;
        const { row } = await store.one(scope, listed.id);
        if (applies(action, row)) found.push({ tenantId, resource, action, row });
      }
    });
  return found;
}

function click({ tenantId, resource, action, row }: Case, who: string): Promise<string> {
  const fields = (action.fields ?? []).map(({ key }) => key);
  const known: Values = { ...given, code: row.letters };
  const values = Object.fromEntries(fields.flatMap((key) => (known[key] === undefined ? [] : [[key, known[key]]])));
  const call = { resource, store: stores[resource.code]!, input: { action: action.key, ids: [row.id], values } };
  return as(tenantId, who, (scope) => actOnResource(scope, call)).then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error)),
  );
}

/** Both clicks begin while somebody else has the record in hand, and go on together when it is let go. */
async function clickTogether(found: Case): Promise<string[]> {
  const { tenantId, resource, row } = found;
  return as(tenantId, 'third', async (scope) => {
    await holdRecords(scope, { resource, store: stores[resource.code]! }, [row.id]);
    let settled = 0;
    const both = ['one', 'two'].map((who) => click(found, who).finally(() => settled++));
    while (settled === 0 && (await countWaiting()) < 2);
    return both;
  }).then((both) => Promise.all(both));
}

async function countWaiting(): Promise<number> {
  const { rows } = await services.database.asOwner((db) =>
    db.execute<{ n: number }>(sql`
      select count(*)::int as n from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`),
  );
  return rows[0]!.n;
}

function countLines({ tenantId, action, row }: Case): Promise<number> {
  return services.database.asOwner((db) =>
    db.$count(
      busiLog,
      and(eq(busiLog.tenantId, tenantId), eq(busiLog.objectId, row.id), eq(busiLog.action, action.key.toUpperCase())),
    ),
  );
}

async function stillApplies({ tenantId, resource, action, row }: Case): Promise<boolean> {
  const again = await as(tenantId, 'first', (scope) => stores[resource.code]!.one(scope, row.id)).catch(() => null);
  return again !== null && applies(action, again.row);
}

const decided: string[] = [];
// What takes others along is tried first: a batch would find its records decided one by one.
const widestFirst = resources.toSorted((one, other) => (other.related?.length ?? 0) - (one.related?.length ?? 0));
const cases = widestFirst.flatMap((resource) =>
  resource.actions.map((action) => [`${resource.code}.${action.key}`, resource, action] as const),
);

// Nobody of the demo has renewed a document.
await services.database.asOwner((db) =>
  db.execute(sql`
    insert into renewals (id, tenant_id, application_id, owner_id, document, valid_to, files)
    select 'renewal-' || n, a.tenant_id, a.id, a.owner_id, 'identity', '2031-01-01', '[]'
      from (select * from applications where tenant_id = 't-yunting' and no is not null order by id limit 1) a,
           generate_series(1, 4) n`),
);

// Checks are seen by whoever answers for their department.
await services.database.asOwner((db) =>
  db.execute(sql`
    insert into department_staff (id, tenant_id, department, account_id)
    select 'staff-' || who || '-' || department, 't-yunting', department, who
      from unnest(array['first', 'one', 'two', 'third']) who, unnest(array['education', 'police', 'market']) department`),
);

// What can be put back to how it was shipped has to be changed first.
for (const resource of resources.filter(({ actions, form }) => form && actions.some(({ key }) => key === 'reset'))) {
  const store = stores[resource.code]!;
  if (resource.statuses?.SHIPPED === undefined) continue;
  await as('t-yunting', 'first', async (scope) => {
    const query = { filter: {}, sort: resource.sort.key, descending: true, limit: 1, offset: 0 };
    const { id } = (await store.list(scope, query)).rows[0]!;
    const { values, rev } = await store.one(scope, id);
    await store.save!(scope, { id, rev, values });
  });
}

describe('two at once', () => {
  test.each(cases)('%s', async (name, resource, action) => {
    for (const found of await findCases(resource, action)) {
      const before = await countLines(found);
      const outcomes = await clickTogether(found);
      // What can be done again and again, or was not whole enough to be done at all, is no matter of whoever was first.
      if (!outcomes.includes('done') || (await stillApplies(found))) continue;
      decided.push(name);
      // One of the two may be who proposed it.
      expect(['NOT_ALLOWED', 'NOT_FOUND', 'SECOND_PERSON_NEEDED']).toContain(
        outcomes.find((outcome) => outcome !== 'done'),
      );
      expect((await countLines(found)) - before).toBe(1);
      return;
    }
  });

  test('the walk met every list whose records have states', () => {
    const walked = new Set(decided.map((name) => name.split('.')[0]));
    const expected = resources.filter(({ actions }) => actions.some(({ when }) => when)).map(({ code }) => code);
    // Only its maker sees a report that is not shared: nobody is there to be second.
    expect(expected.filter((code) => !walked.has(code) && code !== 'reportform')).toEqual([]);
  });
});
