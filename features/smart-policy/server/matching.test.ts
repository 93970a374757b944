import { beforeEach, expect, test } from 'vitest';
import type { Values } from '#core/forms/values.ts';
import { addAccount, addTenants, settle } from '#features/accounts/server/testing.ts';
import { readContents } from '#features/contents/demo/demo-contents.ts';
import { contentStore } from '#features/contents/server/content-store.ts';
import { postStore } from '#features/contents/server/post-store.ts';
import { contents, contentVersions, publications } from '#features/contents/server/tables.ts';
import { aContent, aPublication } from '#features/contents/server/testing.ts';
import { polity } from '#features/contents/shared/polity.ts';
import { post } from '#features/contents/shared/post.ts';
import { resourceOf } from '#features/contents/shared/resource-of.ts';
import { eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { messages, outbox } from '#server/database/tables/logs.ts';
import { actOnResource, listResource, oneResource, saveResource } from '#server/resources/verbs.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { follow, listFollows, stopFollow, stopPath, unfollow } from './follows.ts';
import { mailResult } from './mail-result.ts';
import { matchPolicies } from './match-policies.ts';
import { forgetAnswers, readOwnAnswers, saveAnswers } from './own-answers.ts';
import { follows, smartpolicyAnswers } from './tables.ts';
import { tellFollowers } from './tell-followers.ts';
import { tryOut } from './try-out.ts';

const services = await createTestServices();
await addTenants(services, ['tenant-a', 'tenant-b']);
for (const id of ['writer', 'ann', 'bo', 'cy', 'di', 'ed', 'flo']) await addAccount(services, { id });

const resource = resourceOf(polity);
const call = <I>(input: I) => ({ resource, store: contentStore(polity), input });
const housing = readContents().find((each) => each.values.issueNo === '云汀人才〔2026〕18号');
const values = housing!.values;
const morning = new Date('2026-11-20T02:00:00.000Z');
const fitting = { age: 26, degree: 'MASTER', contractMonths: 36, socialMonths: 2 };

const office = <T>(work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a') =>
  asActor(services, { actor: { id: 'writer' }, side: 'office', tenantId }, work);
const as = <T>(id: string, work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a') =>
  asActor(services, { actor: { id }, tenantId }, work);
const save = (changed: Values, at: { id?: string; rev?: number } = {}) =>
  office((scope) => saveResource(scope, call({ ...at, values: { ...values, ...changed } })));
const publish = (id: string) =>
  office((scope) => actOnResource(scope, call({ ids: [id], action: 'publish', values: {} })));
const match = (answers: Values, tenantId = 'tenant-a') =>
  asGuest(services, { tenantId }, (scope) => matchPolicies(scope, { answers: { ...answers } }));
const keep = (id: string, answers: Values) =>
  as(id, (scope) => saveAnswers(scope, { answers: { ...answers }, consent: true }));

/** The conditions with another limit of age. */
const agedTo = (number: number) => ({
  conditions: (values.conditions as Values[]).map((row) => (row.fact === 'age' ? { ...row, number } : row)),
});

async function published(): Promise<string> {
  const { id } = await save({});
  await publish(id);
  return id;
}

beforeEach(async () => {
  services.setNow(morning);
  await services.database.asOwner(async (db) => {
    for (const table of [contents, contentVersions, publications, follows, smartpolicyAnswers, messages, outbox])
      await db.delete(table);
  });
});

test('answers are held against published policies in force, with reasons, what is missing and the nearest way', async () => {
  const id = await published();
  const { rows } = await match(fitting);
  expect(rows).toMatchObject([{ id, group: 'fits', verdict: 'yes', change: [], applyPath: '/serve/apartapply' }]);
  const open = await match({ age: 26, degree: 'MASTER' });
  expect(open.rows[0]).toMatchObject({
    group: 'likely',
    verdict: 'missing',
    missing: ['contractMonths', 'socialMonths'],
  });
  expect(open.missing).toEqual([
    { field: 'contractMonths', count: 1 },
    { field: 'socialMonths', count: 1 },
  ]);
  expect((await match({ ...fitting, socialMonths: 0 })).rows[0]).toMatchObject({
    group: 'other',
    verdict: 'no',
    score: 0,
    change: [{ field: 'socialMonths', from: 0, to: 1 }],
  });
  expect((await match({ ...fitting, age: 41 })).rows[0]).toMatchObject({ verdict: 'no', change: null });
  expect((await match(fitting, 'tenant-b')).rows).toEqual([]);
  services.setNow(new Date('2029-11-13T02:00:00.000Z'));
  expect((await match(fitting)).rows).toEqual([]);
});

test.each([
  [{ mars: 1 }, 'answers.mars'],
  [{ age: 'old' }, 'answers.age'],
  [{ age: 4000 }, 'answers.age'],
  [{ degree: 'WIZARD' }, 'answers.degree'],
  [{ identity: ['FOUNDER', 'MARTIAN'] }, 'answers.identity'],
])('answers %o are refused by their fact', async (answers, path) => {
  expect(await settle(match(answers))).toMatchObject({ key: 'INVALID', fields: [{ path }] });
});

test('a change that decides an example case otherwise is not kept, and says which case and why', async () => {
  const { id } = await save({});
  const refused = await settle(save(agedTo(45), { id, rev: 0 }));
  expect(refused).toMatchObject({ key: 'INVALID', fields: [{ key: 'EXAMPLE_FAILS' }] });
  expect((refused as unknown as { fields: { msg: string }[] }).fields[0]!.msg).toContain('四十一岁的博士');
  expect(await office((scope) => oneResource(scope, call({ id })))).toMatchObject({ rev: 0 });
});

test('answers are kept with consent only, are the own ones, and can be forgotten', async () => {
  expect(await settle(as('ann', (scope) => saveAnswers(scope, { answers: fitting, consent: false })))).toMatchObject({
    key: 'CONSENT_NEEDED',
  });
  await keep('ann', fitting);
  expect(await as('ann', readOwnAnswers)).toMatchObject({ answers: fitting, savedAt: morning.toISOString() });
  expect(await as('bo', readOwnAnswers)).toMatchObject({ answers: {}, savedAt: null });
  expect(await as('ann', readOwnAnswers, 'tenant-b')).toMatchObject({ answers: {}, savedAt: null });
  await as('ann', forgetAnswers);
  expect(await as('ann', readOwnAnswers)).toMatchObject({ answers: {}, savedAt: null });
});

test('a try-out counts who would come in and drop out, and counts nobody who could be told apart', async () => {
  const id = await published();
  for (const person of ['ann', 'bo', 'cy', 'di', 'ed']) await keep(person, { ...fitting, age: 39 });
  await keep('flo', { ...fitting, age: 20 });
  const tried = (number: number) =>
    office((scope) =>
      tryOut(scope, {
        tenantId: 'tenant-a',
        type: 'polity',
        id,
        examples: values.examples as unknown[],
        conditions: agedTo(number).conditions,
      }),
    );
  expect(await tried(35)).toMatchObject({ people: 6, fitBefore: 6, fitAfter: null, gain: 0, lose: 5 });
  expect(await tried(45)).toMatchObject({ gain: 0, lose: 0, fitAfter: 6 });
  expect((await tried(45)).examples[2]).toMatchObject({
    name: '四十一岁的博士',
    expected: 'no',
    before: 'no',
    after: 'yes',
  });
});

test('followers are told once of each new version, by message and mail, and the link of the mail ends it', async () => {
  const id = await published();
  const { id: followId } = await as('ann', (scope) => follow(scope, { contentId: id }));
  expect(await as('ann', (scope) => follow(scope, { contentId: id }))).toEqual({ id: followId });
  expect(await tellFollowers(services)).toBe(0);
  await save({ titleCN: '安居办法（修订）' }, { id, rev: 1 });
  await publish(id);
  expect(await tellFollowers(services)).toBe(1);
  expect(await tellFollowers(services)).toBe(0);
  const told = await services.database.asOwner((db) => db.select().from(messages));
  expect(told).toMatchObject([{ accountId: 'ann', path: `/polity/${id}` }]);
  const link = await asGuest(services, {}, async (scope) => stopPath(scope, followId));
  const [mail] = await services.database.asOwner((db) => db.select().from(outbox));
  expect(mail).toMatchObject({ scene: 'FOLLOW_CHANGED', text: expect.stringContaining(link) });
  const stop = (given: string) => settle(asGuest(services, {}, (scope) => stopFollow(scope, { link: given })));
  expect(await stop(`${followId}.AAAA`)).toMatchObject({ key: 'NOT_FOUND' });
  expect(await as('ann', listFollows)).toMatchObject({ rows: [{ id: followId, title: { CN: '安居办法（修订）' } }] });
  await stop(link.replace('/unfollow/', ''));
  expect(await as('ann', listFollows)).toEqual({ rows: [] });
});

test('whoever waits for a match is told when a new policy fits, not of what fitted before', async () => {
  expect(await settle(as('ann', (scope) => follow(scope, {})))).toMatchObject({ key: 'NOT_ALLOWED' });
  const first = await published();
  await keep('ann', fitting);
  await keep('bo', { ...fitting, age: 44 });
  for (const person of ['ann', 'bo']) await as(person, (scope) => follow(scope, {}));
  services.setNow(new Date('2026-11-20T03:00:00.000Z'));
  expect(await tellFollowers(services)).toBe(0);
  const { id } = await save({ titleCN: '另一项办法' });
  await publish(id);
  services.setNow(new Date('2026-11-20T04:00:00.000Z'));
  expect(await tellFollowers(services)).toBe(1);
  expect(await tellFollowers(services)).toBe(0);
  const told = await services.database.asOwner((db) => db.select().from(messages).where(eq(messages.accountId, 'ann')));
  expect(told).toMatchObject([{ path: `/smartpolicy/policy/${id}`, bodyCN: expect.stringContaining('另一项办法') }]);
  // A change of what is out already counts, too.
  await save({ ...agedTo(45), examples: [] }, { id: first, rev: 1 });
  await publish(first);
  services.setNow(new Date('2026-11-20T05:00:00.000Z'));
  expect(await tellFollowers(services)).toBe(1);
  const toBo = await services.database.asOwner((db) => db.select().from(messages).where(eq(messages.accountId, 'bo')));
  expect(toBo).toMatchObject([{ path: `/smartpolicy/policy/${first}` }]);
});

test('nobody ends what somebody else follows, nor follows what is not published', async () => {
  const id = await published();
  const { id: followId } = await as('ann', (scope) => follow(scope, { contentId: id }));
  expect(await settle(as('bo', (scope) => unfollow(scope, { id: followId })))).toMatchObject({ key: 'NOT_FOUND' });
  const { id: draft } = await save({});
  expect(await settle(as('ann', (scope) => follow(scope, { contentId: draft })))).toMatchObject({ key: 'NOT_FOUND' });
  expect(await settle(as('ann', (scope) => follow(scope, { contentId: id }), 'tenant-b'))).toMatchObject({
    key: 'NOT_FOUND',
  });
});

test('the result goes to the own address only, a few times an hour, and keeps nothing', async () => {
  await published();
  const mail = (id: string, answers: Values = fitting) =>
    settle(as(id, (scope) => mailResult(scope, { answers: { ...answers } })));
  expect(await mail('ann')).toEqual({});
  const sent = () => services.database.asOwner((db) => db.select().from(outbox));
  expect(await sent()).toMatchObject([{ recipient: 'ann@example.com', scene: 'SMARTPOLICY_RESULT' }]);
  expect((await sent())[0]!.text).toContain(`· ${values.titleCN}`);
  expect(await as('ann', readOwnAnswers)).toMatchObject({ savedAt: null });
  expect(await mail('ann', { shoeSize: 42 })).toMatchObject({ key: 'INVALID' });
  await mail('ann');
  await mail('ann');
  expect(await mail('ann')).toMatchObject({ key: 'TOO_MANY' });
  expect(await mail('bo')).toEqual({});
  await services.database.asOwner((db) => db.update(accounts).set({ email: null }).where(eq(accounts.id, 'cy')));
  expect(await mail('cy')).toMatchObject({ key: 'NO_ADDRESS' });
  expect(await sent()).toHaveLength(4);
});

test('people say which posts they fit; staff see how many, and nothing of fewer than five', async () => {
  const facts = { type: 'TECHNICAL' };
  await services.database.asOwner(async (db) => {
    await db.insert(publications).values(aPublication('p1', { type: 'post', publishedAt: morning, facts }));
    await db.insert(contents).values(aContent('p1', { type: 'post', state: 'PUBLISHED' }));
  });
  const shown = async () => {
    const list = { resource: resourceOf(post), store: postStore, input: {} };
    return (await office((scope) => listResource(scope, list))).rows.map(({ fits }) => fits);
  };
  expect(await shown()).toEqual(['0']);
  const { id } = await as('ann', (scope) => follow(scope, { contentId: 'p1' }));
  expect(await as('ann', listFollows)).toMatchObject({
    rows: [{ id, kind: 'FIT', contentId: 'p1', path: '/post/p1' }],
  });
  for (const who of ['ann', 'bo', 'cy', 'di']) await as(who, (scope) => follow(scope, { contentId: 'p1' }));
  expect(await shown()).toEqual(['< 5']);
  await as('ed', (scope) => follow(scope, { contentId: 'p1' }));
  expect(await shown()).toEqual(['5']);
  await as('ann', (scope) => unfollow(scope, { id }));
  expect(await shown()).toEqual(['< 5']);
  await services.database.asOwner((db) => db.update(publications).set({ version: 9 }));
  expect(await tellFollowers(services)).toBe(0);
});
