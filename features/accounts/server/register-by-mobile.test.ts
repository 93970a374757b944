import { beforeEach, expect, test } from 'vitest';
import { desc, eq } from '#server/database/sql.ts';
import { accounts, captchas, counters } from '#server/database/tables/accounts.ts';
import { outbox } from '#server/database/tables/logs.ts';
import { asGuest, createTestServices } from '#server/testing.ts';
import { requestReset, resetPassword } from './passwords/reset.ts';
import { register } from './register.ts';
import { createCaptcha } from './sign-in/captcha.ts';
import { sendMailCode, sendSmsCode } from './sign-in/send-code.ts';
import { signInByPassword } from './sign-in/sign-in.ts';
import { addAccount, addTenants, answerOf, settle, settleKey, slowCall } from './testing.ts';

const services = await createTestServices({ PUBLIC_ORIGIN: 'https://talents.example.com' });
await addTenants(services, ['tenant-a']);
await addAccount(services, { id: 'lin', phoneArea: '+86', phone: '13800001266' });
const password = 'three lanterns, one bridge';
const call = slowCall(services, { locale: 'EN' });

beforeEach(async () => {
  await services.database.asOwner((db) => db.delete(counters));
});

async function human() {
  const { captchaId } = await asGuest(services, {}, createCaptcha);
  const answer = services.keys.hashSubject('captcha', captchaId, 'WK47');
  await services.database.read(null, (db) => db.update(captchas).set({ answer }).where(eq(captchas.id, captchaId)));
  return { captchaId, authcode: 'WK47' };
}

async function lastTo(recipient: string) {
  const [row] = await services.database.asOwner((db) =>
    db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(desc(outbox.createdAt)).limit(1),
  );
  return row;
}

async function smsCode(phone: string): Promise<string> {
  const ask = { area: '+86', phone, purpose: 'REGISTER' as const };
  await answerOf(services, { locale: 'EN' }, async (scope) => sendSmsCode(scope, { ...ask, ...(await human()) }));
  return /Code (\d{6})/.exec((await lastTo(`+86 ${phone}`))?.text ?? '')?.[1] ?? '';
}

const form = (changes: object) => ({
  kind: 'PERSON' as const,
  authcode: '',
  nickname: '林见微',
  loginPwd: password,
  loginPwdConfirm: password,
  locale: 'EN' as const,
  consent: true,
  ...changes,
});

const read = (loginName: string) =>
  services.database.read(null, (db) => db.select().from(accounts).where(eq(accounts.loginName, loginName)));

test('a mobile number is proven by a text message; the account has no e-mail and signs in by the number', async () => {
  const authcode = await smsCode('13900002001');
  const signedIn = await register(call, form({ area: '+86', phone: '139-0000-2001', authcode }));
  expect(signedIn.answer).toMatchObject({ loginName: '+8613900002001' });
  expect(await read('+8613900002001')).toMatchObject([{ email: null, phoneArea: '+86', phone: '13900002001' }]);
  for (const loginName of ['13900002001', '+86 139 0000 2001'])
    expect(await settleKey(signInByPassword(call, { loginName, loginPwd: password }))).toBe('OK');
});

test('its owner sets a forgotten password by a link in a text message', async () => {
  const phone = '13900002002';
  await register(call, form({ area: '+86', phone, authcode: await smsCode(phone) }));
  await answerOf(services, {}, async (scope) => requestReset(scope, { loginName: phone, ...(await human()) }));
  const sms = await lastTo(`+86 ${phone}`);
  expect(sms).toMatchObject({ channel: 'SMS', scene: 'RESET' });
  const resetCode = /#c=([\w-]+)/.exec(sms?.text ?? '')?.[1] ?? '';
  const newPwd = 'seven herons on the dam';
  await resetPassword(slowCall(services, {}), { resetCode, newPwd, newPwdConfirm: newPwd });
  expect(await settleKey(signInByPassword(call, { loginName: phone, loginPwd: newPwd }))).toBe('OK');
});

test('a number that is taken is told only after the code, and one that is none stands beside the field', async () => {
  const authcode = await smsCode('13800001266');
  expect(await settleKey(register(call, form({ area: '+86', phone: '13800001266', authcode: '000000' })))).toMatch(
    authcode === '000000' ? 'USER_EXIST' : 'CODE_WRONG authcode',
  );
  expect(await settleKey(register(call, form({ area: '+86', phone: '13800001266', authcode })))).toBe(
    'USER_EXIST phone',
  );
  const wrong = await settle(register(call, form({ area: '+86', phone: '12', authcode: '123456' })));
  expect(wrong).toMatchObject({ fields: [{ path: 'phone', key: 'PHONE_INVALID' }] });
  expect(await settleKey(register(call, form({ authcode: '123456' })))).toBe('EMAIL_INVALID email');
});

test('a number beside an address is kept to be called at, and nobody signs in by it', async () => {
  const email = 'farmer@example.com';
  const ask = { email, purpose: 'REGISTER' as const, side: 'poultry' as const };
  await answerOf(services, { locale: 'EN' }, async (scope) => sendMailCode(scope, { ...ask, ...(await human()) }));
  const authcode = /\b\d{6}\b/.exec((await lastTo(email))?.text ?? '')?.[0] ?? '';
  await register(call, form({ email, area: '+86', phone: '13800001266', authcode, side: 'poultry' }));
  expect(await read(email)).toMatchObject([
    { phone: null, phoneArea: null, contactArea: '+86', contactPhone: '13800001266' },
  ]);
});
