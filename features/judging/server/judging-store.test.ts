import { expect, test } from 'vitest';
import { builtInRoles } from '#core/roles.ts';
import { asOperator } from '#features/casework/server/applications/testing.ts';
import { recuse } from '#features/judging/server/ties/recuse.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { Store } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { createDemoServices } from '#server/testing.ts';
import { readBoard } from './board.ts';
import { judgeStore } from './judges/judge-store.ts';
import { judgingStore } from './judging-store.ts';
import { assignments, judgings } from './tables.ts';

const services = await createDemoServices();
const running = 'judging-demo-2028';
services.setNow(services.story.moved(new Date('2026-11-25T02:00:00Z')));

test('lists say how often judges stepped back, and the board who takes over', async () => {
  const { tenantId, judge, reviewer, open } = await services.database.asOwner(async (db) => {
    const [tenant] = await db.select().from(tenants).where(eq(tenants.code, 'yunting'));
    const all = new Map((await db.select().from(accounts)).map(({ id, loginName }) => [loginName, id]));
    const held = and(eq(assignments.judgingId, running), eq(assignments.accountId, all.get('judge')!));
    const [first] = await db
      .select()
      .from(assignments)
      .where(and(held, eq(assignments.state, 'OPEN')));
    return { tenantId: tenant!.id, judge: all.get('judge')!, reviewer: all.get('reviewer')!, open: first! };
  });
  const as = <T>(id: string, role: string, work: (scope: ActorScope) => Promise<T>) =>
    asOperator(services, id, work, { tenantId, permCodes: builtInRoles.find(({ code }) => code === role)!.codes });
  const organising = <T>(work: (scope: ActorScope) => Promise<T>) => as(reviewer, 'reviewer', work);
  const listed = async (store: Pick<Store, 'list'>, filter: Record<string, string> = {}) => {
    const query = { filter, sort: 'updatedAt', descending: true, limit: 100, offset: 0 };
    return (await organising((scope) => store.list(scope, query))).rows;
  };
  const awayOf = async () => {
    const { judges } = await organising((scope) => readBoard(scope, { id: running }));
    const [round] = (await listed(judgingStore)).filter(({ id }) => id === running);
    const [own] = (await listed(judgeStore)).filter(
      ({ account, edition }) => account === judge && edition === round!.edition,
    );
    expect(round!.recused).toBe(judges.reduce((sum, { recused }) => sum + recused, 0));
    return [Number(round!.recused), Number(own!.recused)] as const;
  };

  const before = await awayOf();
  await as(judge, 'judge', (scope) =>
    recuse(scope, { tenantId, id: open.id, kind: 'FAMILY', note: '', reqId: newId() }),
  );
  expect(await awayOf()).toEqual(before.map((count) => count + 1));

  const { ties, judges } = await organising((scope) => readBoard(scope, { id: running }));
  const tie = ties.find(({ entryId, accountId }) => entryId === open.entryId && accountId === judge)!;
  const taker = judges.find(({ name }) => name === tie.takenBy)!;
  const [seat] = await services.database.asOwner((db) =>
    db
      .select({ state: assignments.state })
      .from(assignments)
      .where(and(eq(assignments.entryId, open.entryId), eq(assignments.accountId, taker.accountId))),
  );
  expect([tie.state, seat!.state]).toEqual(['CONFIRMED', 'INVITED']);

  const away = await listed(judgeStore, { recusal: 'YES' });
  expect(away.some(({ account }) => account === judge)).toBe(true);
  expect(away.every(({ recused }) => Number(recused) > 0)).toBe(true);
  expect(away.length + (await listed(judgeStore, { recusal: 'NO' })).length).toBe((await listed(judgeStore)).length);
});

test('a round that has a judging says so where one is chosen, and comes after those that have none', async () => {
  const [tenant] = await services.database.asOwner((db) =>
    db.select().from(tenants).where(eq(tenants.code, 'yunting')),
  );
  const options = await asOperator(services, 'wang', (scope) => judgingStore.options!(scope), { tenantId: tenant!.id });
  const taken = await services.database.asOwner((db) => db.select({ id: judgings.roundId }).from(judgings));
  const isTaken = options.rounds!.map(({ value }) => taken.some(({ id }) => id === value));
  expect(options.rounds!.map(({ label }) => label.CN.endsWith('（已设评审）'))).toEqual(isTaken);
  // Free ones first, and the demo has both.
  expect(isTaken).toEqual([...isTaken].sort());
  expect(new Set(isTaken).size).toBe(2);
});
