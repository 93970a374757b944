import { beforeEach, expect, test } from 'vitest';
import { addAccount, addTenants, settle } from '#features/accounts/server/testing.ts';
import { farmMembers, farms, flockReports, flockTrainings } from '#features/flock/server/tables.ts';
import { keepTraining, listTrainings } from '#features/flock/server/trainings.ts';
import type { FarmType } from '#features/flock/shared/scoring/farm.ts';
import type { Area } from '#features/flock/shared/scoring/limits.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { readBenchmark } from './benchmark.ts';

const services = await createTestServices();
await addTenants(services, ['tenant-a', 'tenant-b']);
for (const id of ['ann', 'bo']) await addAccount(services, { id });

interface Given {
  readonly owner?: string;
  readonly farm?: Partial<typeof farms.$inferInsert>;
  readonly report?: Partial<typeof flockReports.$inferInsert>;
}

/** A farm of an owner with one finished report in which `litter` has a value. */
async function addFarm(id: string, litter: number | null, { owner = `owner-${id}`, farm, report }: Given = {}) {
  const place = { tenantId: 'tenant-a', type: 'broiler', area: 'europe' };
  await services.database.asOwner(async (db) => {
    await db
      .insert(farms)
      .values({ ...place, id, name: id, isShared: true, ...farm })
      .onConflictDoNothing();
    await db
      .insert(farmMembers)
      .values({ tenantId: 'tenant-a', farmId: id, accountId: owner, role: 'OWNER' })
      .onConflictDoNothing();
    const visitedOn = report?.visitedOn ?? '2026-11-10';
    await db.insert(flockReports).values({
      ...place,
      id: `${id}-${visitedOn}`,
      farmId: id,
      doc: `r-${visitedOn}`,
      name: 'r',
      house: '1',
      visitedOn,
      state: 'finished',
      scaleVersion: 1,
      lights: {},
      measured: litter === null ? {} : { litter, nh3: 8 },
      ...report,
    });
  });
}

beforeEach(async () => {
  services.setNow(new Date('2026-11-20T08:00:00.000Z'));
  await services.database.asOwner(async (db) => {
    for (const table of [farms, farmMembers, flockReports, flockTrainings]) await db.delete(table);
  });
  for (const [id, litter] of [
    ['a', 0],
    ['b', 10],
    ['c', 20],
    ['d', 40],
  ] as const)
    await addFarm(id, litter);
});

const compare = (area: Area = 'europe', type: FarmType = 'broiler', tenantId = 'tenant-a') =>
  asActor(services, { actor: { id: 'ann' }, tenantId, side: 'poultry' }, (scope) =>
    readBenchmark(scope, { area, type }),
  );
const quartilesOf = async () => (await compare()).rows.find(({ measure }) => measure === 'litter');

test('four farms are told nothing of, five are', async () => {
  expect((await compare()).rows).toEqual([]);
  await addFarm('e', 30);
  expect(await compare()).toMatchObject({ from: '2026-08-22', rows: [{ measure: 'litter' }, { measure: 'nh3' }] });
  expect(await quartilesOf()).toEqual({ measure: 'litter', farms: 5, low: 10, median: 20, high: 30 });
});

test.each<[string, Given & { litter?: null }]>([
  ['without consent', { farm: { isShared: false } }],
  ['that is gone', { farm: { isGone: true } }],
  ['that is blocked', { farm: { blockedAt: new Date() } }],
  ['of an owner who counts already', { owner: 'owner-a' }],
  ['of another area', { report: { area: 'china' } }],
  ['of another type', { report: { type: 'duck' } }],
  ['whose report goes on', { report: { state: 'open' } }],
  ['visited more than 90 days ago', { report: { visitedOn: '2026-08-21' } }],
  ['without this measure', { litter: null }],
])('a fifth farm %s changes nothing', async (_what, { litter = 30, ...told }) => {
  await addFarm('e', litter, told);
  expect(await quartilesOf()).toBeUndefined();
});

test('the newest report of each farm counts', async () => {
  await addFarm('e', 30);
  await addFarm('a', 50, { report: { visitedOn: '2026-11-18' } });
  await addFarm('b', 90, { report: { visitedOn: '2026-11-01' } });
  expect(await quartilesOf()).toMatchObject({ farms: 5, low: 20, median: 30, high: 40 });
});

test('no tenant is compared with another', async () => {
  await addFarm('e', 30);
  expect((await compare('europe', 'broiler', 'tenant-b')).rows).toEqual([]);
});

const round = {
  id: 'round-0001',
  at: '2026-11-20T07:00:00.000Z',
  section: 'litter',
  answers: [0, 1, 2, 3, 4, 5].map((score) => ({ drawing: `litter-${score}`, score })),
};
const asPerson = <T>(id: string, work: Parameters<typeof asActor<T>>[2]) =>
  settle(asActor(services, { actor: { id }, side: 'poultry' }, work));
const keep = (who: string, rest: object = {}) => asPerson(who, (scope) => keepTraining(scope, { ...round, ...rest }));
const list = (who: string) => asPerson(who, listTrainings) as ReturnType<typeof listTrainings>;

test('a round is kept once, and nobody sees another’s', async () => {
  await keep('ann');
  await keep('ann', { answers: [{ drawing: 'litter-0', score: 5 }] });
  const { at, section } = round;
  expect((await list('ann')).rows).toEqual([{ id: round.id, section, at, items: 6, ac2: 1 }]);
  expect((await list('bo')).rows).toEqual([]);
  // The same name of another person's round is theirs.
  await keep('bo', { answers: [{ drawing: 'litter-0', score: 5 }] });
  expect((await list('bo')).rows).toMatchObject([{ id: round.id, items: 1 }]);
  expect((await list('bo')).rows[0]!.ac2).toBeLessThan(0.2);
});

test('a clock that runs ahead does not put a round into the future', async () => {
  await keep('ann', { at: '2027-01-01T00:00:00.000Z' });
  expect((await list('ann')).rows).toMatchObject([{ at: '2026-11-20T08:00:00.000Z' }]);
});

test.each([
  { section: 'gait' },
  { answers: [{ drawing: 'tip-birds', score: 0 }] },
  { answers: [{ drawing: 'litter-9', score: 0 }] },
  { answers: [{ drawing: 'feather-1', score: 4 }] },
])('%o is refused', async (wrong) => {
  expect(await keep('ann', wrong)).toMatchObject({ key: 'INVALID' });
  expect((await list('ann')).rows).toEqual([]);
});
