import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import {
  acloginCall,
  acpwdwebCall,
  captchaCall,
  logoutCall,
  registerCall,
  sendMailCall,
  switchTenantCall,
  webPasswordCall,
} from '#features/accounts/calls/accounts.ts';
import { endSessionCall, profileCall, sessionsCall } from '#features/accounts/calls/own-account.ts';
import { unlock } from '#features/accounts/server/passwords/lock-out.ts';
import { addAccount, addMember, addTenants } from '#features/accounts/server/testing.ts';
import { createApp } from '#server/app.ts';
import { eq } from '#server/database/sql.ts';
import { accounts, guests, wireSeen } from '#server/database/tables/accounts.ts';
import { outbox } from '#server/database/tables/logs.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { TestClient } from '#server/testing/client.ts';
import { asGuest, createTestServices } from '#server/testing.ts';
import { accountRoutes } from './routes.ts';
import { sessionRoutes } from './session.ts';

const services = await createTestServices({ RATE_GUEST: '100000', RATE_SIGNED_IN: '100000' });
const password = 'plum rain over the river';
await addTenants(services, ['tenant-a', 'tenant-b'], ['Mgr.Dashboard']);
await services.database.asOwner((db) => db.update(tenants).set({ isDefault: true }).where(eq(tenants.id, 'tenant-a')));
await addAccount(services, { id: 'lin', password });
await addAccount(services, { id: 'wu', password });
await addMember(services, { accountId: 'wu', tenantId: 'tenant-a', codes: ['Mgr.Dashboard'] });
await addMember(services, { accountId: 'wu', tenantId: 'tenant-b' });

const handlers = [...sessionRoutes, ...accountRoutes];
// Two nodes on one database.
const apps = await Promise.all([createApp({ services, handlers }), createApp({ services, handlers })]);
afterAll(() => Promise.all(apps.map((app) => app.close())));
const client = (node = 0) => new TestClient(apps[node]!);

/** The proof of work as the page does it. */
function solve(text: string): string {
  const { algorithm, challenge, salt, signature, maxnumber } = JSON.parse(text);
  for (let number = 0; number <= maxnumber; number++)
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge)
      return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64');
  throw new Error('no solution');
}

test('a person registers over the wire with a code and a proof of work', async () => {
  const page = await client().open();
  const { obj: captcha } = await page.call(captchaCall, {});
  const asked = await page.call(sendMailCall, {
    email: 'new@example.com',
    purpose: 'REGISTER',
    captchaId: captcha.captchaId,
    pow: solve(captcha.pow),
  });
  expect(asked).toMatchObject({ code: 1, obj: { prefix: expect.stringMatching(/^[A-Z]{3}$/), retryAfter: 60 } });
  const [mail] = await services.database.asOwner((db) =>
    db.select().from(outbox).where(eq(outbox.recipient, 'new@example.com')),
  );
  const composed = await page.compose(registerCall, {
    kind: 'COMPANY',
    email: 'new@example.com',
    authcode: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '',
    nickname: '方若谷',
    loginPwd: 'three lanterns, one bridge',
    loginPwdConfirm: 'three lanterns, one bridge',
    locale: 'CN',
    consent: true,
  });
  const reply = (await page.deliver(registerCall, composed)).json();
  expect(reply).toMatchObject({ code: 1, obj: { loginName: 'new@example.com', tenantId: 'tenant-a' } });
  await page.follow(composed, reply.obj);
  expect(await page.call(profileCall, {})).toMatchObject({ code: 1, obj: { kind: 'COMPANY', nickname: '方若谷' } });
});

test('signing in replaces the guest, and the old token is gone', async () => {
  const page = await client().open();
  const guest = page.session;
  await page.signIn('lin', password);
  expect(await page.call(profileCall, {})).toMatchObject({ code: 1, obj: { userId: 'lin' } });
  page.session = guest;
  await expect.poll(async () => (await page.call(captchaCall, {})).code).toBe(103);
  expect(await services.database.read(null, (db) => db.$count(guests))).toBe(0);
});

test('a wrong password is counted although it is refused, and its message stands at the field', async () => {
  const page = await client().open();
  const seen = await services.database.read(null, (db) => db.$count(wireSeen));
  const refused = await page.call(acpwdwebCall, { loginName: 'stranger', loginPwd: 'wrong' }, { lang: 'EN' });
  expect(refused).toMatchObject({
    code: 209,
    msg: 'Wrong user name or password',
    obj: { key: 'PWD_ERROR', fields: [{ path: 'loginPwd', msg: 'Wrong user name or password' }] },
  });
  expect(await services.database.read(null, (db) => db.$count(wireSeen))).toBe(seen + 1);
  for (let wrong = 2; wrong <= 5; wrong++) await page.call(acpwdwebCall, { loginName: 'stranger', loginPwd: 'wrong' });
  expect(await page.call(acpwdwebCall, { loginName: 'stranger', loginPwd: 'wrong' })).toMatchObject({ code: 111 });
});

test('the browser is known after a password sign-in, by a cookie that scripts and other calls never see', async () => {
  const page = await client().open();
  const composed = await page.compose(acpwdwebCall, { loginName: 'lin', loginPwd: password });
  const reply = await page.deliver(acpwdwebCall, composed);
  const cookie = reply.cookies.find(({ name }) => name === 'tw-portal-device');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/talents/m/account', maxAge: 7_776_000 });

  // Strangers guess until the account pauses.
  for (let wrong = 0; wrong < 10; wrong++) {
    const stranger = await client().open();
    const { obj: captcha } = await stranger.call(captchaCall, {});
    const proof = { captchaId: captcha.captchaId, pow: solve(captcha.pow) };
    await stranger.call(acpwdwebCall, { loginName: 'lin', loginPwd: 'wrong', ...proof });
  }
  expect(await (await client(1).open()).signIn('lin', password)).toMatchObject({ code: 110 });
  const back = await client(1).open();
  back.cookies.set('tw-portal-device', cookie!.value);
  expect(await back.signIn('lin', password)).toMatchObject({ code: 1 });
  await asGuest(services, { tenantId: 'tenant-a' }, (scope) => unlock(scope, 'lin'));
});

test('signing out, ending sessions and a new password hold on the other node within a second', async () => {
  const [here, there] = [await client(0).open(), await client(1).open()];
  await here.signIn('lin', password);
  await there.signIn('lin', password);
  const { obj } = await here.call(sessionsCall, {});
  const other = obj.sessions.find((session) => !session.current && session.side === 'portal');
  expect(await here.call(endSessionCall, { id: other!.id })).toMatchObject({ code: 1 });
  await expect.poll(async () => (await there.call(profileCall, {})).code).toBe(101);

  const again = await client(1).open();
  await again.signIn('lin', password);
  // The specification's three fields are enough, and what a success says is shown as it is.
  const change = { loginName: 'lin', oldPwd: password, newPwd: 'a quiet harbour' };
  expect(await here.call(webPasswordCall, change)).toMatchObject({ code: 1, msg: webPasswordCall.success!.CN });
  await expect.poll(async () => (await again.call(profileCall, {})).code).toBe(101);
  expect(await here.call(profileCall, {})).toMatchObject({ code: 1 });

  const { token } = here.session!;
  expect(await here.call(logoutCall, { tk: token })).toMatchObject({ code: 1 });
  await expect.poll(async () => (await here.call(profileCall, {})).code).toBe(101);
});

test('a disabled operator is out on both nodes within a second', async () => {
  const [here, there] = [await client(0).open(), await client(1).open()];
  await here.signIn('wu', password, acloginCall);
  await there.signIn('wu', password, acloginCall);
  expect(await there.call(switchTenantCall, { tenantId: 'tenant-b' })).toMatchObject({
    code: 1,
    obj: { permCodes: [] },
  });
  expect(await there.call(switchTenantCall, { tenantId: 'tenant-a' })).toMatchObject({
    code: 1,
    obj: { permCodes: ['Mgr.Dashboard'], tenantName: { EN: 'Tenant tenant-a' } },
  });
  await services.database.asOwner((db) => db.update(accounts).set({ status: 'DISABLED' }).where(eq(accounts.id, 'wu')));
  for (const page of [here, there]) await expect.poll(async () => (await page.call(profileCall, {})).code).toBe(101);
});
