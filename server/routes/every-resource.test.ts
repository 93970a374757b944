import { afterAll, describe, expect, test } from 'vitest';
import type { Contract } from '#core/contracts/contract.ts';
import { errors } from '#core/errors.ts';
import { createSession } from '#features/accounts/server/sessions/create-session.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { historyCall } from '#features/platform/calls/logs.ts';
import { readHistory } from '#features/platform/server/logs/read-history.ts';
import { resources } from '#features/resources.ts';
import { handlers } from '#features/server.ts';
import { byNight } from '#scripts/night.ts';
import { createApp } from '#server/app.ts';
import { newId } from '#server/base/ids.ts';
import { eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { TestClient } from '#server/testing/client.ts';
import { asActor, asGuest, createDemoServices } from '#server/testing.ts';

/** What a list shows can be opened: every resource over the demo's data, through signed calls of its administrator. */
const services = await createDemoServices({ RATE_SIGNED_IN: '1000000' });
const app = await createApp({ services, handlers });
afterAll(() => app.close());

const [admin] = await services.database.asOwner((db) =>
  db.select().from(accounts).where(eq(accounts.loginName, 'admin')),
);
const tenantIds = ['t-platform', 't-yunting'];
const clients = new Map(await Promise.all(tenantIds.map(async (id) => [id, await clientOf(id)] as const)));

async function clientOf(tenantId: string): Promise<TestClient> {
  const client = new TestClient(app);
  const made = await asGuest(services, { tenantId }, (scope) =>
    createSession(scope, { id: admin!.id }, { side: 'office', tenantId }),
  );
  client.cookies.set('tw-office', made.cookie);
  await client.enter(made.token, admin!.id, made.secret);
  return client;
}

test.each(resources.flatMap(({ code, readers = [] }) => readers.map((reader) => [code, reader] as const)))(
  'whoever reads %s with %s reads the history of its records',
  async (code, reader) => {
    const { objectType } = resources.find((resource) => resource.code === code)!;
    const reading = { actor: { id: admin!.id }, side: 'office', tenantId: 't-yunting', permCodes: [reader] } as const;
    const row = await asActor(services, reading, async (scope) => {
      const input = { filter: {}, sort: 'id', descending: false, limit: 1, offset: 0 };
      return (await services.features.stores[code]!.list(scope, input)).rows[0];
    });
    if (!row) return;
    const { rows } = await asActor(services, reading, (scope) => readHistory(scope, { objectType, objectId: row.id }));
    expect(rows.every(({ objectId }) => objectId === row.id)).toBe(true);
  },
);

const cases = resources.flatMap((resource) =>
  tenantIds.map((tenantId) => [resource.code, tenantId, resource] as const),
);
/** How many rows of a list are opened. */
const size = byNight(15, 200);
type Row = Readonly<Record<string, unknown>>;
/** What the calls of a resource answer between them. */
type Obj = { rows: Row[]; total: number; row: Row; values: Row; actions: string[]; rev: number; id: string };
let opened = 0;
let saves = 0;
let related = 0;

describe.each(cases)('%s of %s', (code, tenantId, resource) => {
  const calls = officeResourceCalls[code]!;
  const client = clients.get(tenantId)!;
  const answer = async (contract: Contract, input: Record<string, unknown>) => {
    const { code: answered, obj } = await client.call(contract, { tenantId, ...input });
    return answered === errors.NO_PERMISSION.code ? null : { answered, obj: obj as unknown as Obj };
  };

  test('every row opens, with what the list said, and with its history', async () => {
    const listed = await answer(calls.list, { size });
    if (!listed) return;
    expect(listed.answered).toBe(1);
    const { rows, total } = listed.obj;
    expect(rows).toHaveLength(Math.min(size, total));
    for (const row of rows) {
      const one = await answer(calls.one, { id: row.id });
      expect([row.id, one?.answered]).toEqual([row.id, 1]);
      expect(one!.obj.row).toMatchObject(row);
      const history = await answer(historyCall, { objectType: resource.objectType, objectId: row.id });
      expect([row.id, history?.answered]).toEqual([row.id, 1]);
      opened++;
    }
  });

  test('what was opened is saved again as it stands', async () => {
    if (!resource.form) return;
    const listed = await answer(calls.list, { size: 3 });
    // A year in review opens in its page all the same, to be published or returned.
    const id = listed?.obj.rows.find(({ status, draft }) => ![status, draft].includes('REVIEW'))?.id;
    if (id === undefined) return;
    const { obj } = (await answer(calls.one, { id }))!;
    if (!obj.actions.includes('edit')) return;
    const values = Object.fromEntries(resource.form.map(({ key }) => [key, obj.values[key]]));
    const saved = await answer(calls.save, { id, rev: obj.rev, values, reqId: newId() });
    expect(saved).toMatchObject({ answered: 1, obj: { id } });
    saves++;
  });

  test('what it is related to is found by the way it is declared', async () => {
    const listed = await answer(calls.list, { size: 3 });
    for (const row of listed?.obj.rows ?? [])
      for (const relation of resource.related ?? []) {
        const other = officeResourceCalls[relation.resource]!;
        const value = row['id' in relation ? relation.id : (relation.by ?? 'id')];
        if (typeof value !== 'string') continue;
        const found =
          'id' in relation
            ? await answer(other.one, { id: value })
            : await answer(other.list, { filter: { [relation.filter]: value }, size: 8 });
        expect([relation, row.id, found?.answered]).toEqual([relation, row.id, 1]);
        related++;
      }
  });

  test('it sorts by every column that offers it, both ways', async () => {
    for (const { key } of resource.columns.filter(({ sortable }) => sortable)) {
      for (const descending of [true, false]) {
        const listed = await answer(calls.list, { sort: key, descending, size: 5 });
        expect([key, listed?.answered ?? 1]).toEqual([key, 1]);
      }
    }
  });
});

test('the walk met rows', () => {
  expect(opened).toBeGreaterThan(170);
  expect(saves).toBeGreaterThan(8);
  expect(related).toBeGreaterThan(20);
});
