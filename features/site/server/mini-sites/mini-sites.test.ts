import { beforeAll, expect, test } from 'vitest';
import { addTenants, settle } from '#features/accounts/server/testing.ts';
import { applications } from '#features/casework/server/tables.ts';
import { publications } from '#features/contents/server/tables.ts';
import { aPublication } from '#features/contents/server/testing.ts';
import { tenants } from '#server/database/tables/tenants.ts';
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

const contest = {
  year: 2027,
  from: '2026-11-02',
  to: '2027-01-15',
  stages: [
    { title: { CN: '报名', EN: 'Registration' }, from: '2026-11-02', to: '2027-01-15' },
    { title: { CN: '初赛', EN: 'First round' }, from: '2027-03-01', to: '2027-03-19' },
  ],
};

beforeAll(async () => {
  services.setNow(new Date('2026-11-20T02:00:00.000Z'));
  await services.database.asOwner(async (db) => {
    await db.update(tenants).set({ platform: { contest } });
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
      programme: 'itec',
      year: 2027,
      ownerId: id,
      state,
      ...rest,
    });
    await db
      .insert(applications)
      .values([
        entry('e1', 'DRAFT'),
        entry('e2', 'ACCEPTING'),
        entry('e3', 'REVIEW'),
        entry('e4', 'ACCEPTING', { year: 2026 }),
        entry('e5', 'ACCEPTING', { tenantId: 'tenant-b' }),
        entry('e6', 'DRAFT', { deletedAt: yesterday }),
        entry('e7', 'DRAFT', { programme: 'talentapply' }),
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
  ['2026-11-01T15:59:59.999Z', 'coming', ['next', 'next']],
  ['2026-11-01T16:00:00.000Z', 'open', ['now', 'next']],
  ['2027-01-15T15:59:59.999Z', 'open', ['now', 'next']],
  ['2027-01-15T16:00:00.000Z', 'closed', ['done', 'next']],
  ['2027-03-10T02:00:00.000Z', 'closed', ['done', 'now']],
])('at %s entry to the contest is %s', async (now, state, stages) => {
  services.setNow(new Date(now));
  const { contest: running } = await asGuest(services, {}, readContest);
  expect([running?.state, running?.stages.map((stage) => stage.state)]).toEqual([state, stages]);
});

test('a tenant that plans none, or wrote its days wrongly, has no contest', async () => {
  for (const platform of [{}, { contest: { ...contest, from: 'soon' } }]) {
    await services.database.asOwner((db) => db.update(tenants).set({ platform }));
    expect(await asGuest(services, {}, readContest)).toEqual({ contest: null });
  }
});
