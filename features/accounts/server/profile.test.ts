import { expect, test } from 'vitest';
import { readPreference, savePreference } from '#features/accounts/server/preferences.ts';
import { readProfile, saveProfile } from '#features/accounts/server/profile.ts';
import { addAccount, answerOf } from '#features/accounts/server/testing.ts';
import { preferences } from '#server/database/tables/tenants.ts';
import { type asActor, createTestServices } from '#server/testing.ts';

const services = await createTestServices();
await addAccount(services, { id: 'lin' });
await addAccount(services, { id: 'su' });
const as = <T>(id: string, work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a') =>
  answerOf(services, { actor: { id }, tenantId }, (scope) => work(scope as Parameters<typeof work>[0]));

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
