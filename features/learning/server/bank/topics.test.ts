import { expect, test } from 'vitest';
import type { Values } from '#core/forms/values.ts';
import { questions } from '#features/learning/server/tables.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { paperStore } from './paper-store.ts';
import { questionStore } from './question-store.ts';
import { topicStore } from './topic-store.ts';
import { readTopicTree } from './topics.ts';

const services = await createTestServices();
const as = <T>(work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a') =>
  asActor(services, { actor: { id: 'editor' }, side: 'office', tenantId }, work);

const add = async (nameEN: string, parent: string, more: { id?: string; rev?: number } = {}, tenantId?: string) =>
  await as(
    (scope) => topicStore.save!(scope, { ...more, values: { nameCN: nameEN, nameEN, parent, sort: 1 } }),
    tenantId,
  );
const law = await add('Rights', 'LAW');
const patents = await add('Patents', law.id);
const claims = await add('Claims', patents.id);
const theirs = await add('Theirs', 'LAW', {}, 'tenant-b');

await services.database.asOwner(async (db) => {
  const question = (id: string, bank: string, tenantId = 'tenant-a') => ({
    id,
    tenantId,
    no: id,
    bank,
    type: 'JUDGE',
    stem: id,
    difficulty: '2',
    status: 'ON',
    values: { type: 'JUDGE', stem: id, bank, isTrue: 'TRUE', difficulty: '2', score: 2 },
  });
  await db
    .insert(questions)
    .values([
      question('q-law', 'LAW'),
      question('q-patent', patents.id),
      question('q-claim', claims.id),
      question('q-tax', 'FINANCE'),
      question('q-theirs', theirs.id, 'tenant-b'),
    ]);
});

const countsOf = async (tenantId?: string) =>
  Object.fromEntries((await as(readTopicTree, tenantId)).rows.map(({ label, count }) => [label.EN, count]));
const inTopic = (bank: string) =>
  as(async (scope) => {
    const query = { filter: { bank }, limit: 20, offset: 0, sort: 'no', descending: false };
    return (await questionStore.list(scope, query)).rows.map(({ no }) => no);
  });

test('the tree counts a topic with all below it, and nothing of another tenant', async () => {
  expect(await countsOf()).toMatchObject({
    'Law and intellectual property': 3,
    'Tax and finance': 1,
    Rights: 2,
    Patents: 2,
    Claims: 1,
  });
  expect(await countsOf('tenant-b')).toMatchObject({ 'Law and intellectual property': 1, Theirs: 1 });
});

test('the list of a topic has the questions of all below it', async () => {
  expect(await inTopic('LAW')).toEqual(['q-claim', 'q-law', 'q-patent']);
  expect(await inTopic(law.id)).toEqual(['q-claim', 'q-patent']);
  expect(await inTopic(theirs.id)).toEqual([]);
});

test('moving a question counts it where it is now, and its form says so', async () => {
  const move = { action: 'move', ids: ['q-tax'], values: { bank: claims.id } };
  await as((scope) => questionStore.act!(scope, move as never));
  expect(await countsOf()).toMatchObject({ 'Tax and finance': 0, Claims: 2 });
  expect((await as((scope) => questionStore.one(scope, 'q-tax'))).values.bank).toBe(claims.id);
});

test('a topic is never below itself, there are four levels, and what is below comes along', async () => {
  const { rev } = await as((scope) => topicStore.one(scope, law.id));
  await expect(add('Rights', claims.id, { id: law.id, rev })).rejects.toMatchObject({ key: 'TOPIC_LOOP' });
  await expect(add('Deep', claims.id)).rejects.toMatchObject({ key: 'TOPIC_DEEP', params: { count: 4 } });
  const other = await add('Other', 'POLICY');
  await expect(add('Rights', other.id, { id: law.id, rev })).rejects.toMatchObject({ key: 'TOPIC_DEEP' });
  await add('Rights', 'POLICY', { id: law.id, rev });
  expect(await countsOf()).toMatchObject({ 'Law and intellectual property': 1, 'Talent policies': 3, Rights: 3 });
});

test('papers draw from a topic that is off no more, nor from what is below it', async () => {
  const offered = async () => {
    const { topics = [] } = await as((scope) => paperStore.options!(scope));
    return topics.map(({ label }) => (label as { EN: string }).EN);
  };
  expect(await offered()).toContain('Talent policies / Rights / Patents / Claims');
  await as((scope) => topicStore.act!(scope, { action: 'disable', ids: [patents.id], values: {} as Values } as never));
  expect((await offered()).filter((label) => label.includes('Rights'))).toEqual(['Talent policies / Rights']);
});
