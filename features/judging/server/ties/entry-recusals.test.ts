import { expect, test } from 'vitest';
import { permissionCodes } from '#core/permissions.ts';
import { asOperator } from '#features/casework/server/applications/testing.ts';
import { ties } from '#features/judging/server/tables.ts';
import { getResource } from '#features/resources.ts';
import { getExporter, stores } from '#features/server.ts';
import { newId } from '#server/base/ids.ts';
import { eq } from '#server/database/sql.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { listResource } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';
import { createDemoServices } from '#server/testing.ts';

const services = await createDemoServices();
const resource = getResource('itecentry');
const store = stores.itecentry!;

const [tenant] = await services.database.asOwner((db) => db.select().from(tenants).where(eq(tenants.code, 'yunting')));
const tenantId = tenant!.id;
const organising = <T>(work: (scope: ActorScope) => Promise<T>) =>
  asOperator(services, 'organiser', work, { tenantId, permCodes: permissionCodes });
const pageOf = (filter: Record<string, unknown>) =>
  organising((scope) => listResource(scope, { resource, store, input: { filter, size: 100 } }));
const listed = async (filter: Record<string, unknown> = {}) => (await pageOf(filter)).rows;
const countOf = async (id: string) => (await listed()).find((row) => row.id === id)?.recused;

test('entries say from how many judges they were taken, in the list, its filter, a record and its file', async () => {
  const [first, second] = (await listed()).filter(({ recused }) => recused === 0);
  const entryId = String(first!.id);
  const tie = (accountId: string, of: Partial<typeof ties.$inferInsert>) => ({
    ...{ id: newId(), tenantId, entryId, accountId, source: 'DECLARED', decidedBy: 'organiser', at: services.clock() },
    state: 'CONFIRMED',
    ...of,
  });
  await services.database.asOwner((db) =>
    db.insert(ties).values([
      tie('judge-1', {}),
      tie('judge-2', {}),
      // Neither one that was dismissed nor one of another tenant counts.
      tie('judge-3', { state: 'DISMISSED' }),
      tie('judge-4', { tenantId: 't-other' }),
    ]),
  );
  expect([await countOf(entryId), await countOf(String(second!.id))]).toEqual([2, 0]);
  expect((await organising((scope) => store.one(scope, entryId))).row.recused).toBe(2);

  const [some, none] = [await listed({ recusal: 'YES' }), await listed({ recusal: 'NO' })];
  expect(some.some(({ id }) => id === entryId)).toBe(true);
  expect(some.every(({ recused }) => Number(recused) > 0)).toBe(true);
  expect(none.every(({ recused }) => recused === 0)).toBe(true);
  const totals = await Promise.all(
    [{ recusal: 'YES' }, { recusal: 'NO' }, {}].map(async (each) => (await pageOf(each)).total),
  );
  expect(totals[0]! + totals[1]!).toBe(totals[2]);

  const input = { filter: { recusal: 'YES' }, columns: ['no', 'recused'], format: 'xlsx' } as const;
  const listing = await organising(async (scope) => {
    const { head, about, first: begin } = await getExporter('itecentry').open(scope, input);
    return { head, about, ...(await begin(100)) };
  });
  expect(listing.head[1]).toBe('回避');
  expect(listing.about).toContainEqual(['筛选 · 回避', '有回避']);
  expect(listing.rows).toEqual(some.map(({ no, recused }) => [no, String(recused)]));
});

test('a page of entries takes as many statements, however many it has', async () => {
  const statements = (size: number) =>
    organising(async (scope) => {
      let count = 0;
      const execute: typeof scope.db.execute = (...args) => {
        count += 1;
        return scope.db.execute(...args);
      };
      const db = new Proxy(scope.db, {
        get: (target, key) => (key === 'execute' ? execute : Reflect.get(target, key)),
      });
      await store.list({ ...scope, db }, { filter: {}, sort: 'updatedAt', descending: true, limit: size, offset: 0 });
      return count;
    });
  expect((await listed()).length).toBeGreaterThan(50);
  // The page, and how many there are in all.
  expect([await statements(2), await statements(50)]).toEqual([2, 2]);
});
