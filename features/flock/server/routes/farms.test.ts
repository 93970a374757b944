import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  flockFarmsCall,
  flockInviteCall,
  flockJoinCall,
  flockMembersCall,
  flockSyncCall,
  syncPage,
} from '#features/flock/calls.ts';
import { farmMembers, farms, flockChanges, flockEntries } from '#features/flock/server/tables.ts';
import { createApp } from '#server/app.ts';
import { newId } from '#server/base/ids.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { TestClient } from '#server/testing/client.ts';
import { clientOf } from '#server/testing/session.ts';
import { createTestServices } from '#server/testing.ts';
import { farmRoutes } from './farms.ts';

/** As phones meet it: signed and sealed, with answers that get lost on the way. */
const services = await createTestServices();
let app: Awaited<ReturnType<typeof createApp>>;
let ann: TestClient;
let bo: TestClient;

beforeAll(async () => {
  await services.database.asOwner(async (db) => {
    const tenant = { id: 't1', code: 't1', nameCN: '甲', nameEN: 'A', kind: 'PLATFORM', isDefault: true };
    await db.insert(tenants).values(tenant);
    await db.insert(accounts).values(['ann', 'bo'].map((id) => ({ id, loginName: id, nickname: id })));
  });
  app = await createApp({ services, handlers: farmRoutes });
  const phoneOf = (id: string) => clientOf({ app, services, id, tenantId: 't1', side: 'poultry' });
  ann = await phoneOf('ann');
  bo = await phoneOf('bo');
});
afterAll(() => app.close());

beforeEach(() =>
  services.database.asOwner(async (db) => {
    for (const table of [farms, farmMembers, flockEntries, flockChanges]) await db.delete(table);
  }),
);

const farmId = 'farm-birch';
const at = '2026-11-20T06:30:00.000Z';
const change = (doc: string, key: string, value: unknown) => ({ id: newId(), doc, key, value, base: null, at });
const batch = (changes: ReturnType<typeof change>[], since = 0) => ({ farmId, since, changes, reqId: newId() });

test('the same batch, sent eight times at once, happens once and is answered alike', async () => {
  const input = batch([
    change('farm', 'name', 'Birch'),
    change('report-one', 'note', 'dry'),
    change('farm', 'birds', null),
  ]);
  const all = await Promise.all(Array.from({ length: 8 }, () => ann.call(flockSyncCall, input)));
  expect(new Set(all.map(({ code, obj }) => `${code} ${JSON.stringify(obj)}`)).size).toBe(1);
  expect(all[0]!.obj.results.map(({ outcome }) => outcome)).toEqual(['KEPT', 'KEPT', 'KEPT']);
  // The answer was lost and the phone was closed: the same changes come in another call.
  const again = await ann.call(flockSyncCall, batch(input.changes, all[0]!.obj.seq));
  expect(again.obj).toMatchObject({ results: all[0]!.obj.results, entries: [], seq: all[0]!.obj.seq });
  expect(await services.database.asOwner((db) => db.$count(flockChanges))).toBe(3);
});

test('values come back as they were sent, whatever they look like', async () => {
  const values = ['12', 'true', '{"a":1}', '"', 'null', '一\n二', '👩‍🔬', ''];
  const changes = values.map((value, number) => change(`report-no-${number}`, 'note', value));
  await ann.call(flockSyncCall, batch(changes));
  const { obj } = await ann.call(flockSyncCall, batch([]));
  expect(obj.entries.map(({ value }) => value)).toEqual(values);
});

test('as heavy a batch as phones send gets through', async () => {
  const note = '长'.repeat(3900);
  const weightOf = (each: object) => encodeURIComponent(JSON.stringify(each)).length;
  const changes: ReturnType<typeof change>[] = [];
  for (let weight = 0; weight < syncPage.weight; ) {
    changes.push(change(`report-no-${changes.length}`, 'note', note));
    weight += weightOf(changes.at(-1)!);
  }
  changes.pop();
  expect((await ann.call(flockSyncCall, batch(changes))).obj.results).toHaveLength(changes.length);
});

test('a code goes out sealed, and whoever has it comes in', async () => {
  await ann.call(flockSyncCall, batch([change('farm', 'name', 'Birch')]));
  const composed = await ann.compose(flockInviteCall, { farmId, role: 'VET', reqId: newId() });
  expect((await ann.deliver(flockInviteCall, composed)).body).not.toMatch(/"code":"[A-Z]{8}"/);
  const { obj } = await ann.call(flockInviteCall, { farmId, role: 'VET', reqId: newId() });
  expect(await bo.call(flockMembersCall, { farmId })).toMatchObject({ code: 116 });
  expect(await bo.call(flockJoinCall, { code: obj.code, reqId: newId() })).toMatchObject({ obj: { farmId } });
  expect((await bo.call(flockFarmsCall, {})).obj.rows).toMatchObject([{ id: farmId, role: 'VET', seq: 1 }]);
});

test.each([
  { farmId: 'x' },
  { since: -1 },
  { changes: [{ ...change('farm', 'name', 'x'), by: 'me' }] },
  { changes: [change('farm', 'name', 'x')].map(({ id: _, ...rest }) => rest) },
  { changes: [change('../etc', 'name', 'x')] },
  { changes: Array.from({ length: 101 }, () => change('farm', 'name', 'x')) },
])('%j is refused whole', async (odd) => {
  expect(await ann.call(flockSyncCall, { ...batch([]), ...odd } as never)).toMatchObject({ code: 114 });
});
