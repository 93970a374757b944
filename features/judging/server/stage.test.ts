import { beforeAll, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { builtInRoles } from '#core/roles.ts';
import { asOperator } from '#features/casework/server/applications/testing.ts';
import { eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { ActorScope } from '#server/scope.ts';
import { createDemoServices } from '#server/testing.ts';
import { readDesk } from './desk.ts';
import { readStage, stepStage } from './stage.ts';
import { assignments, judgings } from './tables.ts';

const services = await createDemoServices();
const id = 'judging-demo-2028-semi';
const owner = <T>(work: Parameters<typeof services.database.asOwner<T>>[0]) => services.database.asOwner(work);
const codesOf = (role: string) => builtInRoles.find(({ code }) => code === role)!.codes;
const people = new Map<string, string>();
let tenantId = '';

beforeAll(async () => {
  services.setNow(services.story.moved(new Date('2026-11-25T02:00:00Z')));
  await owner(async (db) => {
    const [tenant] = await db.select().from(tenants).where(eq(tenants.code, 'yunting'));
    tenantId = tenant!.id;
    for (const row of await db.select().from(accounts)) people.set(row.loginName, row.id);
  });
});

const as = <T>(login: string, role: string, work: (scope: ActorScope) => Promise<T>) =>
  asOperator(services, people.get(login)!, work, { tenantId, permCodes: codesOf(role) });
const keyOf = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));
const stage = async () => (await as('reviewer', 'reviewer', (scope) => readStage(scope, {}))).stage!;
const step = (rev: number, to: Parameters<typeof stepStage>[1]['step'], of = id) =>
  as('reviewer', 'reviewer', (scope) => stepStage(scope, { id: of, rev, step: to })).catch(keyOf);
const deskOf = async (login: string) => (await as(login, 'judge', readDesk)).judgings.find((each) => each.id === id)!;

test('the clock runs by the server, and of two who call the next entry at once one is told', async () => {
  const before = await stage();
  expect(before).toMatchObject({ id, at: 2, phase: 'TALK', startedAt: null, isOpen: true });
  expect(before.order.slice(0, 3).map(({ given, submitted }) => [given, submitted])).toEqual([
    [5, 5],
    [5, 5],
    [5, 0],
  ]);
  expect(await step(before.rev, 'start')).toEqual({ rev: before.rev + 1 });
  expect((await stage()).startedAt).toBe(services.clock().toISOString());
  services.setNow(new Date(services.clock().getTime() + 30_000));
  expect(await step(before.rev + 1, 'start')).toBe('NOT_ALLOWED');
  await step(before.rev + 1, 'pause');
  expect(await stage()).toMatchObject({ startedAt: null, spentMs: before.spentMs + 30_000 });
  const both = await Promise.all([step(before.rev + 2, 'next'), step(before.rev + 2, 'next')]);
  expect(both.filter((each) => each === 'CONFLICT')).toHaveLength(1);
  expect(await stage()).toMatchObject({ at: 3, spentMs: 0, rev: before.rev + 3 });
});

test('a judge learns that their entry is up; of another one only that it is none of theirs', async () => {
  const { order, at } = await stage();
  const up = order[at]!.no;
  const given = await owner((db) => db.select().from(assignments).where(eq(assignments.judgingId, id)));
  const found = { theirs: 0, others: 0 };
  for (const [login, account] of people) {
    if (!given.some(({ accountId }) => accountId === account)) continue;
    const desk = await deskOf(login);
    const own = desk.rows.find(({ no }) => no === up);
    expect(desk.stage).toEqual({ row: own?.id ?? null });
    if (!own) expect(JSON.stringify(desk).includes(up)).toBe(false);
    found[own ? 'theirs' : 'others'] += 1;
  }
  expect(found).toEqual({ theirs: 5, others: 7 });
});

test('only a round that is open, has minutes and an order is on stage', async () => {
  expect(await step(0, 'start', 'judging-demo-2028')).toBe('NOT_ALLOWED');
  const { rev } = await stage();
  await owner((db) => db.update(judgings).set({ state: 'CLOSED' }).where(eq(judgings.id, id)));
  expect(await step(rev, 'next')).toBe('NOT_ALLOWED');
  expect((await stage()).isOpen).toBe(false);
  expect((await deskOf('judge')).stage).toBeUndefined();
  const foreign = asOperator(services, people.get('reviewer')!, (scope) => readStage(scope, { id }), {
    tenantId: 'tenant-b',
    permCodes: codesOf('reviewer'),
  });
  expect(await foreign.catch(keyOf)).toBe('NOT_FOUND');
});
