import type { Readable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import type { DataScope } from '#core/roles.ts';
import {
  aDay,
  addAccounts,
  addFile,
  addWindow,
  asOperator,
  submitted,
} from '#features/casework/server/applications/testing.ts';
import { caseBadges, readCaseDashboard } from '#features/casework/server/dashboard/queries.ts';
import { applications, caseJudges } from '#features/casework/server/tables.ts';
import { handlers } from '#features/server.ts';
import { downloadFile } from '#server/base/files/read-file.ts';
import { loadReach } from '#server/base/sessions/sessions.ts';
import { sql } from '#server/database/sql.ts';
import { applicationFiles } from '#server/database/tables/files.ts';
import { memberRoles, members, roles, tenants } from '#server/database/tables/tenants.ts';
import { findByWords } from '#server/find/find.ts';
import type { ActorScope } from '#server/scope.ts';
import { createTestServices } from '#server/testing.ts';
import { assignCase } from './assign.ts';
import { readCase } from './case.ts';
import { claimCase } from './claim.ts';
import { decideCase } from './decide.ts';
import { askJudges } from './judges.ts';
import { addOpinion } from './opinion.ts';
import { listQueue } from './queue.ts';
import { revealValue } from './reveal.ts';

/**
 * Four cases that could leak: one in the district, one elsewhere in its city, one in another province, one of nowhere.
 * What each data scope shows of them is asked of everything that shows cases.
 */
const services = await createTestServices();
services.setNow(aDay);
const codes = ['Mgr.Apply', 'Mgr.Apply.audit', 'Mgr.Apply.assign', 'Mgr.Apply.judge', 'Mgr.Pii.view', 'Mgr.Dashboard'];
const spots = { here: '359902', near: '359903', far: '440305', nowhere: null } as const;
type Spot = keyof typeof spots;
const ids = {} as Record<Spot, string>;
const papers = {} as Record<Spot, string>;
let sameOwner = '';

beforeAll(async () => {
  await addWindow(services);
  await addWindow(services, { programme: 'talentapply' });
  await addAccounts(services, 'wang', 'li', 'expert', ...Object.keys(spots));
  for (const spot of Object.keys(spots) as Spot[]) ids[spot] = await submitted(services, spot);
  // One person with a second case: what is related to a case in sight may be out of sight itself.
  sameOwner = await submitted(services, 'here', { programme: 'talentapply' });
  await services.database.asOwner(async (db) => {
    for (const [spot, region] of Object.entries(spots))
      await db
        .update(applications)
        .set({ region })
        .where(sql`id = ${ids[spot as Spot]}`);
    await db.update(applications).set({ region: spots.far }).where(sql`id = ${sameOwner}`);
    await db.insert(tenants).values({ id: 'tenant-a', code: 'a', nameCN: '甲', nameEN: 'A', kind: 'DISTRICT', codes });
    await db
      .insert(members)
      .values(['wang', 'li', 'expert'].map((id) => ({ id: `m-${id}`, tenantId: 'tenant-a', accountId: id })));
    await db.insert(roles).values([
      { id: 'r-all', tenantId: 'tenant-a', code: 'all', nameCN: '全', nameEN: 'All', codes },
      {
        id: 'r-expert',
        tenantId: 'tenant-a',
        code: 'expert',
        nameCN: '专家',
        nameEN: 'Expert',
        dataScope: 'ASSIGNED',
        codes: ['Mgr.Apply', 'Mgr.Apply.judge'],
      },
    ]);
    await db.insert(memberRoles).values([
      { tenantId: 'tenant-a', memberId: 'm-wang', roleId: 'r-all' },
      { tenantId: 'tenant-a', memberId: 'm-li', roleId: 'r-all' },
      { tenantId: 'tenant-a', memberId: 'm-expert', roleId: 'r-expert' },
    ]);
  });
  for (const spot of Object.keys(spots) as Spot[]) {
    papers[spot] = (await addFile(services, spot)).id;
    await services.database.asOwner((db) =>
      db
        .insert(applicationFiles)
        .values({ tenantId: 'tenant-a', applicationId: ids[spot], fileId: papers[spot], path: 'materials.x' }),
    );
  }
});

type Work<T> = (scope: ActorScope) => Promise<T>;
const as = <T>(
  reach: DataScope | Record<string, DataScope>,
  work: Work<T>,
  { who = 'wang', regions = [] as string[] } = {},
) => asOperator(services, who, work, { permCodes: codes, reach, regions });
const keyOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error) => (error instanceof Refusal ? error.key : Promise.reject(error)),
  );
const history = handlers.find(({ contract }) => contract.path === '/mgr/history')!;

/** Everything that shows cases, asked once: which of the four are seen where. */
async function seenBy(reach: DataScope, options: { who?: string; regions?: string[] } = {}) {
  const every = Object.keys(spots) as Spot[];
  const which = async (see: (spot: Spot) => Promise<unknown>) => {
    const seen: Spot[] = [];
    for (const spot of every) if ((await keyOf(see(spot))) === 'done') seen.push(spot);
    return seen;
  };
  const named = (rows: readonly { id: string }[]) => every.filter((spot) => rows.some(({ id }) => id === ids[spot]));
  const queue = await as(reach, (scope) => listQueue(scope, { scope: 'all', size: 100 }), options);
  const found = await Promise.all(
    every.map(async (spot) => {
      const no = await numberOf(spot);
      return (await as(reach, (scope) => listQueue(scope, { scope: 'all', keyword: no }), options)).rows;
    }),
  );
  const dashboard = await as(
    reach,
    (scope) => readCaseDashboard(scope, { tenantId: 'tenant-a', period: 'year' }),
    options,
  );
  const { cases } = dashboard;
  const figure = (key: string) => cases?.figures.find((each) => each.key === key)?.value;
  return {
    queue: named(queue.rows),
    search: named(found.flat()),
    find: named(
      (
        await Promise.all(
          every.map(async (spot) => {
            const words = await numberOf(spot);
            return (await as(reach, (scope) => findByWords(scope, { words }), options)).groups;
          }),
        )
      )
        .flat()
        .flatMap(({ kind, rows }) => (kind === 'case' ? rows : [])),
    ),
    case: await which((spot) => as(reach, (scope) => readCase(scope, { id: ids[spot] }), options)),
    file: await which((spot) => as(reach, (scope) => download(scope, papers[spot]), options)),
    history: await which((spot) =>
      as(
        reach,
        (scope) =>
          history.run(scope, { tenantId: 'tenant-a', objectType: 'application', objectId: ids[spot] }, {} as never),
        options,
      ),
    ),
    reveal: await which((spot) =>
      as(reach, (scope) => revealValue(scope, { id: ids[spot], path: 'person.identity', reason: '核对' }), options),
    ),
    counts: queue.counts.all,
    badge: (await as(reach, caseBadges, options)).ApplyTask,
    pending: figure('pendingReview'),
    trend: cases?.trend.flatMap(({ days }) => days).reduce((sum, { count }) => sum + count, 0),
    funnel: cases?.funnel[0]?.count,
    surroundings: figure('newAccounts') !== undefined,
  };
}

async function download(scope: ActorScope, id: string) {
  ((await downloadFile(scope, id)).content as Readable).destroy();
}

async function numberOf(spot: Spot): Promise<string> {
  const { rows } = await services.database.asOwner((db) =>
    db.execute<{ no: string }>(sql`select no from applications where id = ${ids[spot]}`),
  );
  return rows[0]!.no;
}

/** The same set everywhere; `more` counts cases beside the four. */
function everywhere(seen: Spot[], { more = 0, all = false } = {}) {
  const lists = ['queue', 'search', 'find', 'case', 'file', 'history', 'reveal'] as const;
  const numbers = ['counts', 'badge', 'pending', 'trend', 'funnel'] as const;
  return {
    ...Object.fromEntries(lists.map((key) => [key, seen])),
    ...Object.fromEntries(numbers.map((key) => [key, seen.length + more])),
    surroundings: all,
  };
}

test('who reaches the tenant sees all of it; all tenants is no more than that here', async () => {
  const all = everywhere(['here', 'near', 'far', 'nowhere'], { more: 1, all: true });
  expect(await seenBy('TENANT')).toEqual(all);
  expect(await seenBy('ALL')).toEqual(all);
});

test.each([
  ['a district', ['359902'], ['here']],
  ['a city with what is below it', ['359900'], ['here', 'near']],
  ['a province', ['350000'], ['here', 'near']],
  ['several', ['359903', '440000'], ['near', 'far']],
  ['none at all', [], []],
] as [string, string[], Spot[]][])('who reaches regions sees the cases of %s, everywhere', async (_, regions, seen) => {
  const more = regions.includes('440000') ? 1 : 0;
  expect(await seenBy('REGION', { regions })).toEqual(everywhere(seen, { more }));
});

test('who reaches their own tasks sees what was given to them, everywhere, and nothing before', async () => {
  expect(await seenBy('ASSIGNED', { who: 'li' })).toEqual(everywhere([]));
  await as('TENANT', (scope) => assignCase(scope, { id: ids.far, accountId: 'li', reason: '专人' }));
  expect(await seenBy('ASSIGNED', { who: 'li' })).toEqual(everywhere(['far']));
  expect(await seenBy('REGION', { who: 'li', regions: ['359902'] })).toEqual({
    ...everywhere(['here', 'far']),
    // The badge is what the menu opens: of the two, the case of their own.
    badge: 1,
  });
  await as('TENANT', (scope) => assignCase(scope, { id: ids.far, accountId: 'wang', reason: '换人' }));
  expect(await seenBy('ASSIGNED', { who: 'li' })).toEqual(everywhere([]));
});

test('the pool is nobody’s task: who reaches their own tasks finds it empty', async () => {
  const pool = await as('ASSIGNED', (scope) => listQueue(scope, { scope: 'pool' }), { who: 'li' });
  expect([pool.rows, pool.counts]).toEqual([[], { mine: 0, pool: 0, all: 0 }]);
});

test('a case in sight does not tell of one out of sight', async () => {
  const found = await as('REGION', (scope) => readCase(scope, { id: ids.here }), { who: 'li', regions: ['359902'] });
  expect(JSON.stringify(found)).not.toContain(sameOwner);
  expect(found.duplicates).toEqual([]);
  const whole = await as('TENANT', (scope) => readCase(scope, { id: ids.here }));
  expect(whole.duplicates.map(({ id }) => id)).toContain(sameOwner);
});

describe('what is out of reach', () => {
  const narrow = { regions: ['359902'] };
  test.each([
    ['claimed', (scope: ActorScope) => claimCase(scope, { id: ids.near })],
    ['taken over', (scope: ActorScope) => claimCase(scope, { id: ids.near, takeOver: 'x' })],
    ['assigned', (scope: ActorScope) => assignCase(scope, { id: ids.near, accountId: 'li', reason: 'x' })],
    ['commented on', (scope: ActorScope) => addOpinion(scope, { id: ids.near, text: 'x' })],
    ['decided', (scope: ActorScope) => decideCase(scope, { id: ids.near, rev: 0, action: 'accept' })],
    ['given to experts', (scope: ActorScope) => askJudges(scope, { id: ids.near, accountIds: ['expert'] })],
  ])('cannot be %s', async (_, work) => {
    expect(await keyOf(as<unknown>('REGION', work, narrow))).toBe('NOT_FOUND');
  });
});

test('a wide role without a code does not widen a narrow one with it', async () => {
  const mixed = {
    'Mgr.Dashboard': 'TENANT',
    'Mgr.Apply': 'TENANT',
    'Mgr.Apply.audit': 'ASSIGNED',
    'Mgr.Pii.view': 'ASSIGNED',
  } as const;
  expect(await keyOf(as(mixed, (scope) => readCase(scope, { id: ids.near })))).toBe('done');
  expect(await keyOf(as(mixed, (scope) => claimCase(scope, { id: ids.near })))).toBe('NOT_FOUND');
  const reveal = { id: ids.near, path: 'person.identity', reason: '核对' };
  expect(await keyOf(as(mixed, (scope) => revealValue(scope, reveal)))).toBe('NOT_FOUND');
});

test('an expert sees a case while asked about it, gives an opinion, and cannot take it in hand', async () => {
  const expert = (work: Work<unknown>) =>
    keyOf(as({ 'Mgr.Apply': 'ASSIGNED', 'Mgr.Apply.judge': 'ASSIGNED' }, work, { who: 'expert' }));
  expect(await expert((scope) => readCase(scope, { id: ids.near }))).toBe('NOT_FOUND');
  await as('TENANT', (scope) => askJudges(scope, { id: ids.near, accountIds: ['expert'] }));
  expect(await expert((scope) => readCase(scope, { id: ids.near }))).toBe('done');
  expect(await expert((scope) => readCase(scope, { id: ids.here }))).toBe('NOT_FOUND');
  expect(await expert((scope) => addOpinion(scope, { id: ids.near, text: '符合条件' }))).toBe('done');
  expect(await expert((scope) => claimCase(scope, { id: ids.near }))).toBe('NOT_ALLOWED');
  const seen = await as('TENANT', (scope) => readCase(scope, { id: ids.near }));
  expect(seen.judges).toEqual([{ id: 'expert', name: 'expert', state: 'ASKED' }]);
  await as('TENANT', (scope) => askJudges(scope, { id: ids.near, accountIds: [] }));
  expect(await expert((scope) => readCase(scope, { id: ids.near }))).toBe('NOT_FOUND');
  expect(await services.database.asOwner((db) => db.$count(caseJudges))).toBe(0);
});

test.each([
  ['somebody who is no expert', 'li-nobody'],
  ['the applicant', 'near'],
])('%s cannot be asked', async (_, accountId) => {
  expect(await keyOf(as('TENANT', (scope) => askJudges(scope, { id: ids.near, accountIds: [accountId] })))).toBe(
    'NOT_FOUND',
  );
});

test('the roles of a member give each code the widest scope of those that hold it', async () => {
  await services.database.asOwner(async (db) => {
    await db.insert(roles).values({
      id: 'r-region',
      tenantId: 'tenant-a',
      code: 'region',
      nameCN: '区',
      nameEN: 'R',
      dataScope: 'REGION',
      codes: ['Mgr.Apply', 'Mgr.Apply.audit'],
    });
    await db.insert(memberRoles).values({ tenantId: 'tenant-a', memberId: 'm-expert', roleId: 'r-region' });
    await db
      .update(members)
      .set({ regions: ['359900'] })
      .where(sql`id = 'm-expert'`);
  });
  const reach = await services.database.read(null, (db) => loadReach(db, 'expert', 'tenant-a'));
  expect(Object.fromEntries(reach.scopes)).toEqual({
    'Mgr.Apply': 'REGION',
    'Mgr.Apply.audit': 'REGION',
    'Mgr.Apply.judge': 'ASSIGNED',
  });
  expect(reach.regions).toEqual(['359900']);
  const nowhere = await services.database.read(null, (db) => loadReach(db, 'expert', 'tenant-b'));
  expect([nowhere.scopes.size, nowhere.regions]).toEqual([0, []]);
});

test('a case lies where its employer is registered', async () => {
  const fresh = await (async () => {
    await addAccounts(services, 'fresh');
    return submitted(services, 'fresh');
  })();
  const { rows } = await services.database.asOwner((db) =>
    db.execute<{ region: string }>(sql`select region from applications where id = ${fresh}`),
  );
  // 湖里区, where the sample's employer is registered.
  expect(rows).toEqual([{ region: '350206' }]);
});

test('people are found by name, shown as the queue shows them, and never without the code', async () => {
  const { rows } = await services.database.asOwner((db) =>
    db.execute<{ applicant: string }>(sql`select applicant from applications where id = ${ids.here}`),
  );
  const name = rows[0]!.applicant;
  const find = (permCodes: readonly string[]) =>
    asOperator(services, 'wang', (scope) => findByWords(scope, { words: name }), { permCodes: [...permCodes] });
  const people = (await find(codes)).groups.find(({ kind }) => kind === 'person')?.rows ?? [];
  expect(people.length).toBeGreaterThan(0);
  expect(JSON.stringify(people)).not.toContain(name);
  expect((await find(['Mgr.Dashboard'])).groups).toEqual([]);
  expect((await as({}, (scope) => findByWords(scope, { words: name }))).groups).toEqual([]);
});
