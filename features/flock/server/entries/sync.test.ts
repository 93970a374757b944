import pg from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { addAccount, addTenants } from '#features/accounts/server/testing.ts';
import {
  appVersions,
  farmMembers,
  farms,
  flockChanges,
  flockConflicts,
  flockEntries,
  flockQuestions,
  flockReports,
} from '#features/flock/server/tables.ts';
import { at, farmId, foot, head, phoneOf, reading, reportId, walkedBird } from '#features/flock/server/testing.ts';
import { and, eq } from '#server/database/sql.ts';
import { createTestServices } from '#server/testing.ts';

const services = await createTestServices();
await addTenants(services, ['tenant-a', 'tenant-b']);
for (const id of ['ann', 'bo', 'vera', 'eve']) await addAccount(services, { id });

const owner = <T>(work: Parameters<typeof services.database.asOwner<T>>[0]) => services.database.asOwner(work);
const refusal = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));

beforeEach(() =>
  owner(async (db) => {
    for (const table of [
      farms,
      farmMembers,
      flockEntries,
      flockChanges,
      flockConflicts,
      flockReports,
      flockQuestions,
      appVersions,
    ])
      await db.delete(table);
  }),
);

/** Ann's farm with a worker and a vet, and one report that all of them have read. */
async function begin() {
  const ann = phoneOf(services, 'ann');
  ann.write('name', 'Birch Farm', { doc: 'farm' });
  ann.write('head', head);
  ann.write('name', 'House 3');
  await ann.sync();
  const work = { tenantId: 'tenant-a', farmId };
  await owner((db) =>
    db.insert(farmMembers).values([
      { ...work, accountId: 'bo', role: 'WORKER' },
      { ...work, accountId: 'vera', role: 'VET' },
    ]),
  );
  const [bo, vera] = [phoneOf(services, 'bo'), phoneOf(services, 'vera')];
  await bo.sync();
  await vera.sync();
  return { ann, bo, vera };
}

const standing = (key: string) =>
  owner(async (db) => {
    const found = await db
      .select()
      .from(flockEntries)
      .where(and(eq(flockEntries.doc, reportId), eq(flockEntries.key, key)));
    return found[0]?.value;
  });

test('a version that the released ones no longer allow takes part in nothing; what it kept arrives after the update', async () => {
  const release = { id: 'version-12', tenantId: 'tenant-a', app: 'FARM', number: '1.2.0', kind: 'MINOR' } as const;
  const words = { titleCN: '新', titleEN: 'New', values: {}, savedBy: 'ann' };
  const rest = { state: 'RELEASED', minNumber: '1.1.0', releaseAt: new Date(at) } as const;
  await owner((db) => db.insert(appVersions).values({ ...release, ...words, ...rest }));
  for (const app of [undefined, '1.0.9']) {
    const phone = phoneOf(services, 'ann', app ? { app } : {});
    const change = phone.write('name', 'Birch Farm', { doc: 'farm' });
    expect(await phone.sync().catch(refusal)).toBe('APP_TOO_OLD');
    expect(await phone.sync([]).catch(refusal)).toBe('APP_TOO_OLD');
    expect(await owner((db) => db.$count(flockChanges))).toBe(0);
    const updated = phoneOf(services, 'ann', { app: '1.1.0' });
    expect((await updated.sync([change])).results).toEqual([{ id: change.id, outcome: 'KEPT' }]);
    for (const table of [farms, farmMembers, flockEntries, flockChanges]) await owner((db) => db.delete(table));
  }
});

describe('one phone', () => {
  test('the first changes make the farm, owned by whoever sends them, and lists know it', async () => {
    await begin();
    const [farm] = await owner((db) => db.select().from(farms));
    expect(farm).toMatchObject({ id: farmId, tenantId: 'tenant-a', name: 'Birch Farm', seq: 3, area: 'europe' });
    const [report] = await owner((db) => db.select().from(flockReports));
    expect(report).toMatchObject({
      doc: reportId,
      name: 'House 3',
      house: '3',
      visitedOn: '2026-11-20',
      state: 'open',
    });
  });

  test('what is sent twice happens once and is answered alike, also beside new changes', async () => {
    const { ann } = await begin();
    const first = ann.write('fpd:foot-one1', foot(1, 3));
    const answer = await ann.sync();
    const second = ann.write('fpd:foot-two2', foot(2));
    const again = await ann.sync([first, second, second]);
    expect(answer.results).toEqual([{ id: first.id, outcome: 'KEPT' }]);
    expect(again.results.map(({ outcome }) => outcome)).toEqual(['KEPT', 'KEPT', 'KEPT']);
    expect(await owner((db) => db.$count(flockChanges, eq(flockChanges.key, 'fpd:foot-one1')))).toBe(1);
    expect(again.seq).toBe(answer.seq + 1);
  });

  test('the lights of a report follow its entries', async () => {
    const { ann } = await begin();
    for (let no = 1; no <= 10; no++) ann.write(`fpd:foot-no${no}00`, foot(no, no <= 3 ? 3 : 0));
    ann.write('section:fpd', 'complete');
    await ann.sync();
    const [report] = await owner((db) => db.select().from(flockReports));
    expect(report?.lights).toMatchObject({ fpd: 'act', litter: 'none' });
    expect(report?.measured).toEqual({ fpdIndex: 60, fpdSevere: 30 });
    ann.write('isGone', true);
    await ann.sync();
    expect(await owner((db) => db.$count(flockReports))).toBe(0);
  });

  test('texts that look like something else stay texts', async () => {
    const { ann } = await begin();
    ann.write('name', '12');
    ann.write('note', 'true');
    await ann.sync();
    const { entries } = await phoneOf(services, 'bo').sync();
    expect(entries.filter(({ doc, key }) => doc === reportId && key !== 'head').map(({ value }) => value)).toEqual([
      '12',
      'true',
    ]);
  });

  test('a clock that is years ahead is told as it was, and orders nothing', async () => {
    const { ann, bo } = await begin();
    ann.write('fpd:foot-one1', foot(1, 4), { at: '2061-01-01T00:00:00.000Z' });
    await ann.sync();
    await bo.sync();
    bo.write('fpd:foot-one1', foot(1, 2));
    expect((await bo.sync()).results[0]?.outcome).toBe('KEPT');
    const { entries } = await ann.sync();
    expect(entries.at(-1)).toMatchObject({ key: 'fpd:foot-one1', value: { score: 2 }, at, name: 'bo' });
    const [change] = await owner((db) => db.select().from(flockChanges).where(eq(flockChanges.key, 'fpd:foot-one1')));
    expect(change?.deviceAt.getUTCFullYear()).toBe(2061);
  });

  test('a hundred changes are a handful of statements', async () => {
    const { ann } = await begin();
    for (let no = 1; no <= 90; no++) ann.write(`comment:remark-${no}`, { text: `${no}`, at });
    for (let no = 1; no <= 10; no++) ann.write(`fpd:foot-no${no}00`, foot(no));
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    expect((await ann.sync()).results).toHaveLength(100);
    expect(sent.mock.calls.length).toBeLessThan(20);
    sent.mockRestore();
  });
});

describe('two phones on one report', () => {
  test('who changes different things never meets', async () => {
    const { ann, bo } = await begin();
    ann.write('fpd:foot-one1', foot(1));
    bo.write('nh3:gas-one1', reading(1));
    bo.write('note', 'windy');
    expect((await ann.sync()).results.map(({ outcome }) => outcome)).toEqual(['KEPT']);
    const answer = await bo.sync();
    expect(answer.results.map(({ outcome }) => outcome)).toEqual(['KEPT', 'KEPT']);
    expect(answer.entries.map(({ key, name }) => [key, name])).toEqual([
      ['fpd:foot-one1', 'ann'],
      ['nh3:gas-one1', ''],
      ['note', ''],
    ]);
  });

  test('two who walk at once both keep their birds, with their areas, under numbers of their own', async () => {
    const { ann, bo } = await begin();
    for (const no of [1, 2]) ann.write(`walk:bird-ann${no}`, walkedBird(no, 1, 0));
    for (const no of [1, 2]) bo.write(`walk:bird-bob${no}`, walkedBird(no, 6, 3));
    await ann.sync();
    const answer = await bo.sync();
    expect(answer.results.map(({ outcome }) => outcome)).toEqual(['MERGED', 'MERGED']);
    const { entries } = await ann.sync();
    expect(entries.map(({ key, value }) => [key, value])).toEqual([
      ['walk:bird-bob1', walkedBird(3, 6, 3)],
      ['walk:bird-bob2', walkedBird(4, 6, 3)],
    ]);
  });

  test('a number that somebody has taken meanwhile gives way to the next free one, for good', async () => {
    const { ann, bo } = await begin();
    ann.write('fpd:foot-ann1', foot(1, 1));
    bo.write('fpd:foot-bob1', foot(1, 2));
    // Scored again before the phone knew.
    bo.write('fpd:foot-bob1', foot(1, 4));
    await ann.sync();
    const answer = await bo.sync();
    expect(answer.results.map(({ outcome }) => outcome)).toEqual(['MERGED', 'MERGED']);
    expect(await standing('fpd:foot-bob1')).toMatchObject({ no: 2, score: 4 });
    expect(await standing('fpd:foot-ann1')).toMatchObject({ no: 1, score: 1 });
  });

  test('the same score given by both, each at their own time, asks nobody', async () => {
    const { ann, bo } = await begin();
    ann.write('fpd:foot-ann1', foot(1, 1));
    await ann.sync();
    await bo.sync();
    ann.write('fpd:foot-ann1', { ...foot(1, 3), at: '2026-11-20T07:00:00.000Z' });
    bo.write('fpd:foot-ann1', { ...foot(1, 3), at: '2026-11-20T07:05:00.000Z' });
    await ann.sync();
    const answer = await bo.sync();
    expect(answer.results).toMatchObject([{ outcome: 'KEPT' }]);
    expect(answer.entries.filter(({ beside }) => beside)).toEqual([]);
    expect(await standing('fpd:foot-ann1')).toMatchObject({ score: 3, at: '2026-11-20T07:00:00.000Z' });
    bo.write('fpd:foot-ann1', { ...foot(1, 2), at: '2026-11-20T07:10:00.000Z' });
    expect((await bo.sync()).results).toMatchObject([{ outcome: 'KEPT' }]);
    expect(await standing('fpd:foot-ann1')).toMatchObject({ score: 2 });
  });

  test('of one entry changed by both the first stands, the other waits beside until somebody decides', async () => {
    const { ann, bo } = await begin();
    ann.write('note', 'dry');
    bo.write('note', 'wet');
    await ann.sync();
    const answer = await bo.sync();
    expect(answer.results).toMatchObject([{ outcome: 'BESIDE' }]);
    expect(answer.entries).toMatchObject([
      { key: 'note', value: 'dry', name: 'ann', beside: { value: 'wet', name: '' } },
    ]);
    const seen = await ann.sync();
    expect(seen.entries).toMatchObject([{ key: 'note', value: 'dry', beside: { value: 'wet', name: 'bo' } }]);
    ann.write('note', 'wet');
    expect((await ann.sync()).results).toMatchObject([{ outcome: 'KEPT' }]);
    const decided = await bo.sync();
    expect(decided.entries).toMatchObject([{ key: 'note', value: 'wet' }]);
    expect(decided.entries[0]).not.toHaveProperty('beside');
    expect(await owner((db) => db.$count(flockConflicts))).toBe(0);
  });

  test('the first wish can be decided for as well: said again, it ends the wait', async () => {
    const { ann, bo } = await begin();
    ann.write('note', 'dry');
    bo.write('note', 'wet');
    await ann.sync();
    await bo.sync();
    bo.write('note', 'dry');
    const answer = await bo.sync();
    expect(answer.results).toMatchObject([{ outcome: 'KEPT' }]);
    expect(answer.entries[0]).toMatchObject({ key: 'note', value: 'dry', name: '' });
    expect((await ann.sync()).entries[0]).not.toHaveProperty('beside');
    expect(await owner((db) => db.$count(flockConflicts))).toBe(0);
  });

  test('who wants the same has no quarrel, and goes on from there', async () => {
    const { ann, bo } = await begin();
    for (const phone of [ann, bo]) phone.write('section:fpd', 'skipped');
    bo.write('section:fpd', 'open');
    await ann.sync();
    expect((await bo.sync()).results.map(({ outcome }) => outcome)).toEqual(['KEPT', 'KEPT']);
    expect(await standing('section:fpd')).toBe('open');
  });

  test('both may finish a report', async () => {
    const { ann, bo } = await begin();
    ann.write('state', { state: 'finished', at });
    bo.write('state', { state: 'finished', at: '2026-11-20T07:00:00.000Z' });
    await ann.sync();
    expect((await bo.sync()).results).toMatchObject([{ outcome: 'KEPT' }]);
    expect(await standing('state')).toEqual({ state: 'finished', at });
  });

  test('a 21st bird and a ninth reading are kept aside and told, never lost', async () => {
    const { ann, bo } = await begin();
    for (let no = 1; no <= 19; no++) ann.write(`fpd:foot-no${no}00`, foot(no));
    for (let no = 1; no <= 8; no++) ann.write(`nh3:gas-no${no}00`, reading(no));
    await ann.sync();
    bo.write('fpd:foot-bob1', foot(20, 4));
    bo.write('fpd:foot-bob2', foot(20, 3));
    bo.write('nh3:gas-bob1', reading(8, 31));
    const { results } = await bo.sync();
    expect(results.map(({ outcome }) => outcome)).toEqual(['KEPT', 'REFUSED', 'REFUSED']);
    expect(results.map(({ why }) => /\d+/.exec(why ?? '')?.[0])).toEqual([undefined, '20', '8']);
    const refused = await owner((db) => db.select().from(flockChanges).where(eq(flockChanges.outcome, 'REFUSED')));
    expect(refused.map(({ value }) => value)).toEqual([foot(20, 3), reading(8, 31)]);
    expect(await standing('fpd:foot-bob2')).toBeUndefined();
  });

  test('both at once wait for each other', async () => {
    const { ann, bo } = await begin();
    for (let no = 1; no <= 5; no++) {
      ann.write(`fpd:foot-ann${no}`, foot(no));
      bo.write(`fpd:foot-bob${no}`, foot(no));
    }
    const [one, other] = await Promise.all([ann.sync(), bo.sync()]);
    expect(Math.max(one.seq, other.seq)).toBe(13);
    const feet = await owner((db) => db.select().from(flockEntries).where(eq(flockEntries.doc, reportId)));
    const numbers = feet.filter(({ key }) => key.startsWith('fpd:')).map(({ value }) => (value as { no: number }).no);
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe('what may be changed', () => {
  test('a finished report takes comments, questions and notes until it is opened again', async () => {
    const { ann, bo } = await begin();
    ann.write('photo:shot-one1', { of: 'note', name: 'a.jpg', size: 9000, fileId: null });
    ann.write('state', { state: 'finished', at });
    await ann.sync();
    bo.write('fpd:foot-one1', foot(1));
    bo.write('comment:remark-1', { text: 'rain', at });
    bo.write('question:ask-no-1', { text: 'why?', at });
    bo.write('note', 'late');
    const { results } = await bo.sync();
    expect(results.map(({ outcome }) => outcome)).toEqual(['REFUSED', 'KEPT', 'KEPT', 'KEPT']);
    expect(results[0]?.why).toContain('finished');
    bo.write('state', { state: 'open', at });
    bo.write('fpd:foot-two2', foot(1));
    expect((await bo.sync()).results.map(({ outcome }) => outcome)).toEqual(['KEPT', 'KEPT']);
  });

  test('a vet comments and answers, but scores nothing; nobody else answers', async () => {
    const { ann, vera } = await begin();
    ann.write('question:ask-no-1', { text: 'Blood?', at });
    ann.write('answer:ask-no-1', { text: 'No.', at });
    expect((await ann.sync()).results.map(({ outcome }) => outcome)).toEqual(['KEPT', 'REFUSED']);
    await vera.sync();
    vera.write('fpd:foot-one1', foot(1));
    vera.write('name', 'Mine', { doc: 'farm' });
    vera.write('answer:ask-no-1', { text: 'Call me.', at });
    expect((await vera.sync()).results.map(({ outcome }) => outcome)).toEqual(['REFUSED', 'REFUSED', 'KEPT']);
    const [question] = await owner((db) => db.select().from(flockQuestions));
    expect(question).toMatchObject({ text: 'Blood?', accountId: 'ann', answer: 'Call me.', state: 'ANSWERED' });
  });

  test('only the owner shares a farm or gives it up', async () => {
    const { ann, bo } = await begin();
    bo.write('isShared', true, { doc: 'farm' });
    expect((await bo.sync()).results).toMatchObject([{ outcome: 'REFUSED' }]);
    ann.write('isShared', true, { doc: 'farm' });
    await ann.sync();
    expect((await owner((db) => db.select().from(farms)))[0]?.isShared).toBe(true);
  });

  test.each([
    ['fpd:foot-one1', { ...foot(1), score: 9 }],
    ['fpd:foot-one1', 'garbage'],
    ['__proto__', {}],
    ['constructor', 1],
    ['photo:shot-one1', { of: 'note', name: 'a.jpg', size: 9000, fileId: 'not-mine' }],
  ])('%s %j is kept aside', async (key, value) => {
    const { ann } = await begin();
    ann.write(key, value);
    expect((await ann.sync()).results).toMatchObject([
      { outcome: 'REFUSED', why: expect.stringContaining('kept aside') },
    ]);
    expect(await standing(key)).toBeUndefined();
  });

  test('a farm of others does not exist, for reading and writing, and none in another tenant', async () => {
    await begin();
    const eve = phoneOf(services, 'eve');
    expect(await eve.sync().catch(refusal)).toBe('NOT_FOUND');
    eve.write('name', 'Mine now', { doc: 'farm' });
    expect(await eve.sync().catch(refusal)).toBe('NOT_FOUND');
    const elsewhere = phoneOf(services, 'ann', { tenantId: 'tenant-b' });
    expect(await elsewhere.sync().catch(refusal)).toBe('NOT_FOUND');
    elsewhere.write('name', 'Another farm of the same id', { doc: 'farm' });
    expect((await elsewhere.sync()).entries).toMatchObject([{ key: 'name', value: 'Another farm of the same id' }]);
    expect((await phoneOf(services, 'bo').sync()).entries[0]).toMatchObject({ value: 'Birch Farm' });
  });

  test('a farm that operators stopped is read, and takes nothing in', async () => {
    const { ann } = await begin();
    await owner((db) => db.update(farms).set({ blockedAt: new Date() }));
    ann.write('note', 'x');
    expect(await ann.sync().catch(refusal)).toBe('FARM_BLOCKED');
    expect((await ann.sync([])).results).toEqual([]);
  });
});

test('much is read page by page', async () => {
  const { ann } = await begin();
  for (let page = 0; page < 21; page++) {
    for (let no = 1; no <= 100; no++) ann.write(`comment:remark-${page}-${no}`, { text: `${no}`, at });
    await ann.sync();
  }
  const bo = phoneOf(services, 'bo');
  const [first, second] = [await bo.sync(), await bo.sync()];
  const pages = [first, second].map(({ entries, hasMore, seq }) => [entries.length, hasMore, seq]);
  expect(pages).toEqual([
    [2000, true, 2000],
    [103, false, 2103],
  ]);
});
