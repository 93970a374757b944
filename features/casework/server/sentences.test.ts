import { expect, test } from 'vitest';
import { apartApply } from '#features/casework/programmes/apart-apply.ts';
import { sentence as resource } from '#features/casework/resources/sentence.ts';
import { readOwn } from '#features/casework/server/applications/queries.ts';
import {
  aDay,
  addAccounts,
  addWindow,
  asApplicant,
  asOperator,
  submitted,
} from '#features/casework/server/applications/testing.ts';
import { correctionWords, wordsOfDesk } from '#features/casework/shared/reasons.ts';
import { everyProgramme, withSentences } from '#features/casework/shared/sentences.ts';
import { actOnResource, listResource } from '#server/resources/verbs.ts';
import { createTestServices } from '#server/testing.ts';
import { readCase } from './review/case.ts';
import { claimCase } from './review/claim.ts';
import { noteCorrection } from './review/correct.ts';
import { decideCase } from './review/decide.ts';
import { sentenceStore } from './sentence-store.ts';

const services = await createTestServices();
services.setNow(aDay);
await addAccounts(services, 'lin', 'zhou', 'su', 'chen', 'wang');
await addWindow(services);

const asWang = <T>(work: Parameters<typeof asOperator<T>>[2]) => asOperator(services, 'wang', work);
const elsewhere = <T>(work: Parameters<typeof asOperator<T>>[2]) =>
  asOperator(services, 'wang', work, { tenantId: 'tenant-b' });
const add = (use: string, programme: string, textCN: string, textEN: string) =>
  asWang((scope) => sentenceStore.save(scope, { values: { use, programme, textCN, textEN } }));
const offered = (id: string) => asWang((scope) => readCase(scope, { id })).then(({ sentences }) => sentences);
const own = (who: string, id: string) => asApplicant(services, who, (scope) => readOwn(scope, { id }));
const decide = async (id: string, action: string, reason?: string) => {
  const { rev } = await asWang((scope) => readCase(scope, { id }));
  return await asWang((scope) => decideCase(scope, { id, rev, action, reason }));
};

const stamp = await add('CORRECTION', 'apartapply', '请补盖骑缝章。', 'Have it sealed across the pages.');
services.setNow(new Date(aDay.getTime() + 1000));
await add('CORRECTION', 'saapply', '请补学籍页。', 'Add the page of the school record.');
const full = await add('REFUSAL', everyProgramme, '今年名额已满。', 'This year’s places are taken.');

test('the desk is offered its own sentences of the programme and of every programme', async () => {
  const id = await submitted(services, 'lin');
  expect(await offered(id)).toEqual([
    { key: stamp.id, use: 'CORRECTION', text: { CN: '请补盖骑缝章。', EN: 'Have it sealed across the pages.' } },
    { key: full.id, use: 'REFUSAL', text: { CN: '今年名额已满。', EN: 'This year’s places are taken.' } },
  ]);
  const { rows } = await elsewhere((scope) =>
    listResource(scope, { resource, store: sentenceStore, input: { filter: {} } }),
  );
  expect(rows).toEqual([]);
});

test('an applicant reads them in either language, deleted or not, and learns of no other', async () => {
  const id = await submitted(services, 'zhou');
  await asWang((scope) => claimCase(scope, { id }));
  const said = { path: 'materials.contract', reason: stamp.id, note: '请补盖骑缝章。' };
  await asWang((scope) => noteCorrection(scope, { id, ...said }));
  expect((await own('zhou', id)).sentences).toEqual([]);
  await decide(id, 'ask');
  await asWang((scope) =>
    actOnResource(scope, { resource, store: sentenceStore, input: { ids: [stamp.id], action: 'del' } }),
  );
  // The item that was given it still says so on the desk; for another case it is not offered.
  expect((await offered(id)).map(({ key }) => key)).toContain(stamp.id);

  const returned = await own('zhou', id);
  expect(returned.sentences.map(({ key }) => key)).toEqual([stamp.id]);
  const known = withSentences(apartApply, returned.sentences);
  expect(correctionWords(known, returned.corrections[0]!, 'CN')).toBe('请补盖骑缝章。');
  expect(correctionWords(known, returned.corrections[0]!, 'EN')).toBe('Have it sealed across the pages.');
});

test('a refusal in their words is read in the language of the applicant', async () => {
  const id = await submitted(services, 'su');
  await asWang((scope) => claimCase(scope, { id }));
  expect((await offered(id)).map(({ key }) => key)).toEqual([full.id]);
  await decide(id, 'accept');
  await decide(id, 'refuse', '今年名额已满。请明年再来。');
  const refused = await own('su', id);
  const known = withSentences(apartApply, refused.sentences);
  expect(wordsOfDesk(known, refused.result!.reason!, 'EN')).toBe('This year’s places are taken.请明年再来。');
});

test('what was deleted lies in the bin and nowhere else, until it is restored', async () => {
  const { id } = await add('REFUSAL', everyProgramme, '材料不实。', 'The papers are not true.');
  const act = (action: string) => asWang((scope) => sentenceStore.act(scope, { action, ids: [id], values: {} }));
  const listed = (filter: Record<string, string>) =>
    asWang(async (scope) => {
      const { rows } = await scope.db.execute(sentenceStore.rows(scope, filter));
      return rows.some((row) => row.id === id);
    });
  await act('del');
  expect([await listed({}), await listed({ bin: 'DELETED' })]).toEqual([false, true]);
  await act('restore');
  expect([await listed({}), await listed({ bin: 'DELETED' })]).toEqual([true, false]);
});

test('a sentence in what waits for a second person is nothing that the applicant learns of', async () => {
  await addWindow(services, { programme: 'prapply' });
  const id = await submitted(services, 'chen', { programme: 'prapply' });
  for (const action of ['accept', 'pass', 'opinions-in', 'issue']) {
    await asWang((scope) => claimCase(scope, { id }));
    await decide(id, action);
  }
  await asWang((scope) => claimCase(scope, { id }));
  await decide(id, 'revoke', '今年名额已满。');
  const meanwhile = await own('chen', id);
  expect(meanwhile).toMatchObject({ state: 'EFFECTIVE', sentences: [] });
});
