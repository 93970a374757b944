import { beforeEach, expect, test } from 'vitest';
import { isPaused, unlock } from '#features/accounts/server/passwords/lock-out.ts';
import { passwordRuns } from '#features/accounts/server/passwords/passwords.ts';
import { openGuest } from '#features/accounts/server/sessions/create-session.ts';
import { addAccount, addMember, addTenants, settle, settleKey, slowCall } from '#features/accounts/server/testing.ts';
import { SignedIn } from '#server/base/sessions/signed-in.ts';
import { eq } from '#server/database/sql.ts';
import { accounts, captchas, counters, guests, sessions } from '#server/database/tables/accounts.ts';
import { busiLog, outbox } from '#server/database/tables/logs.ts';
import { asGuest, createTestServices } from '#server/testing.ts';
import { createCaptcha } from './captcha.ts';
import { signInByPassword, signInToOffice } from './sign-in.ts';

const services = await createTestServices();
const open = await createTestServices({ ACCOUNT_ERRORS: 'spec' });
const password = 'plum rain over the river';
for (const each of [services, open]) {
  await addTenants(each, ['tenant-a', 'tenant-b', 'tenant-c'], ['Mgr.Dashboard', 'Mgr.Content']);
  await addAccount(each, { id: 'lin', password, phoneArea: '+86', phone: '13800001266', locale: 'EN' });
  await addAccount(each, { id: 'gone', password, status: 'DISABLED' });
  await addAccount(each, { id: 'invited' });
}

const start = new Date('2026-03-01T08:00:00Z').getTime();
const at = (seconds: number) => services.setNow(new Date(start + seconds * 1000));
const enter = (loginName: string, loginPwd = password, human = {}, of = services) =>
  settleKey(signInByPassword(slowCall(of, {}), { loginName, loginPwd, ...human }));
const enterOffice = (loginName: string, tenantId = 'tenant-a') =>
  settle(signInToOffice(slowCall(services, { tenantId }), { loginName, loginPwd: password }));

/** A captcha whose characters are known. */
async function human() {
  const { captchaId } = await asGuest(services, {}, createCaptcha);
  const answer = services.keys.hashSubject('captcha', captchaId, 'WK47');
  await services.database.read(null, (db) => db.update(captchas).set({ answer }).where(eq(captchas.id, captchaId)));
  return { captchaId, authcode: 'wk47' };
}

beforeEach(async () => {
  services.setNow(null);
  await services.database.asOwner((db) => db.delete(counters));
});

test('login name, e-mail address and mobile number all lead to the account', async () => {
  for (const name of ['lin', ' LIN ', 'Lin@Example.com', '13800001266', '138 0000 1266', '+8613800001266'])
    expect(await enter(name), name).toBe('OK');
});

test('signing in answers the session fields, keeps only hashes and removes the guest', async () => {
  const token = 'g1.AAAAAAAAAAAAAAAAAAAAAA';
  const { createHash } = await import('node:crypto');
  const sessionHash = createHash('sha256').update(token).digest();
  await asGuest(services, {}, (scope) =>
    openGuest(services, scope.db, { token, secret: Buffer.alloc(32, 5), tenantId: 'tenant-a' }),
  );
  const signedIn = await signInByPassword(slowCall(services, { sessionHash }), {
    loginName: 'lin',
    loginPwd: password,
  });
  expect(signedIn).toBeInstanceOf(SignedIn);
  expect(signedIn.answer).toEqual({
    userId: 'lin',
    loginName: 'lin',
    nickname: 'lin',
    tenantId: 'tenant-a',
    tenantName: { CN: '租户 tenant-a', EN: 'Tenant tenant-a' },
    tenants: [],
    permCodes: [],
    avatar: null,
    tags: [],
    locale: 'EN',
    isTag: false,
    mustEnrol: false,
    otec: null,
    os: { isTablet: false, isPhone: false, isAndroid: false, isPc: true },
  });
  const kept = await services.database.read(null, async (db) => ({
    guests: await db.select().from(guests),
    session: await db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hash(signedIn.token))),
  }));
  expect(kept.guests).toEqual([]);
  expect(kept.session).toMatchObject([{ accountId: 'lin', side: 'portal', activeTenant: 'tenant-a' }]);
  expect(kept.session[0]?.cookieHash).toEqual(hash(signedIn.cookie));
  expect(kept.session[0]?.secret.includes(signedIn.secret)).toBe(false);

  function hash(text: string) {
    return createHash('sha256').update(text).digest();
  }
});

test('whatever is wrong answers the same, after the same work', async () => {
  const cases: [string, string][] = [
    ['nobody@example.com', password],
    ['lin', 'not the password'],
    ['gone', password],
    ['gone', 'not the password'],
    ['invited', password],
  ];
  for (const [name, pwd] of cases) {
    const before = passwordRuns();
    expect(await enter(name, pwd), name).toBe('PWD_ERROR loginPwd');
    expect(passwordRuns() - before, name).toBe(1);
  }
});

test('with ACCOUNT_ERRORS=spec the literal keys come back; a disabled account still needs its password', async () => {
  expect(await enter('nobody', password, {}, open)).toBe('USER_NOEXIST loginName');
  expect(await enter('gone', 'not the password', {}, open)).toBe('PWD_ERROR loginPwd');
  expect(await enter('gone', password, {}, open)).toBe('USER_DISABLED loginName');
});

test('empty fields are named before anything is counted', async () => {
  expect(await enter(' ', '')).toBe('LOGINNAME_EMPTY loginName loginPwd');
  expect(await enter('lin', '')).toBe('LOGINPWD_EMPTY loginPwd');
  expect(await services.database.asOwner((db) => db.$count(counters))).toBe(0);
});

test.each(['lin', 'nobody@example.com'])('guessing at %s: a picture after 5, growing pauses after 10', async (name) => {
  at(0);
  for (let wrong = 1; wrong <= 5; wrong++) expect(await enter(name, 'wrong')).toBe('PWD_ERROR loginPwd');
  const before = passwordRuns();
  expect(await enter(name, 'wrong')).toBe('CAPTCHA_NEEDED authcode');
  expect(passwordRuns()).toBe(before);
  for (let wrong = 6; wrong <= 10; wrong++)
    expect(await enter(name, 'wrong', await human())).toBe('PWD_ERROR loginPwd');
  const pauses = [];
  let now = 0;
  for (let wrong = 11; wrong <= 18; wrong++) {
    // The right password does not help during the pause.
    const refused = await settle(
      signInByPassword(slowCall(services, {}), { loginName: name, loginPwd: password, ...(await human()) }),
    );
    expect(refused).toMatchObject({ key: 'TOO_MANY' });
    const seconds = Number((refused as { obj: Record<string, unknown> }).obj.retryAfter);
    pauses.push(seconds / 60);
    now += seconds;
    at(now - 1);
    expect(await enter(name, 'wrong', await human())).toBe('TOO_MANY');
    at(now);
    expect(await enter(name, 'wrong', await human())).toBe('PWD_ERROR loginPwd');
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
});

test('after the pause the right password counts, and forgets the failures', async () => {
  at(0);
  for (let wrong = 1; wrong <= 10; wrong++) await enter('lin', 'wrong', wrong > 5 ? await human() : {});
  expect(await asGuest(services, {}, (scope) => isPaused(scope, 'lin'))).toBe(true);
  const mails = await services.database.asOwner((db) => db.select().from(outbox).where(eq(outbox.scene, 'LOCKED')));
  expect(mails.at(-1)).toMatchObject({ recipient: 'lin@example.com' });
  at(60);
  expect(await enter('lin', password, await human())).toBe('OK');
  expect(await enter('lin', 'wrong')).toBe('PWD_ERROR loginPwd');
  expect(await enter('lin')).toBe('OK');
});

test('an operator can lift the pause', async () => {
  for (let wrong = 1; wrong <= 10; wrong++) await enter('lin', 'wrong', wrong > 5 ? await human() : {});
  expect(await enter('lin', password, await human())).toBe('TOO_MANY');
  await asGuest(services, {}, (scope) => unlock(scope, 'lin'));
  expect(await enter('lin')).toBe('OK');
});

test('a hundred wrong passwords in a row stop the password, not the account of somebody else', async () => {
  const subject = services.keys.hashSubject('sign-in', 'lin').toString('base64url');
  at(0);
  await services.database.asOwner((db) =>
    db
      .insert(counters)
      .values({ key: `sign-in-failures:${subject}`, hits: 99, expiresAt: new Date(start + 86_400_000) }),
  );
  expect(await enter('lin', 'wrong', await human())).toBe('PWD_ERROR loginPwd');
  at(3601);
  expect(await enter('lin', password, await human())).toBe('PWD_LOCKED loginPwd');
  expect(await enter('lin@example.com', password, await human())).toBe('PWD_LOCKED loginPwd');
});

test('guesses at the same moment are decided one after the other', async () => {
  const guesses = Array.from({ length: 14 }, (_, index) => enter('lin', `guess number ${index}`));
  const answers = await Promise.all(guesses);
  expect(answers.filter((answer) => answer === 'PWD_ERROR loginPwd')).toHaveLength(5);
  expect(answers.filter((answer) => answer === 'CAPTCHA_NEEDED authcode')).toHaveLength(9);
});

test('twenty failures from one address bring the picture for all its accounts, a hundred an hour close it', async () => {
  at(0);
  for (let wrong = 0; wrong < 20; wrong++) await enter(`name-${wrong}@example.com`, 'wrong');
  expect(await enter('lin')).toBe('CAPTCHA_NEEDED authcode');
  at(600);
  expect(await enter('lin')).toBe('OK');
  const subject = services.keys.hashSubject('limit', 'sign-in-ip', '127.0.0.1').toString('base64url');
  await services.database.asOwner((db) =>
    db
      .update(counters)
      .set({ hits: 100 })
      .where(eq(counters.key, `sign-in-ip:3600:${subject}`)),
  );
  expect(await enter('lin')).toBe('TOO_MANY');
  at(3600);
  expect(await enter('lin')).toBe('OK');
});

test('a wrong picture is refused even where none is asked for', async () => {
  const proof = await human();
  expect(await enter('lin', password, { ...proof, authcode: 'zzzz' })).toBe('CAPTCHA_WRONG authcode');
  expect(await enter('lin', password, proof)).toBe('OK');
  expect(await enter('lin', password, proof)).toBe('CAPTCHA_WRONG authcode');
});

test('a password of an older cost is hashed anew at sign-in', async () => {
  const { hashRaw } = await import('@node-rs/argon2');
  const salt = Buffer.alloc(16, 1);
  const tag = await hashRaw(password, { salt, memoryCost: 8192, timeCost: 1, parallelism: 1 });
  const { id: pepperId, value } = services.keys.pepper(tag.toString('base64url'));
  const passwordHash = `$argon2id$v=19$m=8192,t=1,p=1$${salt.toString('base64url')}$${value}`;
  await addAccount(services, { id: 'old', passwordHash, pepperId });
  expect(await enter('old')).toBe('OK');
  const [row] = await services.database.read(null, (db) => db.select().from(accounts).where(eq(accounts.id, 'old')));
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await enter('old')).toBe('OK');
});

test('the office opens for members of a tenant that is on, with the codes they hold there', async () => {
  await addAccount(services, { id: 'wu', password });
  expect(await enterOffice('wu')).toMatchObject({ key: 'NO_TENANT' });
  await addMember(services, { accountId: 'wu', tenantId: 'tenant-c', codes: ['Mgr.Content', 'Mgr.Apply'] });
  await addMember(services, { accountId: 'wu', tenantId: 'tenant-b', codes: ['Mgr.Dashboard'] });
  await addMember(services, { accountId: 'wu', tenantId: 'tenant-a', status: 'DISABLED' });
  const first = await enterOffice('wu');
  expect((first as SignedIn).answer).toMatchObject({
    tenantId: 'tenant-b',
    permCodes: ['Mgr.Dashboard'],
    tenants: [{ id: 'tenant-b' }, { id: 'tenant-c' }],
  });
  const own = await enterOffice('wu', 'tenant-c');
  expect((own as SignedIn).answer).toMatchObject({ tenantId: 'tenant-c', permCodes: ['Mgr.Content'] });
  const lines = await services.database.asOwner((db) =>
    db.select({ tenantId: busiLog.tenantId, action: busiLog.action }).from(busiLog).where(eq(busiLog.objectId, 'wu')),
  );
  expect(lines.map(({ tenantId, action }) => `${tenantId} ${action}`).sort()).toEqual([
    'tenant-b SIGN_IN',
    'tenant-c SIGN_IN',
  ]);
});
