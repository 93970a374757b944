import { beforeEach, expect, test } from 'vitest';
import { createSession } from '#features/accounts/server/sessions/create-session.ts';
import { addAccount, addTenants, settle, settleKey, slowCall } from '#features/accounts/server/testing.ts';
import { eq } from '#server/database/sql.ts';
import { counters, sessions } from '#server/database/tables/accounts.ts';
import { asGuest, createTestServices } from '#server/testing.ts';
import { changePassword } from './change-password.ts';

const services = await createTestServices();
const old = 'plum rain over the river';
const fresh = 'three lanterns, one bridge';
await addTenants(services, ['tenant-a']);
await addAccount(services, { id: 'lin', password: old });
type Change = Parameters<typeof changePassword>[1];
const change = (changes: Partial<Change> = {}) => {
  const call = slowCall(services, { actor: { id: 'lin' }, locale: 'EN' }) as Parameters<typeof changePassword>[0];
  return changePassword(call, { loginName: 'lin', oldPwd: old, newPwd: fresh, newPwdConfirm: fresh, ...changes });
};

beforeEach(() => services.database.asOwner((db) => db.delete(counters)));

test.each<[Partial<Change>, string, string]>([
  [{ oldPwd: '', newPwd: '', newPwdConfirm: '' }, 'OLDPWD_EMPTY', 'Please enter old password'],
  [{ newPwd: '', newPwdConfirm: '' }, 'NEWPWD_EMPTY', 'Please enter new password'],
  [{ newPwdConfirm: '' }, 'NEWPWD_AGAIN', 'Please enter again'],
  [{ newPwdConfirm: 'something else' }, 'NEWPWD_DIFFERENT', 'The two passwords do not match'],
  [{ newPwd: 'short', newPwdConfirm: 'short' }, 'PWD_SHORT', 'The password needs at least 12 characters'],
  [{ oldPwd: 'not the old one' }, 'OLDPWD_WRONG', 'The old password is not correct'],
  [{ loginName: 'somebody' }, 'PWD_ERROR', 'Wrong user name or password'],
])('%o is refused with its message', async (changes, key, msg) => {
  const refused = await settle(change(changes));
  expect(refused).toMatchObject({ key });
  expect((refused as { fields: readonly unknown[] }).fields[0]).toMatchObject({ key, msg });
});

test('a wrong old password is a failed sign-in: ten of them bring a pause', async () => {
  for (let wrong = 0; wrong < 10; wrong++)
    expect(await settleKey(change({ oldPwd: 'wrong' }))).toBe('OLDPWD_WRONG oldPwd');
  expect(await settleKey(change())).toBe('TOO_MANY');
});

test('success ends the other sessions and keeps the own', async () => {
  const open = () =>
    asGuest(services, {}, (scope) => createSession(scope, { id: 'lin' }, { side: 'portal', tenantId: 'tenant-a' }));
  await open();
  const kept = await services.database.read(null, async (db) => {
    const [first] = await db.select({ id: sessions.id }).from(sessions);
    // The tests' own session carries this id.
    await db.update(sessions).set({ id: 'session-lin' }).where(eq(sessions.id, first!.id));
    return 'session-lin';
  });
  await open();
  expect(await settleKey(change())).toBe('OK');
  const left = await services.database.read(null, (db) => db.select({ id: sessions.id }).from(sessions));
  expect(left).toEqual([{ id: kept }]);
  expect(await settleKey(change())).toBe('OLDPWD_WRONG oldPwd');
});
