import { expect, test } from 'vitest';
import { applications } from '#features/casework/server/tables.ts';
import { tellAccount } from '#server/base/mail/tell-account.ts';
import { preferences } from '#server/database/tables/tenants.ts';
import { type asActor, createTestServices } from '#server/testing.ts';
import { readOverview } from './overview.ts';
import { readPreference, savePreference } from './preferences.ts';
import { readProfile, saveProfile } from './profile.ts';
import { addAccount, answerOf } from './testing.ts';

const services = await createTestServices();
await addAccount(services, { id: 'lin' });
await addAccount(services, { id: 'su' });
const as = <T>(id: string, work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a') =>
  answerOf(services, { actor: { id }, tenantId }, (scope) => work(scope as Parameters<typeof work>[0]));

test('the overview shows what waits for the person, the counts and the messages, all of the own', async () => {
  const row = (id: string, state: string, more = {}) => ({
    id,
    tenantId: 'tenant-a',
    programme: 'talentapply',
    year: 2020 + Number(id.replace(/\D/g, '')),
    ownerId: 'lin',
    state,
    ...more,
  });
  await services.database.asOwner((db) =>
    db.insert(applications).values([
      row('a1', 'DRAFT'),
      row('a2', 'SUPPLEMENT', {
        openItems: 2,
        dueAt: new Date('2026-11-26T09:30:00Z'),
        subjectCN: '凤凰计划',
        subjectEN: 'Phoenix',
      }),
      row('a3', 'REVIEW'),
      row('a4', 'EFFECTIVE'),
      row('a5', 'REJECTED'),
      row('a6', 'DRAFT', { deletedAt: new Date() }),
      row('a7', 'SUPPLEMENT', { ownerId: 'su' }),
      row('a8', 'SUPPLEMENT', { tenantId: 'tenant-b' }),
    ]),
  );
  await as('lin', async (scope) => {
    const text = (CN: string, EN: string) => ({ CN, EN });
    await tellAccount(scope, {
      accountId: 'lin',
      title: text('补正', 'Correct'),
      body: text('两处', 'Two items'),
      path: '/personal/declare/a2',
    });
    await tellAccount(scope, { accountId: 'su', title: text('别人', 'Other'), body: text('', '') });
  });
  expect(await as('lin', readOverview)).toMatchObject({
    toDo: [
      {
        applicationId: 'a2',
        openItems: 2,
        title: { CN: '凤凰计划', EN: 'Phoenix' },
        dueAt: '2026-11-26T09:30:00.000Z',
      },
      {
        applicationId: 'a1',
        programme: 'talentapply',
        title: { CN: expect.stringMatching(/\p{Script=Han}/u) },
        dueAt: null,
      },
    ],
    counts: { drafts: 1, running: 1, toCorrect: 1, approved: 1, unread: 1 },
    messages: [{ title: { CN: '补正', EN: 'Correct' }, path: '/personal/declare/a2', read: false }],
  });
});

test('the profile is saved against its revision', async () => {
  const save = (nickname: string, rev: number) =>
    as('lin', (scope) => saveProfile(scope, { nickname, locale: 'EN', rev }));
  expect(await save('  林见微 ', 0)).toMatchObject({ nickname: '林见微', locale: 'EN', rev: 1 });
  expect(await save('迟到', 0)).toMatchObject({ key: 'CONFLICT', obj: { rev: 1, values: { nickname: '林见微' } } });
  expect(await save(' \u200b ', 1)).toMatchObject({ key: 'INVALID', fields: [{ path: 'nickname' }] });
  expect(await as('lin', readProfile)).toMatchObject({
    nickname: '林见微',
    rev: 1,
    email: 'lin@example.com',
    phone: null,
  });
});

test('settings are kept for each person, and return to the default', async () => {
  const save = (id: string, value?: string) => as(id, (scope) => savePreference(scope, { key: 'columns.role', value }));
  const read = (id: string) => as(id, (scope) => readPreference(scope, { key: 'columns.role' }));
  expect(await read('lin')).toEqual({ value: null });
  await save('lin', '["name"]');
  await save('lin', '["name","code"]');
  expect([await read('lin'), await read('su')]).toEqual([{ value: '["name","code"]' }, { value: null }]);
  await save('lin');
  expect(await read('lin')).toEqual({ value: null });
  expect(await services.database.asOwner((db) => db.$count(preferences))).toBe(0);
});
