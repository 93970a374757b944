import { beforeEach, expect, test } from 'vitest';
import { createSession } from '#features/accounts/server/sessions/create-session.ts';
import { createCaptcha } from '#features/accounts/server/sign-in/captcha.ts';
import { signInByPassword } from '#features/accounts/server/sign-in/sign-in.ts';
import {
  addAccount,
  addMember,
  addTenants,
  answerOf,
  settle,
  settleKey,
  slowCall,
} from '#features/accounts/server/testing.ts';
import { desc, eq } from '#server/database/sql.ts';
import { captchas, counters, sessions } from '#server/database/tables/accounts.ts';
import { busiLog, outbox } from '#server/database/tables/logs.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { changePassword } from './change-password.ts';
import { requestReset, resetPassword } from './reset.ts';
import { sendResetToMember } from './send-reset.ts';

const services = await createTestServices({ PUBLIC_ORIGIN: 'https://talents.example.com' });
const old = 'plum rain over the river';
const fresh = 'three lanterns, one bridge';
await addTenants(services, ['tenant-a', 'tenant-b']);
await addAccount(services, { id: 'lin', password: old, locale: 'EN' });
await addAccount(services, { id: 'gone', password: old, status: 'DISABLED' });

const start = Date.now();
const at = (seconds: number) => services.setNow(new Date(start + seconds * 1000));

beforeEach(async () => {
  services.setNow(null);
  await services.database.asOwner(async (db) => {
    await db.delete(counters);
    await db.delete(outbox);
  });
});

const ask = (loginName: string) =>
  answerOf(services, {}, async (scope) => {
    const { captchaId } = await createCaptcha(scope);
    const answer = services.keys.hashSubject('captcha', captchaId, 'WK47');
    await scope.db.update(captchas).set({ answer }).where(eq(captchas.id, captchaId));
    return requestReset(scope, { loginName, captchaId, authcode: 'WK47' });
  });
const reset = (resetCode: string, newPwd = fresh, newPwdConfirm = newPwd) =>
  settleKey(resetPassword(slowCall(services, { locale: 'EN' }), { resetCode, newPwd, newPwdConfirm }));
const enter = (loginName: string, loginPwd: string) =>
  settleKey(signInByPassword(slowCall(services, {}), { loginName, loginPwd }));
const mails = () => services.database.asOwner((db) => db.select().from(outbox).orderBy(desc(outbox.createdAt)));
const codeIn = (text = '') =>
  /https:\/\/talents\.example\.com\/login\/resetpwd#c=([\w-]{43})\s/.exec(`${text} `)?.[1] ?? '';
const newestCode = async () => codeIn((await mails())[0]?.text);
const openSession = (accountId: string) =>
  asGuest(services, {}, (scope) => createSession(scope, { id: accountId }, { side: 'portal', tenantId: 'tenant-a' }));
const sessionsOf = (accountId: string) =>
  services.database.read(null, (db) =>
    db.select({ id: sessions.id }).from(sessions).where(eq(sessions.accountId, accountId)),
  );

test('a link sets a new password once, ends every session and is told by mail', async () => {
  await openSession('lin');
  expect(await ask('LIN@example.com')).toEqual({});
  const code = await newestCode();
  expect(code).toHaveLength(43);
  expect(await reset(code, old.slice(0, 11))).toBe('PWD_SHORT newPwd');
  expect(await reset(code)).toBe('OK');
  expect(await sessionsOf('lin')).toEqual([]);
  expect((await mails()).find((mail) => mail.scene === 'PWD_CHANGED')).toMatchObject({
    recipient: 'lin@example.com',
    subject: 'Your password was changed · Wutong Talent Services',
  });
  expect(await reset(code, 'another password entirely')).toBe('RESET_CODE_INVALID resetCode');
  expect(await enter('lin', old)).toBe('PWD_ERROR loginPwd');
  expect(await enter('lin', fresh)).toBe('OK');
});

test('of two links the newest counts', async () => {
  at(0);
  await ask('lin');
  const older = await newestCode();
  at(60);
  await ask('lin');
  const newer = await newestCode();
  expect(newer).not.toBe(older);
  expect(await reset(older)).toBe('RESET_CODE_INVALID resetCode');
  expect(await reset(newer)).toBe('OK');
});

test('a link lives thirty minutes', async () => {
  at(0);
  await ask('lin');
  const code = await newestCode();
  at(1801);
  expect(await reset(code)).toBe('RESET_CODE_INVALID resetCode');
  at(1799);
  expect(await reset(code)).toBe('OK');
});

test('a password that was changed meanwhile ends the link', async () => {
  await ask('lin');
  const code = await newestCode();
  const change = {
    loginName: 'lin',
    oldPwd: fresh,
    newPwd: 'a quiet harbour at dawn',
    newPwdConfirm: 'a quiet harbour at dawn',
  };
  const call = slowCall(services, { actor: { id: 'lin' } }) as Parameters<typeof changePassword>[0];
  expect(await settleKey(changePassword(call, change))).toBe('OK');
  expect(await reset(code)).toBe('RESET_CODE_INVALID resetCode');
});

test('a link used at the same moment by two is used once', async () => {
  await ask('lin');
  const code = await newestCode();
  const answers = await Promise.all([
    reset(code, 'first of the two passwords'),
    reset(code, 'second of the two passwords'),
  ]);
  expect(answers.sort()).toEqual(['OK', 'RESET_CODE_INVALID resetCode']);
});

test('every part of the form has its own message', async () => {
  expect(await reset('')).toBe('RESET_CODE_EMPTY resetCode');
  expect(await reset('x'.repeat(43), '')).toBe('PWD_EMPTY newPwd newPwdConfirm');
  expect(await reset('x'.repeat(43), fresh, '')).toBe('NEWPWD_AGAIN newPwdConfirm');
  expect(await reset('x'.repeat(43), fresh, 'other')).toBe('NEWPWD_DIFFERENT newPwdConfirm');
  expect(await reset('x'.repeat(43))).toBe('RESET_CODE_NOEXIST resetCode');
  const refused = await settle(
    resetPassword(slowCall(services, { locale: 'EN' }), { resetCode: 'x', newPwd: fresh, newPwdConfirm: fresh }),
  );
  expect(refused).toMatchObject({ fields: [{ msg: 'Invalid URL' }] });
});

test('asking says the same for everybody, and is silent about its limit', async () => {
  expect(await ask(' ')).toMatchObject({ key: 'LOGINNAME_EMPTY' });
  expect(await answerOf(services, {}, (scope) => requestReset(scope, { loginName: 'lin' }))).toMatchObject({
    key: 'CAPTCHA_NEEDED',
    fields: [{ path: 'authcode' }],
  });
  for (const name of ['lin', 'nobody@example.com', 'gone', 'lin', 'lin', 'lin']) expect(await ask(name)).toEqual({});
  const sent = (await mails()).map((mail) => `${mail.recipient} ${mail.scene}`).sort();
  expect(sent).toEqual([
    'gone@example.com ACCOUNT_DISABLED',
    'lin@example.com RESET',
    'lin@example.com RESET',
    'lin@example.com RESET',
  ]);
});

test('an operator sends links to people of the own tenant only, and never sees them', async () => {
  await addAccount(services, { id: 'wu', password: old });
  await addAccount(services, { id: 'xu', password: old });
  await addMember(services, { accountId: 'wu', tenantId: 'tenant-a' });
  await addMember(services, { accountId: 'xu', tenantId: 'tenant-b' });
  const send = (accountId: string) =>
    settle(
      asActor(services, { actor: { id: 'boss' }, side: 'office' }, (scope) => sendResetToMember(scope, { accountId })),
    );
  expect(await send('wu')).toEqual({});
  expect(await send('xu')).toMatchObject({ key: 'NOT_FOUND' });
  expect(await send('none')).toMatchObject({ key: 'NOT_FOUND' });
  expect((await mails()).map((mail) => mail.recipient)).toEqual(['wu@example.com']);
  const [line] = await services.database.asOwner((db) =>
    db.select().from(busiLog).where(eq(busiLog.title, 'wu')).orderBy(desc(busiLog.seq)).limit(1),
  );
  expect(line).toMatchObject({ module: 'AUTH', action: 'PWD_LINK', actorId: 'boss' });
  // Operators whose password stands alone need fifteen characters.
  const code = await newestCode();
  expect(await reset(code, 'fourteen chars')).toBe('PWD_SHORT newPwd');
  expect(await reset(code, 'fifteen letters')).toBe('OK');
});
