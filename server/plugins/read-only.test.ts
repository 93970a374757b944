import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isWrite } from '#core/contracts/contract.ts';
import { uploadInitCall } from '#core/contracts/files.ts';
import { errors, errorText } from '#core/errors.ts';
import { locales } from '#core/texts/text.ts';
import { acpwdwebCall } from '#features/accounts/calls/accounts.ts';
import { preferenceCall, savePreferenceCall } from '#features/accounts/calls/own-account.ts';
import { hashPassword } from '#features/accounts/server/passwords/passwords.ts';
import { contracts } from '#features/calls.ts';
import { flockSyncCall } from '#features/flock/calls.ts';
import { handlers } from '#features/server.ts';
import { newId } from '#server/base/ids.ts';
import { sql } from '#server/database/sql.ts';
import { TestClient } from '#server/testing/client.ts';
import { clientOf } from '#server/testing/session.ts';
import { createApp } from '../app.ts';
import { accounts, guests, sessions } from '../database/tables/accounts.ts';
import { preferences, tenants } from '../database/tables/tenants.ts';
import { handleOpen } from '../handle.ts';
import { createTestServices } from '../testing.ts';
import { checkRoom } from './access.ts';

/** What is still done while the disk is nearly full, and what is said. */
const services = await createTestServices();
const loginPwd = 'correct horse battery';
const megabyte = 2 ** 20;
let app: Awaited<ReturnType<typeof createApp>>;

beforeAll(async () => {
  const { hash, pepperId } = await hashPassword(services, loginPwd);
  await services.database.asOwner(async (db) => {
    await db
      .insert(tenants)
      .values({ id: 't1', code: 't1', nameCN: '甲', nameEN: 'A', kind: 'PLATFORM', isDefault: true });
    await db.insert(accounts).values({ id: 'u1', loginName: 'u1', nickname: 'U1', passwordHash: hash, pepperId });
  });
  app = await createApp({ services, handlers });
});
afterAll(() => app.close());
beforeEach(() => services.setFreeBytes(Number.POSITIVE_INFINITY));

const write = { key: 'columns', value: 'x' };
const announcement = { purpose: 'avatar', name: 'a.png', size: 9, sha256: '0'.repeat(64), mime: 'image/png' };
const signedIn = (other = app) => clientOf({ app: other, services, id: 'u1', tenantId: 't1' });
const announce = (client: TestClient) => client.call(uploadInitCall, { ...announcement, reqId: newId() });
const readiness = async (other = app) => (await other.inject('/health/ready')).statusCode;
const refused = errors.MAINTENANCE.code;

test('below the first limit files are refused and forms are saved', async () => {
  const client = await signedIn();
  expect((await announce(client)).code).toBe(1);
  await services.setFreeBytes(1023 * megabyte);
  expect((await announce(client)).code).toBe(refused);
  expect((await client.call(savePreferenceCall, write)).code).toBe(1);
  expect(await readiness()).toBe(200);
});

test('below the second nothing is changed, which is said in the language of each, and all comes back by itself', async () => {
  const client = await signedIn();
  expect((await client.call(savePreferenceCall, write)).code).toBe(1);
  await services.setFreeBytes(255 * megabyte);
  for (const lang of locales) {
    const { code, msg } = await client.call(savePreferenceCall, { key: 'columns', value: lang }, { lang });
    expect([code, msg]).toEqual([refused, errorText('MAINTENANCE', lang)]);
  }
  expect(await readiness()).toBe(503);
  expect((await client.call(preferenceCall, { key: 'columns' })).obj.value).toBe('x');
  await services.setFreeBytes(256 * megabyte);
  expect(await readiness()).toBe(200);
  expect((await client.call(savePreferenceCall, { key: 'columns', value: 'again' })).code).toBe(1);
});

test('who comes meanwhile can sign in and out', async () => {
  await services.setFreeBytes(0);
  const client = new TestClient(app);
  expect((await client.signIn('u1', loginPwd)).code).toBe(1);
  expect((await client.call(preferenceCall, { key: 'columns' })).code).toBe(1);
});

test('what is written all the same is what signing in and guarding an account take', () => {
  const taken = contracts.filter((contract) => isWrite(contract) && contract.whileReadOnly);
  expect(taken.map(({ path }) => path).toSorted()).toEqual([
    '/api/authcode/sendMail',
    '/api/authcode/sendSms',
    '/m/account/aclogin',
    '/m/account/acpwdweb',
    '/m/account/loginweb',
    '/m/account/logout',
    '/m/account/pwdchange',
    '/m/account/resetloginnamet',
    '/mgr/account/pwdchange',
    '/mgr/account/switch_tenant',
    '/poultry/sync',
    '/web/user/endsession',
    '/web/user/totp/begin',
    '/web/user/totp/codes',
    '/web/user/totp/confirm',
    '/web/user/totp/remove',
  ]);
});

test('a phone in a barn goes on reading what others changed, and keeps what it has to send', async () => {
  await services.setFreeBytes(0);
  const change = { id: newId(), doc: 'farm', key: 'name', base: 0, value: 'x', at: new Date().toISOString() };
  const tried = [[], [change]].map((changes) => () => checkRoom({ changes }, flockSyncCall, services.room));
  expect(tried[0]).not.toThrow();
  expect(tried[1]).toThrow('too little room on the disk');
});

/** As a full disk ends a write: of Node, of a quota, of PostgreSQL as Drizzle hands it on. */
const full = {
  ENOSPC: Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
  EDQUOT: Object.assign(new Error('EDQUOT: disk quota exceeded, write'), { code: 'EDQUOT' }),
  53100: new Error('Failed query', { cause: Object.assign(new Error('could not extend file'), { code: '53100' }) }),
};

test.each(Object.entries(full))('%s is answered like that, and stops changes for a while', async (_code, error) => {
  const begun = new Date();
  services.setNow(begun);
  const breaking = handleOpen(acpwdwebCall, async () => {
    throw error;
  });
  const others = handlers.filter(({ contract }) => contract !== acpwdwebCall);
  const other = await createApp({ services, handlers: [...others, breaking] });
  const client = await new TestClient(other).open();
  const answer = await client.call(acpwdwebCall, { loginName: 'u1', loginPwd }, { lang: 'EN' });
  expect(answer).toMatchObject({ code: refused, msg: errorText('MAINTENANCE', 'EN'), obj: { key: 'MAINTENANCE' } });
  expect(await readiness(other)).toBe(503);
  services.setNow(new Date(begun.getTime() + 10_000));
  expect(await readiness(other)).toBe(200);
  services.setNow(null);
  await other.close();
});

test('a session that cannot be marked as used still reads', async () => {
  const client = await signedIn();
  await services.database.asOwner(async (db) => {
    for (const table of [sessions, guests])
      await db.update(table).set({ seenAt: sql`seen_at - interval '10 minutes'` });
    await db.execute(`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception using errcode = 'disk_full', message = 'no room'; end $$`);
    await db.execute('create trigger no_room before update on sessions for each statement execute function no_room()');
  });
  expect((await client.call(preferenceCall, { key: 'columns' })).code).toBe(1);
  await services.database.asOwner((db) => db.execute('drop function no_room cascade'));
  expect(await services.database.asOwner((db) => db.$count(preferences))).toBe(1);
});
