import { beforeEach, describe, expect, test } from 'vitest';
import type { Side } from '#core/sides.ts';
import { isPaused, unlock } from '#features/accounts/server/passwords/lock-out.ts';
import { purgeAccountTraces } from '#features/accounts/server/purge.ts';
import { createSession } from '#features/accounts/server/sessions/create-session.ts';
import { createCaptcha } from '#features/accounts/server/sign-in/captcha.ts';
import { issueCode } from '#features/accounts/server/sign-in/codes.ts';
import { mailSubject } from '#features/accounts/server/sign-in/send-code.ts';
import { signInByPassword, signInToOffice } from '#features/accounts/server/sign-in/sign-in.ts';
import { signInByCode } from '#features/accounts/server/sign-in/sign-in-by-code.ts';
import {
  addAccount,
  addMember,
  addTenants,
  answerOf,
  settle,
  settleKey,
  slowCall,
} from '#features/accounts/server/testing.ts';
import { SignedIn } from '#server/base/sessions/signed-in.ts';
import { eq } from '#server/database/sql.ts';
import { accounts, captchas, counters, recoveryCodes, sessions, totpDrafts } from '#server/database/tables/accounts.ts';
import { busiLog, outbox } from '#server/database/tables/logs.ts';
import type { SlowActorCall } from '#server/handle.ts';
import { appDigits } from '#server/testing/totp.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { liftSecondFactor } from './lift-second-factor.ts';
import { beginTotp, confirmTotp, readSecondFactor, removeTotp, renewRecoveryCodes } from './own-second-factor.ts';

const services = await createTestServices();
const strict = await createTestServices({ OFFICE_TOTP: 'required' });
const password = 'plum rain over the river';
for (const each of [services, strict]) await addTenants(each, ['tenant-a'], ['Mgr.Dashboard']);

const start = new Date('2026-03-01T08:00:00Z').getTime();
let now = start;
const at = (seconds: number) => {
  now = start + seconds * 1000;
  for (const each of [services, strict]) each.setNow(new Date(now));
};
const own = (id: string, side: Side = 'portal', of = services) =>
  slowCall(of, { actor: { id }, side }) as SlowActorCall;
const begin = (id: string, of = services) => asActor(of, { actor: { id } }, beginTotp);
/** The app's digits, `steps` half minutes from now. */
const digits = (secret: string, steps = 0) => appDigits(secret, now + steps * 30_000);
const readAs = (id: string, side: Side = 'portal', of = services) =>
  asActor(of, { actor: { id }, side }, readSecondFactor);

let people = 0;
/** Somebody new, with the second factor on; its first code is used up already. */
async function enrolled(changes: { password?: string; isOperator?: boolean } = {}, of = services) {
  const id = `person${++people}`;
  await addAccount(of, { id, password: changes.password ?? password });
  if (changes.isOperator) await addMember(of, { accountId: id, tenantId: 'tenant-a' });
  const { secret } = await begin(id, of);
  const loginPwd = changes.password ?? password;
  const { codes } = await confirmTotp(own(id, 'portal', of), { loginPwd, totp: digits(secret, -1) });
  return { id, secret, codes };
}

const enter = (loginName: string, totp?: string, more = {}) =>
  settleKey(signInByPassword(slowCall(services, {}), { loginName, loginPwd: password, totp, ...more }));
const enterOffice = (loginName: string, totp?: string) =>
  settleKey(signInToOffice(slowCall(services, {}), { loginName, loginPwd: password, totp }));
const scenesTo = async (id: string) => {
  const rows = await services.database.asOwner((db) =>
    db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, `${id}@example.com`)),
  );
  return rows.map(({ scene }) => scene).toSorted();
};
const actionsOf = async (id: string) => {
  const rows = await services.database.asOwner((db) => db.select().from(busiLog).where(eq(busiLog.objectId, id)));
  return rows.map(({ action }) => action).toSorted();
};
const accountOf = async (id: string) => {
  const [row] = await services.database.read(null, (db) => db.select().from(accounts).where(eq(accounts.id, id)));
  return row!;
};

beforeEach(async () => {
  at(0);
  await services.database.asOwner((db) => db.delete(counters));
});

describe('setting it up', () => {
  test('takes the password and a code of the app, and gives ten codes that are kept as hashes only', async () => {
    await addAccount(services, { id: 'lin', password });
    const { secret, uri } = await begin('lin');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(`otpauth://totp/Wutong:lin?secret=${secret}&issuer=Wutong`);
    expect(await readAs('lin')).toEqual({ isOn: false, since: null, codesLeft: 0, isRequired: false });
    const { codes } = await confirmTotp(own('lin'), { loginPwd: password, totp: digits(secret) });
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^[2-9a-z]{5}-[2-9a-z]{5}$/.test(code))).toBe(true);
    expect(await readAs('lin')).toMatchObject({ isOn: true, since: new Date(now).toISOString(), codesLeft: 10 });

    const { totpSecret } = await accountOf('lin');
    expect(totpSecret).toMatch(/^enc:v1:/);
    expect(totpSecret).not.toContain(secret);
    const stored = await services.database.read(null, (db) => db.select().from(recoveryCodes));
    const raw = stored.map(({ codeHash }) => codeHash.toString('latin1')).join();
    expect(codes.filter((code) => raw.includes(code) || raw.includes(code.replace('-', '')))).toEqual([]);
    expect(await services.database.read(null, (db) => db.$count(totpDrafts))).toBe(0);
    expect(await scenesTo('lin')).toEqual(['TOTP_ON']);
    expect(await actionsOf('lin')).toEqual(['TOTP_BEGIN', 'TOTP_ON']);
  });

  test('ends the sessions on other devices, on both sides, and keeps the own', async () => {
    await addAccount(services, { id: 'mo', password });
    const open = (side: Side) =>
      asGuest(services, {}, (scope) => createSession(scope, { id: 'mo' }, { side, tenantId: 'tenant-a' }));
    await open('portal');
    const mine = eq(sessions.accountId, 'mo');
    // The tests' own session carries this id.
    await services.database.read(null, (db) => db.update(sessions).set({ id: 'session-mo' }).where(mine));
    await open('portal');
    await open('office');
    const { secret } = await begin('mo');
    await confirmTotp(own('mo'), { loginPwd: password, totp: digits(secret) });
    const left = await services.database.read(null, (db) => db.select({ id: sessions.id }).from(sessions).where(mine));
    expect(left).toEqual([{ id: 'session-mo' }]);
  });

  test('forgives slips, but not forever', async () => {
    await addAccount(services, { id: 'wu', password });
    const confirm = (totp: string, loginPwd = password) => settleKey(confirmTotp(own('wu'), { loginPwd, totp }));
    expect(await confirm('123456')).toBe('TOTP_EXPIRED totp');
    const first = await begin('wu');
    const { secret } = await begin('wu');
    expect(await confirm(digits(secret), 'not the password')).toBe('OWN_PWD_WRONG loginPwd');
    expect(await confirm(digits(first.secret))).toBe('TOTP_WRONG totp');
    at(1801);
    expect(await confirm(digits(secret))).toBe('TOTP_EXPIRED totp');
    await purgeAccountTraces(services);
    expect(await services.database.read(null, (db) => db.$count(totpDrafts))).toBe(0);
    const last = await begin('wu');
    expect(await confirm('000000' === digits(last.secret) ? '111111' : '000000')).toBe('TOTP_WRONG totp');
    expect(await confirm(digits(last.secret))).toBe('OK');
    expect(await settleKey(begin('wu'))).toBe('NOT_ALLOWED');
    expect(await confirm(digits(last.secret, 1))).toBe('NOT_ALLOWED');
  });
});

describe('signing in', () => {
  test.each([
    ['portal', enter],
    ['office', enterOffice],
  ])('on the %s takes it, each code once', async (_side, door) => {
    const { id, secret } = await enrolled({ isOperator: true });
    expect(await door(id)).toBe('TOTP_NEEDED totp');
    expect(await door(id, ' ')).toBe('TOTP_NEEDED totp');
    expect(await door(id, digits(secret, 5))).toBe('TOTP_WRONG totp');
    const code = digits(secret);
    expect(await door(id, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe('OK');
    expect(await door(id, code)).toBe('TOTP_WRONG totp');
    // The code that turned it on is spent, too.
    expect(await door(id, digits(secret, -1))).toBe('TOTP_WRONG totp');
    at(30);
    expect(await door(id, digits(secret))).toBe('OK');
  });

  test('takes a recovery code instead, once, and tells the owner how many are left', async () => {
    const { id, codes } = await enrolled();
    const other = await enrolled();
    const [first, second] = codes as [string, string];
    expect(await enter(other.id, first)).toBe('TOTP_WRONG totp');
    expect(await enter(id, ` ${first.toUpperCase().replace('-', ' ')}`)).toBe('OK');
    expect(await enter(id, first)).toBe('TOTP_WRONG totp');
    expect(await readAs(id)).toMatchObject({ codesLeft: 9 });
    expect(await enter(id, second)).toBe('OK');
    expect(await readAs(id)).toMatchObject({ codesLeft: 8 });
    expect(await scenesTo(id)).toEqual(['RECOVERY_USED', 'RECOVERY_USED', 'TOTP_ON']);
    expect(await actionsOf(id)).toContain('RECOVERY_USED');
  });

  test('by one recovery code on two devices at once succeeds in one', async () => {
    const { id, codes } = await enrolled();
    const answers = await Promise.all(Array.from({ length: 4 }, () => enter(id, codes[0])));
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1);
  });

  test('by a code from the mail takes it as well; a slip does not cost the mailed code', async () => {
    const { id, secret } = await enrolled();
    const email = `${id}@example.com`;
    const { code } = await asGuest(services, {}, (scope) =>
      issueCode(scope, { purpose: 'LOGIN', subject: mailSubject(email) }),
    );
    const byMail = async (totp?: string) => {
      const answer = await answerOf(services, {}, (scope) =>
        signInByCode(scope, { method: 'EMAIL', loginName: email, authcode: code, totp }),
      );
      return answer instanceof SignedIn ? 'OK' : answer.key;
    };
    expect(await byMail()).toBe('TOTP_NEEDED');
    expect(await byMail(digits(secret, 5))).toBe('TOTP_WRONG');
    expect(await byMail(digits(secret))).toBe('OK');
    expect(await byMail(digits(secret, 1))).toBe('CODE_WRONG');
  });
});

describe('guessing it with the right password', () => {
  const wrong = '000 0000';

  test('warns the owner after five, pauses after ten, and does not begin anew with the right password', async () => {
    const { id, secret } = await enrolled();
    for (let guess = 0; guess < 5; guess++) expect(await enter(id, wrong)).toBe('TOTP_WRONG totp');
    expect(await scenesTo(id)).toEqual(['TOTP_GUESSED', 'TOTP_ON']);
    // What the right password forgives are wrong passwords.
    expect(await enter(id)).toBe('TOTP_NEEDED totp');
    for (let guess = 5; guess < 10; guess++) expect(await enter(id, wrong)).toBe('TOTP_WRONG totp');
    expect(await enter(id, digits(secret))).toBe('TOO_MANY');
    expect(await enterOfficeOf(id, digits(secret))).toBe('TOO_MANY');
    expect(await asGuest(services, {}, (scope) => isPaused(scope, id))).toBe(true);
    at(60);
    expect(await enter(id, digits(secret))).toBe('OK');
    expect(await enter(id, wrong)).toBe('TOTP_WRONG totp');
  });

  test('ends after a hundred, until an operator helps; a known browser of the owner is not concerned', async () => {
    const { id, secret } = await enrolled();
    const signedIn = await settle(
      signInByPassword(slowCall(services, {}), { loginName: id, loginPwd: password, totp: digits(secret) }),
    );
    const { devices } = signedIn as SignedIn;
    const key = `sign-in-failures:${services.keys.hashSubject('sign-in', `factor ${id}`).toString('base64url')}`;
    const expiresAt = new Date(start + 86_400_000);
    await services.database.asOwner((db) => db.insert(counters).values({ key, hits: 100, expiresAt }));
    at(30);
    expect(await enter(id, digits(secret))).toBe('TOTP_LOCKED totp');
    expect(await enter(id, digits(secret), { devices })).toBe('OK');
    at(60);
    await asGuest(services, {}, (scope) => unlock(scope, id));
    expect(await enter(id, digits(secret))).toBe('OK');
  });

  test('costs a known browser its own five tries', async () => {
    const { id, secret } = await enrolled();
    const { devices } = (await settle(
      signInByPassword(slowCall(services, {}), { loginName: id, loginPwd: password, totp: digits(secret) }),
    )) as SignedIn;
    at(30);
    for (let guess = 0; guess < 5; guess++) expect(await enter(id, wrong, { devices })).toBe('TOTP_WRONG totp');
    expect(await enter(id, digits(secret), { devices })).toBe('CAPTCHA_NEEDED authcode');
    expect(await enter(id, digits(secret), { devices, ...(await human()) })).toBe('OK');
  });

  async function enterOfficeOf(id: string, totp: string) {
    await addMember(services, { accountId: id, tenantId: 'tenant-a' });
    return enterOffice(id, totp);
  }
});

describe('turning it off', () => {
  test('takes password and code; recovery codes are gone, other sessions end, the owner is told', async () => {
    const { id, secret, codes } = await enrolled();
    const remove = (totp: string, loginPwd = password) => settleKey(removeTotp(own(id), { loginPwd, totp }));
    expect(await remove(digits(secret), 'not the password')).toBe('OWN_PWD_WRONG loginPwd');
    expect(await remove('')).toBe('TOTP_NEEDED totp');
    expect(await remove(digits(secret, 9))).toBe('TOTP_WRONG totp');
    await asGuest(services, {}, (scope) => createSession(scope, { id }, { side: 'portal', tenantId: 'tenant-a' }));
    expect(await remove(digits(secret))).toBe('OK');
    expect(await services.database.read(null, (db) => db.$count(sessions, eq(sessions.accountId, id)))).toBe(0);
    expect(await readAs(id)).toEqual({ isOn: false, since: null, codesLeft: 0, isRequired: false });
    expect(await remove(codes[0]!)).toBe('NOT_ALLOWED');
    expect(await enter(id)).toBe('OK');
    expect(await scenesTo(id)).toEqual(['TOTP_OFF', 'TOTP_ON']);
  });

  test('and on again with another phone works in the same half minute', async () => {
    const { id, secret } = await enrolled();
    expect(await settleKey(removeTotp(own(id), { loginPwd: password, totp: digits(secret) }))).toBe('OK');
    const next = await begin(id);
    const proofs = { loginPwd: password, totp: digits(next.secret) };
    expect(await settleKey(confirmTotp(own(id), proofs))).toBe('OK');
  });

  test('works with a recovery code, for whoever has lost the phone', async () => {
    const { id, codes } = await enrolled();
    expect(await settleKey(removeTotp(own(id), { loginPwd: password, totp: codes[3]! }))).toBe('OK');
  });

  test('asks an operator for a password that can stand alone, unless the next one is set up at once', async () => {
    const short = 'two lanterns';
    const { id, secret } = await enrolled({ password: short, isOperator: true });
    const remove = (of: SlowActorCall, totp: string) => settleKey(removeTotp(of, { loginPwd: short, totp }));
    expect(await remove(own(id, 'office'), digits(secret))).toBe('PWD_SHORT loginPwd');
    // Nothing was spent: the same code opens the door.
    expect(await settleKey(signInToOffice(slowCall(services, {}), signingIn(id, digits(secret))))).toBe('OK');
    const same = await enrolled({ password: short, isOperator: true }, strict);
    expect(await readAs(same.id, 'office', strict)).toMatchObject({ isRequired: true });
    expect(await readAs(same.id, 'portal', strict)).toMatchObject({ isRequired: false });
    expect(await remove(own(same.id, 'office', strict), digits(same.secret))).toBe('OK');

    function signingIn(loginName: string, totp: string) {
      return { loginName, loginPwd: short, totp };
    }
  });
});

test('the installation lets somebody in again who lost phone and codes, and says so', async () => {
  const { id } = await enrolled({ isOperator: true });
  await asGuest(services, {}, (scope) => createSession(scope, { id }, { side: 'office', tenantId: 'tenant-a' }));
  expect(await liftSecondFactor(services, id.toUpperCase())).toBe(true);
  expect(await enter(id)).toBe('OK');
  expect(await services.database.read(null, (db) => db.$count(sessions, eq(sessions.accountId, id)))).toBe(1);
  expect(await actionsOf(id)).toContain('TOTP_OFF');
  expect(await scenesTo(id)).toContain('TOTP_OFF');
  expect(await liftSecondFactor(services, id)).toBe(false);
  await expect(liftSecondFactor(services, 'nobody at all')).rejects.toThrow('Nobody is called nobody at all.');
});

test('new recovery codes take the place of the old ones', async () => {
  const { id, secret, codes } = await enrolled();
  const renew = (totp: string) => settle(renewRecoveryCodes(own(id), { loginPwd: password, totp }));
  expect(await renew('not a code')).toMatchObject({ key: 'TOTP_WRONG' });
  const { codes: fresh } = (await renew(digits(secret))) as { codes: string[] };
  expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
  expect(await enter(id, codes[0])).toBe('TOTP_WRONG totp');
  expect(await enter(id, fresh[0])).toBe('OK');
  expect(await scenesTo(id)).toContain('RECOVERY_NEW');
  expect(await actionsOf(id)).toContain('RECOVERY_NEW');
});

async function human() {
  const { captchaId } = await asGuest(services, {}, createCaptcha);
  const answer = services.keys.hashSubject('captcha', captchaId, 'WK47');
  await services.database.read(null, (db) => db.update(captchas).set({ answer }).where(eq(captchas.id, captchaId)));
  return { captchaId, authcode: 'wk47' };
}
