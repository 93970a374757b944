import { beforeEach, expect, test } from 'vitest';
import { addAccount, addMember, addTenants, settle, settleKey, slowCall } from '#features/accounts/server/testing.ts';
import { SignedIn } from '#server/base/sessions/signed-in.ts';
import { desc, eq } from '#server/database/sql.ts';
import { captchas, counters } from '#server/database/tables/accounts.ts';
import { outbox } from '#server/database/tables/logs.ts';
import { asGuest, createTestServices } from '#server/testing.ts';
import { createCaptcha } from './captcha.ts';
import { issueCode } from './codes.ts';
import { mailSubject } from './send-code.ts';
import { signInByPassword, signInToOffice } from './sign-in.ts';
import { signInByCode } from './sign-in-by-code.ts';

const services = await createTestServices({ NEW_DEVICE_CODE: 'required' });
const relaxed = await createTestServices();
const password = 'plum rain over the river';
for (const each of [services, relaxed]) {
  await addTenants(each, ['tenant-a'], ['Mgr.Dashboard']);
  await addAccount(each, { id: 'lin', password, locale: 'EN' });
  await addMember(each, { accountId: 'lin', tenantId: 'tenant-a' });
}
await addAccount(services, { id: 'fen', password, email: null, phoneArea: '+86', phone: '13900003001' });

const start = Date.now();
const at = (seconds: number) => services.setNow(new Date(start + seconds * 1000));
const call = slowCall(services, { locale: 'EN' });
const trial = (changes: object = {}) => ({ loginName: 'lin', loginPwd: password, ...changes });
const ways = {
  portal: (changes: object = {}) => signInByPassword(call, trial(changes)),
  poultry: (changes: object = {}) => signInByPassword(call, { ...trial(changes), side: 'poultry' }),
  office: (changes: object = {}) => signInToOffice(call, trial(changes)),
};

beforeEach(async () => {
  at(0);
  await services.database.asOwner(async (db) => {
    await db.delete(counters);
    await db.delete(outbox);
  });
});

async function sent(scene: string) {
  return services.database.asOwner((db) =>
    db.select().from(outbox).where(eq(outbox.scene, scene)).orderBy(desc(outbox.createdAt)),
  );
}
const codeIn = (text = '') => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

test.each(Object.entries(ways))('%s asks a strange browser for a code, and knows it from then on', async (_, enter) => {
  expect(await settleKey(enter({ loginPwd: 'wrong' }))).toBe('PWD_ERROR loginPwd');
  expect(await sent('CODE_DEVICE')).toEqual([]);
  const asked = await settle(enter());
  expect(asked).toMatchObject({
    key: 'DEVICE_CODE_NEEDED',
    fields: [{ path: 'deviceCode', msg: expect.stringContaining('l***@example.com') }],
    obj: { prefix: expect.stringMatching(/^[A-Z]{3}$/), retryAfter: 60 },
  });
  const [mail] = await sent('CODE_DEVICE');
  expect(mail).toMatchObject({ recipient: 'lin@example.com', codeId: expect.any(String) });
  const code = codeIn(mail?.text.replace(/test/g, ''));
  expect(await settleKey(enter({ deviceCode: otherThan(code) }))).toBe('CODE_WRONG deviceCode');
  const signedIn = await enter({ deviceCode: code });
  expect(signedIn).toBeInstanceOf(SignedIn);
  expect(await settleKey(enter({ devices: signedIn.devices }))).toBe('OK');
});

test('the code is worth nothing without the password, and one sign-in sends one a minute', async () => {
  await settle(ways.portal());
  const [mail] = await sent('CODE_DEVICE');
  const deviceCode = codeIn(mail?.text);
  expect(await settleKey(ways.portal({ loginPwd: 'wrong', deviceCode }))).toBe('PWD_ERROR loginPwd');
  expect(await settle(ways.portal())).toMatchObject({ key: 'DEVICE_CODE_NEEDED', obj: { prefix: '' } });
  expect(await sent('CODE_DEVICE')).toHaveLength(1);
  at(61);
  expect(await settle(ways.portal())).toMatchObject({ obj: { prefix: expect.stringMatching(/^[A-Z]{3}$/) } });
  expect(await sent('CODE_DEVICE')).toHaveLength(2);
});

test('an account with a number alone gets it by text message', async () => {
  expect(await settle(ways.portal({ loginName: 'fen' }))).toMatchObject({ params: { to: '+86 139****3001' } });
  const [sms] = await sent('CODE_DEVICE');
  expect(sms).toMatchObject({ channel: 'SMS', recipient: '+86 13900003001' });
  const deviceCode = /(?:Code|验证码) (\d{6})/.exec(sms?.text ?? '')?.[1];
  expect(await settleKey(ways.portal({ loginName: 'fen', deviceCode }))).toBe('OK');
});

test('nobody is asked for the picture again to hand in the code', async () => {
  for (let wrong = 0; wrong < 5; wrong++) await settle(ways.portal({ loginPwd: 'wrong' }));
  expect(await settleKey(ways.portal())).toBe('CAPTCHA_NEEDED authcode');
  const { captchaId } = await asGuest(services, {}, createCaptcha);
  const answer = services.keys.hashSubject('captcha', captchaId, 'WK47');
  await services.database.read(null, (db) => db.update(captchas).set({ answer }).where(eq(captchas.id, captchaId)));
  expect(await settleKey(ways.portal({ captchaId, authcode: 'wk47' }))).toBe('DEVICE_CODE_NEEDED deviceCode');
  const [mail] = await sent('CODE_DEVICE');
  expect(await settleKey(ways.portal({ deviceCode: codeIn(mail?.text) }))).toBe('OK');
});

test('a sign-in by a code that was sent makes the browser known, too', async () => {
  const { code } = await asGuest(services, {}, (scope) =>
    issueCode(scope, { purpose: 'LOGIN', subject: mailSubject('lin@example.com') }),
  );
  const signedIn = await asGuest(services, {}, (scope) =>
    signInByCode(scope, { method: 'EMAIL', loginName: 'lin@example.com', authcode: code }),
  );
  expect(await settleKey(ways.portal({ devices: signedIn.devices }))).toBe('OK');
});

test('where the installation does not ask for it, the password is enough', async () => {
  expect(await settleKey(signInByPassword(slowCall(relaxed, {}), trial()))).toBe('OK');
});
