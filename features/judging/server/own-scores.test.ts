import { beforeAll, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { builtInRoles } from '#core/roles.ts';
import { asOperator } from '#features/casework/server/applications/testing.ts';
import { demoEditionId } from '#features/competition/demo/editions.ts';
import { editions, entries } from '#features/competition/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, isNotNull } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import { asActor, createDemoServices } from '#server/testing.ts';
import { readOwnScores } from './own-scores.ts';
import { readResults } from './results.ts';
import { assignments, judgings, promotions } from './tables.ts';

const services = await createDemoServices();
/** An instant as the demo was written, moved with it. */
const at = (instant: string) => services.setNow(services.story.moved(new Date(instant)));
const during = '2026-11-25T02:00:00Z';
const owner = <T>(work: Parameters<typeof services.database.asOwner<T>>[0]) => services.database.asOwner(work);
const organiserCodes = builtInRoles.find(({ code }) => code === 'reviewer')!.codes;
type Entry = typeof entries.$inferSelect;
let winner: Entry;
let running: Entry;

beforeAll(async () => {
  at(during);
  await owner(async (db) => {
    const won = and(eq(entries.editionId, demoEditionId(2026)), isNotNull(entries.prize));
    [winner] = (await db.select().from(entries).where(won).orderBy(entries.no)) as [Entry];
    const now = and(eq(assignments.judgingId, 'judging-demo-2028'), eq(assignments.state, 'SUBMITTED'));
    const [scored] = await db.select().from(assignments).where(now);
    [running] = (await db.select().from(entries).where(eq(entries.id, scored!.entryId))) as [Entry];
  });
});

const slowly =
  <I, O>(run: (call: Parameters<typeof readOwnScores>[0], input: I) => Promise<O>, input: I) =>
  (scope: ActorScope) => {
    const { actor, now } = scope;
    return run({ actor, now, services, read: (work) => work(scope), transact: (work) => work(scope) }, input);
  };
const scoresOf = (entry: Entry, ownerId = entry.ownerId) =>
  asActor(
    services,
    { actor: { id: ownerId }, tenantId: entry.tenantId, side: 'portal' },
    slowly(readOwnScores, { id: entry.id }),
  );
const keyOf = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));

test('an entrant reads every published round: what counts averages to the result that the organiser sees', async () => {
  const { rounds } = await scoresOf(winner);
  expect(rounds.map(({ stage }) => stage)).toEqual(['PRELIM', 'SEMI', 'FINAL']);
  for (const { totals, result, rank, of, outOf, adjusted, criteria } of rounds) {
    const values = totals.map(({ value }) => value);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(totals.map(({ counts }) => counts)).toEqual([false, true, true, true, false]);
    expect((values[1]! + values[2]! + values[3]!) / 3).toBeCloseTo(result, 2);
    expect([rank, adjusted.rank, adjusted.low].every((each) => each >= 1 && each <= of)).toBe(true);
    expect(adjusted.high).toBeGreaterThanOrEqual(adjusted.low);
    expect(outOf).toBe(100);
    expect(criteria.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  }
  const organiser = await owner((db) => db.select().from(accounts).where(eq(accounts.loginName, 'reviewer')));
  const told = await asOperator(services, organiser[0]!.id, slowly(readResults, { id: 'judging-demo-2026' }), {
    tenantId: winner.tenantId,
    permCodes: organiserCodes,
  });
  const row = told.rows.find(({ id }) => id === winner.id)!;
  expect(rounds[0]).toMatchObject({ result: row.result, rank: row.rank, of: told.rows.length });
  expect(rounds[0]!.adjusted).toEqual({ rank: row.adjustedRank, low: row.low, high: row.high });
});

test('nothing in it says who the judges are', async () => {
  const told = JSON.stringify(await scoresOf(winner));
  const judged = await owner((db) =>
    db
      .select({ id: accounts.id, nickname: accounts.nickname, row: assignments.id })
      .from(assignments)
      .innerJoin(accounts, eq(accounts.id, assignments.accountId))
      .where(eq(assignments.entryId, winner.id)),
  );
  expect(judged.length).toBe(15);
  for (const { id, nickname, row } of judged)
    expect([id, nickname, row].some((each) => told.includes(each))).toBe(false);
});

test('before results are published there is nothing to read, and of somebody else’s entry never', async () => {
  expect(await scoresOf(winner, running.ownerId === winner.ownerId ? newId() : running.ownerId).catch(keyOf)).toBe(
    'NOT_FOUND',
  );
  const [edition] = await owner((db) => db.select().from(editions).where(eq(editions.id, winner.editionId)));
  services.setNow(new Date(edition!.resultsAt!.getTime() - 1));
  expect((await scoresOf(winner)).rounds.map(({ stage }) => stage)).toEqual(['PRELIM', 'SEMI']);
  at(during);

  const none = { rounds: [] };
  expect(await scoresOf(running)).toEqual(none);
  const now = { tenantId: running.tenantId, judgingId: 'judging-demo-2028' };
  await owner((db) => db.update(judgings).set({ state: 'CLOSED' }).where(eq(judgings.id, now.judgingId)));
  const proposed = { ...now, id: newId(), list: [], madeBy: 'somebody' };
  await owner((db) => db.insert(promotions).values(proposed));
  expect(await scoresOf(running)).toEqual(none);
  await owner((db) =>
    db
      .update(promotions)
      .set({ state: 'CONFIRMED', decidedAt: services.clock() })
      .where(eq(promotions.id, proposed.id)),
  );
  expect((await scoresOf(running)).rounds.map(({ publishedAt }) => publishedAt)).toEqual([
    services.clock().toISOString(),
  ]);
});
