import { beforeAll, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { builtInRoles } from '#core/roles.ts';
import { asOperator } from '#features/casework/server/applications/testing.ts';
import { readPipeline } from '#features/competition/server/organiser/pipeline.ts';
import { readBoard } from '#features/judging/server/board.ts';
import { readDesk } from '#features/judging/server/desk.ts';
import { previewDraw } from '#features/judging/server/draw.ts';
import { readJudged } from '#features/judging/server/score.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { messages } from '#server/database/tables/logs.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { ActorScope } from '#server/scope.ts';
import { createDemoServices } from '#server/testing.ts';
import { replaceJudge } from './replace-judge.ts';

const services = await createDemoServices();
const running = 'judging-demo-2028';
const codesOf = (role: string) => builtInRoles.find(({ code }) => code === role)!.codes;
const logins = new Map<string, string>();
let tenantId = '';

beforeAll(async () => {
  services.setNow(services.story.moved(new Date('2026-11-25T02:00:00Z')));
  await services.database.asOwner(async (db) => {
    const [tenant] = await db.select().from(tenants).where(eq(tenants.code, 'yunting'));
    tenantId = tenant!.id;
    for (const row of await db.select().from(accounts)) logins.set(row.id, row.loginName);
  });
});

const refusal = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));
const organising = <T>(work: (scope: ActorScope) => Promise<T>) =>
  asOperator(services, 'organiser', work, { tenantId, permCodes: codesOf('reviewer') });
const judging = <T>(accountId: string, work: (scope: ActorScope) => Promise<T>) =>
  asOperator(services, accountId, work, { tenantId, permCodes: codesOf('judge') });
const boardOf = () => organising((scope) => readBoard(scope, { id: running }));
const rowsOf = (accountId: string) =>
  judging(accountId, readDesk).then(({ judgings }) => judgings.find(({ id }) => id === running)!.rows);
const replace = (accountId: string) =>
  organising((scope) => replaceJudge(scope, { tenantId, id: running, accountId, reqId: newId() }));

test('what a judge has left goes to others, what they handed in counts on, and they open nothing of it any more', async () => {
  const before = await boardOf();
  const slow = before.judges.find(({ given, submitted }) => submitted > 0 && given > submitted + 3)!;
  const open = (await rowsOf(slow.accountId)).find(({ state }) => state === 'OPEN')!;
  const { taken, drawn } = await replace(slow.accountId);
  expect(taken).toBe(slow.given - slow.submitted);
  expect(drawn).toBeGreaterThan(0);

  const after = await boardOf();
  expect(after.judges.find(({ accountId }) => accountId === slow.accountId)).toMatchObject({
    given: slow.submitted,
    submitted: slow.submitted,
    waiting: 0,
    drafts: 0,
    replaced: taken,
  });
  expect([after.given, after.submitted]).toEqual([before.given - taken + drawn, before.submitted]);
  // What nobody could take is short, and its track says so.
  expect(after.tracks.reduce((sum, { short }) => sum + short, 0)).toBe(after.short);
  // No entry has more judges than it should, and nobody more entries than the round allows.
  expect(after.given).toBeLessThanOrEqual(after.entries * after.perEntry);
  expect(after.judges.every(({ given }) => given <= after.cap)).toBe(true);
  const next = await organising((scope) => previewDraw(scope, { id: running }));
  expect(next.judges.find(({ accountId }) => accountId === slow.accountId)?.adds ?? 0).toBe(0);

  expect((await rowsOf(slow.accountId)).every(({ state }) => state !== 'OPEN')).toBe(true);
  expect(await judging(slow.accountId, (scope) => readJudged(scope, { id: open.id })).catch(refusal)).toBe('NOT_FOUND');
  const told = await services.database.asOwner((db) =>
    db
      .select({ text: messages.bodyCN })
      .from(messages)
      .where(and(eq(messages.accountId, slow.accountId), eq(messages.titleCN, '未交的项目已改由他人评审'))),
  );
  expect(told.map(({ text }) => text.includes(`${taken} 项`))).toEqual([true]);

  expect(await replace(slow.accountId).catch(refusal)).toBe('NOT_ALLOWED');
  expect(await replace('nobody').catch(refusal)).toBe('NOT_ALLOWED');
});

test('the board says when a judge last did something, and nothing of one who did not begin', async () => {
  const { judges } = await boardOf();
  for (const { given, submitted, waiting, drafts, lastAt } of judges)
    expect(lastAt === null).toBe(submitted === 0 && drafts === 0 && waiting === given);
  expect(judges.some(({ lastAt }) => lastAt === null)).toBe(true);
});

test('the pipeline counts entries of a group and of all, with the days of the round that is judged', async () => {
  const of = async (group?: 'STARTUP' | 'GROWTH') => {
    const { editions } = await organising((scope) => readPipeline(scope, { ...(group && { group }) }));
    return editions.find(({ id }) => id === board.editionId)!;
  };
  const board = await boardOf();
  const [all, startUps, grown] = [await of(), await of('STARTUP'), await of('GROWTH')];
  const sum = ({ states }: typeof all) => states.reduce((total, { count }) => total + count, 0);
  expect(sum(startUps) + sum(grown)).toBe(sum(all));
  expect(sum(startUps)).toBeGreaterThan(0);
  expect(all.states.find(({ state }) => state === board.stage)?.count).toBe(board.entries);
  expect(all.rounds.filter(({ stage }) => stage === board.stage).length).toBe(1);
});
