import { beforeEach, expect, test } from 'vitest';
import { and, desc, eq, inArray } from '#server/database/sql.ts';
import { accounts, captchas, consents, counters } from '#server/database/tables/accounts.ts';
import { outbox } from '#server/database/tables/logs.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { passwordRuns } from './passwords/passwords.ts';
import { bindPhone, readProfile } from './profile.ts';
import { register } from './register.ts';
import { createCaptcha } from './sign-in/captcha.ts';
import { sendMailCode, sendSmsCode } from './sign-in/send-code.ts';
import { signInByPassword } from './sign-in/sign-in.ts';
import { signInByCode } from './sign-in/sign-in-by-code.ts';
import { addAccount, addTenants, answerOf, keyOf, settle, settleKey, slowCall } from './testing.ts';

const services = await createTestServices({ PUBLIC_ORIGIN: 'https://talents.example.com' });
await addTenants(services, ['tenant-a']);
await addAccount(services, { id: 'lin', password: 'plum rain over the river', phoneArea: '+86', phone: '13800001266' });
await addAccount(services, { id: 'gone', status: 'DISABLED', phoneArea: '+86', phone: '13800001277' });

const start = Date.now();
const at = (seconds: number) => services.setNow(new Date(start + seconds * 1000));

beforeEach(async () => {
  services.setNow(null);
  await services.database.asOwner(async (db) => {
    await db.delete(counters);
    await db.delete(outbox);
  });
});

async function human() {
  const { captchaId } = await asGuest(services, {}, createCaptcha);
  const answer = services.keys.hashSubject('captcha', captchaId, 'WK47');
  await services.database.read(null, (db) => db.update(captchas).set({ answer }).where(eq(captchas.id, captchaId)));
  return { captchaId, authcode: 'WK47' };
}

const askMail = async (email: string, purpose: 'REGISTER' | 'LOGIN' = 'REGISTER') =>
  answerOf(services, { locale: 'EN' }, async (scope) => sendMailCode(scope, { email, purpose, ...(await human()) }));
const askSms = async (
  phone: string,
  purpose: 'REGISTER' | 'LOGIN' | 'BIND' = 'LOGIN',
  area = '+86',
  actor?: { id: string },
) =>
  answerOf(services, { actor, locale: 'EN' }, async (scope) =>
    sendSmsCode(scope, { area, phone, purpose, ...(await human()) }),
  );

test('a code asked for from FlockScore is mailed in its name, and the mail leads back to it', async () => {
  const askFlock = (email: string, purpose: 'REGISTER' | 'LOGIN') =>
    answerOf(services, { locale: 'EN' }, async (scope) =>
      sendMailCode(scope, { email, purpose, side: 'poultry', ...(await human()) }),
    );
  await addAccount(services, { id: 'grower', email: 'grower@example.com' });
  await askFlock('new.grower@example.com', 'REGISTER');
  const code = await lastMessage('new.grower@example.com');
  expect(code?.subject).toMatch(/ · FlockScore$/);
  expect(code?.text).toContain('You are registering with FlockScore.');
  await askFlock('grower@example.com', 'REGISTER');
  expect((await lastMessage('grower@example.com'))?.text).toMatch(/\/poultry\/signin\n/);
  await askFlock('nobody@example.com', 'LOGIN');
  const none = await lastMessage('nobody@example.com');
  expect(none?.text).toMatch(/\/poultry\/signup\n/);
  for (const mail of [code, none])
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Wutong|\{brand\}/);
});

async function lastMessage(recipient: string) {
  const [row] = await services.database.asOwner((db) =>
    db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(desc(outbox.createdAt)).limit(1),
  );
  return row;
}

const codeIn = (text = '') => /\b\d{6}\b/.exec(text.replace('13800001266', ''))?.[0] ?? '';

const form = (email: string, authcode: string, changes = {}) => ({
  kind: 'PERSON' as const,
  email,
  authcode,
  nickname: ' 林见微\u0000 ',
  loginPwd: 'three lanterns, one bridge',
  loginPwdConfirm: 'three lanterns, one bridge',
  locale: 'EN' as const,
  consent: true,
  ...changes,
});

test('an address is proven by a code, and its owner is signed in', async () => {
  const sent = await askMail('New.Person@Example.com');
  const mail = await lastMessage('new.person@example.com');
  expect(mail).toMatchObject({ scene: 'CODE_REGISTER', state: 'queued' });
  expect(mail?.subject).toContain(`reference ${(sent as { prefix: string }).prefix}`);
  const input = form('new.person@EXAMPLE.com', codeIn(mail?.text));
  const signedIn = await register(slowCall(services, {}), input);
  expect(signedIn.answer).toMatchObject({ loginName: 'new.person@example.com', nickname: '林见微', locale: 'EN' });
  const [account] = await services.database.read(null, (db) =>
    db.select().from(accounts).where(eq(accounts.email, 'new.person@example.com')),
  );
  expect(account).toMatchObject({ kind: 'PERSON', status: 'ACTIVE' });
  const agreed = await services.database.read(null, (db) =>
    db.select({ text: consents.text }).from(consents).where(eq(consents.accountId, account!.id)).orderBy(consents.text),
  );
  expect(agreed).toEqual([{ text: 'PRIVACY' }, { text: 'TERMS' }]);
  const again = signInByPassword(slowCall(services, {}), {
    loginName: 'New.Person@example.com',
    loginPwd: input.loginPwd,
  });
  expect(await settleKey(again)).toBe('OK');
});

test('the answer is the same for an address that is taken; only its owner learns it, by mail and after the code', async () => {
  const fresh = await askMail('fresh@example.com');
  const taken = await askMail('lin@example.com');
  expect(Object.keys(taken)).toEqual(Object.keys(fresh));
  expect(taken).toMatchObject({ retryAfter: 60 });
  const mail = await lastMessage('lin@example.com');
  expect(mail).toMatchObject({ scene: 'HAVE_ACCOUNT' });
  expect(mail?.text).toContain('https://talents.example.com/login');
  const wrong = codeIn(mail?.text) === '000000' ? '000001' : '000000';
  expect(await settleKey(register(slowCall(services, {}), form('lin@example.com', wrong)))).toBe('CODE_WRONG authcode');
  const input = form('lin@example.com', codeIn(mail?.text));
  expect(await settleKey(register(slowCall(services, {}), input))).toBe('USER_EXIST email');
});

test('all that is wrong with a form is said at once, and the code is still good', async () => {
  await askMail('careful@example.com');
  const code = codeIn((await lastMessage('careful@example.com'))?.text);
  const bad = form('careful@example.com', code, {
    nickname: ' \u0007',
    loginPwd: 'careful-and-short',
    loginPwdConfirm: 'other',
    consent: false,
  });
  const refused = await settle(register(slowCall(services, { locale: 'EN' }), bad));
  expect(refused).toMatchObject({
    key: 'INVALID',
    fields: [
      { path: 'nickname', key: 'INVALID' },
      { path: 'loginPwd', key: 'PWD_PERSONAL' },
      { path: 'loginPwdConfirm', key: 'NEWPWD_DIFFERENT', msg: 'The two passwords do not match' },
      { path: 'consent', key: 'CONSENT_NEEDED' },
    ],
  });
  expect(await settleKey(register(slowCall(services, {}), form('careful@example.com', code)))).toBe('OK');
});

test('no password is hashed for somebody who was sent no code', async () => {
  const before = passwordRuns();
  expect(await settleKey(register(slowCall(services, {}), form('never@example.com', '123456')))).toBe(
    'CODE_WRONG authcode',
  );
  expect(passwordRuns()).toBe(before);
});

test('of two registrations with one code one succeeds', async () => {
  await askMail('twice@example.com');
  const input = form('twice@example.com', codeIn((await lastMessage('twice@example.com'))?.text));
  const answers = await Promise.all([1, 2, 3].map(() => settleKey(register(slowCall(services, {}), input))));
  expect(answers.sort()).toEqual(['CODE_WRONG authcode', 'CODE_WRONG authcode', 'OK']);
});

test('five registrations an hour come from one address', async () => {
  at(0);
  for (let index = 0; index < 6; index++) {
    const email = `crowd-${index}@example.com`;
    await askMail(email);
    const input = form(email, codeIn((await lastMessage(email))?.text));
    expect(await settleKey(register(slowCall(services, {}), input))).toBe(index < 5 ? 'OK' : 'TOO_MANY');
  }
});

test('a sign-in code reaches an active account; others are told so in the mail, or nothing by text message', async () => {
  const answers = [await askMail('lin@example.com', 'LOGIN'), await askMail('nobody@example.com', 'LOGIN')];
  expect(Object.keys(answers[1]!)).toEqual(Object.keys(answers[0]!));
  await askMail('gone@example.com', 'LOGIN');
  expect(await lastMessage('nobody@example.com')).toMatchObject({ scene: 'NO_ACCOUNT' });
  const disabled = await lastMessage('gone@example.com');
  expect(disabled).toMatchObject({ scene: 'ACCOUNT_DISABLED' });
  expect([codeIn(disabled?.text), codeIn((await lastMessage('nobody@example.com'))?.text)]).toEqual(['', '']);
  const code = codeIn((await lastMessage('lin@example.com'))?.text);
  const enter = (loginName: string) =>
    keyOf(services, {}, (scope) => signInByCode(scope, { method: 'EMAIL', loginName, authcode: code }));
  expect(await enter('nobody@example.com')).toBe('CODE_WRONG');
  expect(await enter('gone@example.com')).toBe('CODE_WRONG');
  expect(await enter('LIN@example.com')).toBe('OK');
});

test('a code by text message signs in; strangers and disabled accounts get none', async () => {
  expect(await askSms('138 0000 1266')).toMatchObject({ retryAfter: 60 });
  const sms = await lastMessage('+86 13800001266');
  expect(sms).toMatchObject({ channel: 'SMS', scene: 'CODE_LOGIN' });
  expect(await askSms('13800001299')).toMatchObject({ retryAfter: 60 });
  expect(await lastMessage('+86 13800001299')).toBeUndefined();
  expect(await askSms('13800001277')).toMatchObject({ retryAfter: 60 });
  expect(await lastMessage('+86 13800001277')).toBeUndefined();
  expect(await askSms('912345678', 'LOGIN', '+34')).toMatchObject({ key: 'PHONE_INVALID' });
  const enter = keyOf(services, {}, (scope) =>
    signInByCode(scope, { method: 'MOBILE', area: '+86', loginName: '13800001266', authcode: codeIn(sms?.text) }),
  );
  expect(await enter).toBe('OK');
});

test('a second message within a minute is refused and not written', async () => {
  at(0);
  await askSms('13800001266');
  at(59);
  expect(await askSms('13800001266')).toMatchObject({ key: 'TOO_MANY', obj: { retryAfter: 1 } });
  at(60);
  await askSms('13800001266');
  const sent = await services.database.asOwner((db) => db.$count(outbox, eq(outbox.recipient, '+86 13800001266')));
  expect(sent).toBe(2);
});

test('no code is sent without a picture', async () => {
  const bare = (scope: Parameters<typeof sendMailCode>[0]) =>
    sendMailCode(scope, { email: 'a@example.com', purpose: 'LOGIN' });
  expect(await keyOf(services, {}, bare)).toBe('CAPTCHA_NEEDED');
  expect(await keyOf(services, {}, (scope) => sendMailCode(scope, { email: 'a@', purpose: 'LOGIN' }))).toBe(
    'EMAIL_INVALID',
  );
  expect(await services.database.asOwner((db) => db.$count(outbox))).toBe(0);
});

test('a number is bound by its own code, once for all accounts', async () => {
  await addAccount(services, { id: 'su' });
  const bind = (authcode: string, phone: string, rev = 0) =>
    answerOf(services, { actor: { id: 'su' } }, (scope) =>
      bindPhone(scope as Parameters<typeof bindPhone>[0], { area: '+86', phone, authcode, rev }),
    );
  expect(await askSms('13900001266', 'BIND')).toMatchObject({ key: 'SESSION_EXPIRED' });
  await askSms('13900001266', 'BIND', '+86', { id: 'su' });
  const code = codeIn((await lastMessage('+86 13900001266'))?.text);
  expect(await bind(code, '13900001267')).toMatchObject({ key: 'CODE_WRONG' });
  expect(await bind(code, '139 0000 1266', 7)).toMatchObject({ key: 'CONFLICT', obj: { rev: 0 } });
  expect(await bind(code, '139 0000 1266')).toMatchObject({ area: '+86', phone: '13900001266', rev: 1 });
  await askSms('13800001266', 'BIND', '+86', { id: 'su' });
  const taken = codeIn((await lastMessage('+86 13800001266'))?.text);
  expect(await bind(taken, '13800001266', 1)).toMatchObject({ key: 'DUPLICATE', fields: [{ path: 'phone' }] });
  const profile = await asActor(services, { actor: { id: 'su' } }, readProfile);
  expect(profile).toMatchObject({ phone: '13900001266', rev: 1 });
  const [owner] = await services.database.read(null, (db) =>
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.phoneArea, '+86'), eq(accounts.phone, '13800001266'))),
  );
  expect(owner).toEqual({ id: 'lin' });
});

test('of registrations at the same moment the surplus is refused whole', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `throng-${index}@example.com`);
  const forms: ReturnType<typeof form>[] = [];
  for (const name of names) {
    await askMail(name);
    forms.push(form(name, codeIn((await lastMessage(name))?.text)));
  }
  const keys = await Promise.all(forms.map((each) => settleKey(register(slowCall(services, {}), each))));
  expect(keys.toSorted()).toEqual([...Array(5).fill('OK'), ...Array(3).fill('TOO_MANY')]);
  const made = await services.database.asOwner((db) =>
    db.select({ id: accounts.id }).from(accounts).where(inArray(accounts.email, names)),
  );
  expect(made).toHaveLength(5);
  const agreed = await services.database.asOwner((db) => db.selectDistinct({ id: consents.accountId }).from(consents));
  for (const { id } of made) expect(agreed).toContainEqual({ id });
});
