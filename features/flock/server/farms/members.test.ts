import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { addAccount, addTenants, answerOf } from '#features/accounts/server/testing.ts';
import { farmInvites, farmMembers, farms, flockChanges, flockEntries } from '#features/flock/server/tables.ts';
import { farmId, phoneOf } from '#features/flock/server/testing.ts';
import { eq } from '#server/database/sql.ts';
import { counters } from '#server/database/tables/accounts.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import type { ActorScope } from '#server/scope.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { listFarms } from './farms.ts';
import { handFarmOver } from './hand-over.ts';
import { inviteToFarm, joinFarm } from './invites.ts';
import { leaveFarm, listMembers } from './members.ts';

const services = await createTestServices();
await addTenants(services, ['tenant-a', 'tenant-b']);
for (const id of ['ann', 'bo', 'eve']) await addAccount(services, { id });
const start = new Date('2026-11-20T02:00:00.000Z');

const owner = <T>(work: Parameters<typeof services.database.asOwner<T>>[0]) => services.database.asOwner(work);
const as = <T>(id: string, work: (scope: ActorScope) => Promise<T>, tenantId = 'tenant-a') =>
  asActor(services, { actor: { id }, tenantId, side: 'poultry' }, work);
const refusal = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));
const invite = (role: 'WORKER' | 'VET' = 'WORKER') =>
  as('ann', (scope) => inviteToFarm(scope, { farmId, role, reqId: 'request-1' }));
const join = async (id: string, code: string, tenantId = 'tenant-a') => {
  const settings = { actor: { id }, tenantId, side: 'poultry' } as const;
  const answer = await answerOf(services, settings, (scope) =>
    joinFarm(scope as ActorScope, { code, reqId: 'request-2' }),
  );
  return answer instanceof Refusal ? answer.key : answer;
};
const leave = (id: string, accountId: string) =>
  as(id, (scope) => leaveFarm(scope, { farmId, accountId })).catch(refusal);
const handOver = (id: string, accountId: string) =>
  as(id, (scope) => handFarmOver(scope, { farmId, accountId })).catch(refusal);
const members = (id: string) => as(id, (scope) => listMembers(scope, { farmId }));

beforeEach(async () => {
  services.setNow(start);
  await owner(async (db) => {
    for (const table of [farms, farmMembers, farmInvites, flockEntries, flockChanges, counters]) await db.delete(table);
  });
  const ann = phoneOf(services, 'ann');
  ann.write('name', 'Birch Farm', { doc: 'farm' });
  await ann.sync();
});

test('a code brings one more person in, once, however it is typed', async () => {
  const { code, validUntil } = await invite();
  expect(code).toMatch(/^[A-Z]{8}$/);
  expect(validUntil).toBe('2026-11-27T02:00:00.000Z');
  const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
  expect(await join('bo', typed)).toEqual({ farmId, name: 'Birch Farm' });
  expect(await join('eve', code)).toBe('NOT_FOUND');
  expect((await members('bo')).rows).toMatchObject([
    { id: 'ann', role: 'OWNER', isSelf: false },
    { id: 'bo', role: 'WORKER', isSelf: true },
  ]);
  expect((await as('bo', listFarms)).rows).toEqual([{ id: farmId, name: 'Birch Farm', role: 'WORKER', seq: 1 }]);
  expect((await as('eve', listFarms)).rows).toEqual([]);
});

test('a code is kept as a hash, ends after a week, and opens nothing in another tenant', async () => {
  const { code } = await invite();
  const [kept] = await owner((db) => db.select().from(farmInvites));
  expect(JSON.stringify(kept)).not.toContain(code);
  expect(await join('bo', code, 'tenant-b')).toBe('NOT_FOUND');
  services.setNow(new Date(start.getTime() + 7 * 24 * 3_600_000));
  expect(await join('bo', code)).toBe('NOT_FOUND');
});

test('nobody tries codes without end', async () => {
  const answers = [];
  for (let tries = 0; tries < 21; tries++) answers.push(await join('eve', 'ABCDEFGH'));
  expect(new Set(answers.slice(0, 20))).toEqual(new Set(['NOT_FOUND']));
  expect(answers[20]).toBe('TOO_MANY');
});

test('only the owner invites and takes others off; the last owner stays', async () => {
  await join('bo', (await invite()).code);
  const byBo = as('bo', (scope) => inviteToFarm(scope, { farmId, role: 'VET', reqId: 'request-3' }));
  expect(await byBo.catch(refusal)).toBe('NO_PERMISSION');
  expect(await leave('bo', 'ann')).toBe('NO_PERMISSION');
  expect(await leave('eve', 'bo')).toBe('NOT_FOUND');
  expect(await leave('ann', 'ann')).toBe('LAST_OWNER');
  expect(await leave('ann', 'eve')).toBe('NOT_FOUND');
  expect(await leave('ann', 'bo')).toEqual({});
  expect(await members('bo').catch(refusal)).toBe('NOT_FOUND');
});

test('who is there already takes the role of the code, an owner stays one', async () => {
  await join('bo', (await invite('VET')).code);
  await join('bo', (await invite('WORKER')).code);
  await join('ann', (await invite('VET')).code);
  expect((await members('ann')).rows.map(({ role }) => role)).toEqual(['OWNER', 'WORKER']);
  expect(await leave('bo', 'bo')).toEqual({});
});

test('the owner hands the farm over and stays as a worker; nobody else can, and nobody gets it who does not work there', async () => {
  await join('bo', (await invite('VET')).code);
  expect(await handOver('bo', 'bo')).toBe('NO_PERMISSION');
  expect(await handOver('bo', 'ann')).toBe('NO_PERMISSION');
  expect(await handOver('eve', 'eve')).toBe('NOT_FOUND');
  expect(await handOver('ann', 'eve')).toBe('NOT_FOUND');
  expect(await handOver('ann', 'ann')).toBe('NOT_ALLOWED');
  const elsewhere = as('ann', (scope) => handFarmOver(scope, { farmId, accountId: 'bo' }), 'tenant-b');
  expect(await elsewhere.catch(refusal)).toBe('NOT_FOUND');
  expect((await members('ann')).rows.map(({ id, role }) => [id, role])).toEqual([
    ['ann', 'OWNER'],
    ['bo', 'VET'],
  ]);

  expect(await handOver('ann', 'bo')).toEqual({});
  expect((await members('ann')).rows.map(({ id, role }) => [id, role])).toEqual([
    ['bo', 'OWNER'],
    ['ann', 'WORKER'],
  ]);
  const byAnn = as('ann', (scope) => inviteToFarm(scope, { farmId, role: 'VET', reqId: 'request-4' }));
  expect(await byAnn.catch(refusal)).toBe('NO_PERMISSION');
  expect(await handOver('ann', 'ann')).toBe('NO_PERMISSION');
  expect(await leave('bo', 'bo')).toBe('LAST_OWNER');
  expect(await leave('ann', 'ann')).toEqual({});
});

test('of two hand-overs at once one counts, and the farm has one owner', async () => {
  await join('bo', (await invite()).code);
  await join('eve', (await invite()).code);
  const answers = await Promise.all([handOver('ann', 'bo'), handOver('ann', 'eve')]);
  expect(answers.filter((answer) => answer === 'NO_PERMISSION')).toHaveLength(1);
  expect((await members('ann')).rows.filter(({ role }) => role === 'OWNER')).toHaveLength(1);
});

test('every step stands in the business log', async () => {
  await owner((db) => db.execute('truncate busi_log, busi_queue'));
  await join('bo', (await invite()).code);
  await handOver('ann', 'bo');
  await leave('bo', 'ann');
  const lines = await owner((db) => db.select().from(busiLog).where(eq(busiLog.module, 'FLOCK')).orderBy(busiLog.seq));
  expect(lines.map(({ action, actorId, title }) => [action, actorId, title])).toEqual([
    ['INVITE', 'ann', 'Birch Farm'],
    ['JOIN', 'bo', 'Birch Farm'],
    ['HAND_OVER', 'ann', 'Birch Farm'],
    ['REMOVE', 'bo', 'Birch Farm'],
  ]);
  expect(lines[2]?.changes).toEqual([{ field: 'owner', before: 'ann', after: 'bo' }]);
});
