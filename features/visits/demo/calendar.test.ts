import { expect, test } from 'vitest';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { editions, entries, entrySteps, rounds } from '#features/competition/server/tables.ts';
import { assignments, judgings, promotions } from '#features/judging/server/tables.ts';
import { visits } from '#features/visits/server/tables.ts';
import { eq } from '#server/database/sql.ts';
import { createDemoServices } from '#server/testing.ts';

const services = await createDemoServices();
const owner = <T>(work: Parameters<typeof services.database.asOwner<T>>[0]) => services.database.asOwner(work);

/** Steps of the demo's entries beside the edition and the stage that each leads to. */
const told = await owner((db) =>
  db
    .select({ entry: entrySteps.entryId, step: entrySteps.step, to: entrySteps.toState, at: entrySteps.at, editions })
    .from(entrySteps)
    .innerJoin(entries, eq(entries.id, entrySteps.entryId))
    .innerJoin(editions, eq(editions.id, entries.editionId)),
);

test('entries of the demo go on once the round before was judged, and win once the results are out', async () => {
  const judged = await owner((db) =>
    db
      .select({ editionId: judgings.editionId, stage: judgings.stage, closesAt: judgings.closesAt, promotions })
      .from(judgings)
      .innerJoin(promotions, eq(promotions.judgingId, judgings.id)),
  );
  expect(judged.map(({ stage }) => stage).sort()).toEqual(['PRELIM', 'SEMI']);
  const before: Record<string, string> = { SEMI: 'PRELIM', FINAL: 'SEMI' };
  const early: unknown[] = [];
  let compared = 0;
  for (const each of told) {
    const { step, to, at, editions: edition } = each;
    const round = judged.find(({ editionId, stage }) => editionId === edition.id && stage === before[to]);
    const notBefore =
      step === 'promote' ? round?.promotions.decidedAt : step === 'award' ? edition.resultsAt! : undefined;
    if (!notBefore) continue;
    compared += 1;
    if (at < notBefore || (round && round.promotions.decidedAt! < round.closesAt)) early.push(each);
  }
  expect(early).toEqual([]);
  expect(compared).toBeGreaterThan(40);
});

test('sheets of the demo are handed in while their round is open; the final of an edition is before its results', async () => {
  const sheets = await owner((db) =>
    db
      .select({ at: assignments.submittedAt, judgings })
      .from(assignments)
      .innerJoin(judgings, eq(judgings.id, assignments.judgingId)),
  );
  const outside = sheets.filter(({ at, judgings: { opensAt, closesAt } }) => at && (at < opensAt || at > closesAt));
  expect(outside).toEqual([]);
  const finals = await owner((db) =>
    db
      .select({ endsOn: rounds.endsOn, resultsAt: editions.resultsAt })
      .from(rounds)
      .innerJoin(editions, eq(editions.id, rounds.editionId))
      .where(eq(rounds.stage, 'FINAL')),
  );
  const published = finals.filter(({ resultsAt }) => resultsAt);
  expect(published.length).toBe(2);
  for (const { endsOn, resultsAt } of published) expect(endsOn < dayInShanghai(resultsAt!)).toBe(true);
});

test('a visit of the demo is finished after the results and before it is passed', async () => {
  const finished = await owner((db) => db.select().from(visits).where(eq(visits.state, 'FINISHED')));
  expect(finished.length).toBeGreaterThan(3);
  for (const { entryId, begunAt, finishedAt } of finished) {
    const passed = told.find(({ entry, step }) => entry === entryId && step === 'pass-visit');
    const { resultsAt } = told.find(({ entry }) => entry === entryId)!.editions;
    expect(begunAt! > resultsAt!).toBe(true);
    if (passed) expect(finishedAt! <= passed.at).toBe(true);
  }
});
