import { beforeAll, expect, test } from 'vitest';
import { addTenants, settle } from '#features/accounts/server/testing.ts';
import { demoEditions, demoRounds } from '#features/competition/demo/editions.ts';
import { editions, entries, rounds } from '#features/competition/server/tables.ts';
import { publications } from '#features/contents/server/tables.ts';
import { aPublication } from '#features/contents/server/testing.ts';
import { newId } from '#server/base/ids.ts';
import { asGuest, createTestServices } from '#server/testing.ts';
import { readContest } from './contest.ts';
import { listPlanPages, readPlanPage } from './plan.ts';

const services = await createTestServices();
await addTenants(services, ['tenant-a', 'tenant-b']);
const yesterday = new Date('2026-11-19T02:00:00.000Z');

const aPage = (id: string, module: string, { topic = 'plan', order = 1, tenantId = 'tenant-a' } = {}) =>
  aPublication(id, {
    type: 'homepage',
    category: module,
    tenantId,
    publishedAt: yesterday,
    facets: [`module:${module}`, `topic:${topic}`],
    facts: { module, topic, order, figures: [] },
  });

beforeAll(async () => {
  services.setNow(new Date('2026-11-20T02:00:00.000Z'));
  await services.database.asOwner(async (db) => {
    const inTenant = { tenantId: 'tenant-a' };
    await db.insert(editions).values(demoEditions.map((edition) => ({ ...edition, ...inTenant })));
    await db.insert(rounds).values(demoRounds.map((round) => ({ ...round, ...inTenant, id: newId() })));
    await db
      .insert(publications)
      .values([
        aPage('second', 'HOME', { order: 2 }),
        aPage('first', 'HOME', { order: 1 }),
        aPage('about', 'HOME', { topic: 'about' }),
        aPage('rules', 'ITEC', { topic: 'rules' }),
        aPage('elsewhere', 'HOME', { tenantId: 'tenant-b' }),
      ]);
    const entry = (id: string, state: string, rest: object = {}) => ({
      id,
      tenantId: 'tenant-a',
      editionId: 'itec-2027',
      ownerId: id,
      state,
      ...rest,
    });
    await db
      .insert(entries)
      .values([
        entry('e1', 'DRAFT'),
        entry('e2', 'SUBMITTED'),
        entry('e3', 'QUALIFIED'),
        entry('e4', 'SUBMITTED', { editionId: 'itec-2026' }),
        entry('e5', 'SUBMITTED', { tenantId: 'tenant-b' }),
        entry('e6', 'DRAFT', { deletedAt: yesterday }),
      ]);
  });
});

test('the plan shows its own pages in the order of its editors, and reads no page of a mini-site', async () => {
  const { pages } = await asGuest(services, {}, listPlanPages);
  expect(pages.map(({ id }) => id)).toEqual(['first', 'second']);
  const read = (id: string) => settle(asGuest(services, {}, (scope) => readPlanPage(scope, { id })));
  expect(await read('about')).toMatchObject({ id: 'about' });
  for (const id of ['rules', 'elsewhere', 'none']) expect(await read(id)).toMatchObject({ key: 'NOT_FOUND' });
});

test('the contest counts its own entries of its year', async () => {
  const { contest: running } = await asGuest(services, {}, readContest);
  expect(running?.entries).toEqual({ waitingSubmit: 1, waitingVerify: 1, total: 3 });
});

test.each([
  ['2026-11-02T00:59:59.999Z', 'coming', ['now', 'next']],
  ['2026-11-02T01:00:00.000Z', 'open', ['now', 'next']],
  ['2027-01-15T15:59:59.999Z', 'open', ['now', 'next']],
  ['2027-01-15T16:00:00.000Z', 'closed', ['done', 'next']],
  ['2027-03-10T02:00:00.000Z', 'closed', ['done', 'done']],
])('at %s entry to the contest is %s', async (now, state, stages) => {
  services.setNow(new Date(now));
  const { contest: running } = await asGuest(services, {}, readContest);
  expect([running?.year, running?.state, running?.stages.slice(0, 2).map((stage) => stage.state)]).toEqual([
    2027,
    state,
    stages,
  ]);
  expect(running).toMatchObject({ from: '2026-11-02', to: '2027-01-15' });
});

test('a tenant without a public edition has no contest', async () => {
  await services.database.asOwner((db) => db.update(editions).set({ isPublic: false }));
  expect(await asGuest(services, {}, readContest)).toEqual({ contest: null });
});
