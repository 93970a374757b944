import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { changePassword } from '#features/accounts/server/passwords/change-password.ts';
import { resetPassword } from '#features/accounts/server/passwords/reset.ts';
import { addAccount, addMember, addTenants, settle, settleKey, slowCall } from '#features/accounts/server/testing.ts';
import { SignedIn } from '#server/base/sessions/signed-in.ts';
import { eq } from '#server/database/sql.ts';
import { captchas, counters, resets } from '#server/database/tables/accounts.ts';
import type { SlowActorCall } from '#server/handle.ts';
import { asGuest, createTestServices } from '#server/testing.ts';
import { createCaptcha } from './captcha.ts';
import { signInByPassword, signInToOffice } from './sign-in.ts';

const services = await createTestServices();
const password = 'plum rain over the river';
await addTenants(services, ['tenant-a'], ['Mgr.Dashboard']);
await addAccount(services, { id: 'lin', password });
await addAccount(services, { id: 'mo', password });
await addMember(services, { accountId: 'lin', tenantId: 'tenant-a' });

const start = new Date('2026-03-01T08:00:00Z').getTime();
const day = 86_400;
const at = (seconds: number) => services.setNow(new Date(start + seconds * 1000));
type Trial = Partial<Parameters<typeof signInByPassword>[1]>;
const trial = (changes: Trial) => ({ loginName: 'lin', loginPwd: password, ...changes });
const enter = (changes: Trial = {}) => settleKey(signInByPassword(slowCall(services, {}), trial(changes)));
const enterOffice = (changes: Trial = {}) => settleKey(signInToOffice(slowCall(services, {}), trial(changes)));

/** The cookie of a browser that has signed in to the portal. */
async function know(changes: Trial = {}): Promise<string> {
  const signedIn = await settle(signInByPassword(slowCall(services, {}), trial(changes)));
  if (!(signedIn instanceof SignedIn) || !signedIn.devices) throw new Error(`not signed in: ${signedIn}`);
  return signedIn.devices;
}

async function human() {
  const { captchaId } = await asGuest(services, {}, createCaptcha);
  const answer = services.keys.hashSubject('captcha', captchaId, 'WK47');
  await services.database.read(null, (db) => db.update(captchas).set({ answer }).where(eq(captchas.id, captchaId)));
  return { captchaId, authcode: 'wk47' };
}

/** A stranger's guesses, each with its picture. */
async function guess(times: number, changes: Trial = {}) {
  const answers = [];
  for (let wrong = 0; wrong < times; wrong++)
    answers.push(await enter({ loginPwd: 'wrong', ...(await human()), ...changes }));
  return answers;
}

beforeEach(async () => {
  at(0);
  await services.database.asOwner((db) => db.delete(counters));
});

describe('somebody guesses at an account', () => {
  test('its owner still gets in from a browser that signed in before, without a picture', async () => {
    const devices = await know();
    expect(await guess(10)).toEqual(Array(10).fill('PWD_ERROR loginPwd'));
    expect(await enter(await human())).toBe('TOO_MANY');
    expect(await enter({ devices })).toBe('OK');
  });

  test('not even a hundred guesses keep the owner out, and the owner forgives none of them', async () => {
    const devices = await know();
    await guess(10);
    const key = `sign-in-failures:${services.keys.hashSubject('sign-in', 'lin').toString('base64url')}`;
    await services.database.asOwner((db) => db.update(counters).set({ hits: 100 }).where(eq(counters.key, key)));
    expect(await enter({ devices })).toBe('OK');
    at(3601);
    expect(await enter(await human())).toBe('PWD_LOCKED loginPwd');
  });

  test('and uses up what the address may have: the owner behind the same address gets in', async () => {
    const devices = await know();
    for (let wrong = 0; wrong < 20; wrong++) await enter({ loginName: `name-${wrong}`, loginPwd: 'wrong' });
    expect(await enter()).toBe('CAPTCHA_NEEDED authcode');
    expect(await enter({ devices })).toBe('OK');
  });
});

describe('a browser that is known', () => {
  test('has five tries of its own, which bring no pause to others', async () => {
    const devices = await know();
    for (let wrong = 0; wrong < 5; wrong++)
      expect(await enter({ loginPwd: 'wrong', devices })).toBe('PWD_ERROR loginPwd');
    // No failure of the account itself has been counted: a stranger is asked for nothing.
    expect(await enter({ loginPwd: 'wrong' })).toBe('PWD_ERROR loginPwd');
  });

  test('is a stranger after them: asked for a picture, paused with the others, known anew by the right password', async () => {
    const devices = await know();
    for (let wrong = 0; wrong < 5; wrong++) await enter({ loginPwd: 'wrong', devices });
    expect(await enter({ devices })).toBe('CAPTCHA_NEEDED authcode');
    expect(await guess(10, { devices })).toEqual(Array(10).fill('PWD_ERROR loginPwd'));
    expect(await enter({ devices, ...(await human()) })).toBe('TOO_MANY');
    at(60);
    const anew = await know({ devices, ...(await human()) });
    for (let wrong = 0; wrong < 4; wrong++) await enter({ loginPwd: 'wrong', devices: anew });
    expect(await enter({ devices: anew })).toBe('OK');
  });

  test('begins at zero after the right password', async () => {
    let devices = await know();
    for (let round = 0; round < 3; round++) {
      for (let wrong = 0; wrong < 4; wrong++) await enter({ loginPwd: 'wrong', devices });
      devices = await know({ devices });
    }
  });

  test('takes its tries one after the other', async () => {
    const devices = await know();
    const tries = Array.from({ length: 9 }, (_, index) => enter({ loginPwd: `guess number ${index}`, devices }));
    const answers = await Promise.all(tries);
    expect(answers.filter((answer) => answer === 'PWD_ERROR loginPwd')).toHaveLength(5);
    expect(answers.filter((answer) => answer === 'CAPTCHA_NEEDED authcode')).toHaveLength(4);
  });

  test('may be known to several people who share it', async () => {
    const shared = await know({ loginName: 'mo', devices: await know() });
    await guess(10);
    await guess(10, { loginName: 'mo' });
    expect(await enter({ devices: shared })).toBe('OK');
    expect(await enter({ loginName: 'mo', devices: shared })).toBe('OK');
  });
});

describe('what makes a browser known', () => {
  test('is not another account, nor the other side', async () => {
    const [own, ofAnother] = [await know(), await know({ loginName: 'mo' })];
    await guess(10);
    expect(await enter({ devices: ofAnother })).toBe('TOO_MANY');
    expect(await enterOffice({ devices: own })).toBe('TOO_MANY');
    expect(await enter({ devices: own })).toBe('OK');
  });

  test('cannot be made up or altered', async () => {
    const devices = await know();
    const [id, endsAt, proof] = devices.split('.');
    const later = [id, Number(endsAt) + day, proof].join('.');
    const other = [`${id!.startsWith('A') ? 'B' : 'A'}${id!.slice(1)}`, endsAt, proof].join('.');
    const made = [id, endsAt, Buffer.alloc(32, 7).toString('base64url')].join('.');
    await guess(10);
    for (const forged of [later, other, made, `${devices}x`, '..', '~~~~~~', devices.slice(0, -1)])
      expect([forged, await enter({ devices: forged })]).toEqual([forged, 'TOO_MANY']);
    expect(await enter({ devices: `${made}~${devices}` })).toBe('OK');
  });

  test('ends after ninety days', async () => {
    const devices = await know();
    at(90 * day - 1);
    await guess(10);
    expect(await enter({ devices })).toBe('OK');
    at(90 * day);
    expect(await enter({ devices })).toBe('TOO_MANY');
  });

  test.each(['a change', 'a reset'])('ends with the password: %s', async (how) => {
    const id = how.replace(' ', '-');
    await addAccount(services, { id, password });
    const devices = await know({ loginName: id });
    const newPwd = 'three lanterns, one bridge';
    if (how === 'a reset') await reset(id, newPwd);
    else await change(id, newPwd);
    await guess(10, { loginName: id });
    expect(await enter({ loginName: id, loginPwd: newPwd, devices })).toBe('TOO_MANY');
    at(60);
    expect(await enter({ loginName: id, loginPwd: newPwd, devices, ...(await human()) })).toBe('OK');
  });
});

test('guesses at the door do not keep somebody who is signed in from changing the password', async () => {
  await addAccount(services, { id: 'yu', password });
  await guess(10, { loginName: 'yu' });
  expect(await settleKey(change('yu', 'three lanterns, one bridge'))).toBe('OK');
});

function change(id: string, newPwd: string) {
  const call = slowCall(services, { actor: { id } }) as SlowActorCall;
  return changePassword(call, { loginName: id, oldPwd: password, newPwd, newPwdConfirm: newPwd });
}

async function reset(accountId: string, newPwd: string) {
  const resetCode = `the code in the link of ${accountId}`;
  const codeHash = createHash('sha256').update(resetCode).digest();
  await services.database.asOwner((db) =>
    db.insert(resets).values({ codeHash, accountId, passwordRev: 0, expiresAt: new Date(start + day * 1000) }),
  );
  await resetPassword(slowCall(services, {}), { resetCode, newPwd, newPwdConfirm: newPwd });
}
