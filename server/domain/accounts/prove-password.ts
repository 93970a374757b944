import type { SlowCall } from '../../handle.ts';
import type { Scope } from '../../scope.ts';
import { checkHuman, type HumanInput, requireHuman } from './captcha.ts';
import { countWrongPassword } from './count-wrong-password.ts';
import { type Account, findByLogin, foldLogin, storedPassword } from './find-account.ts';
import { check, ipSubject, secondsLeft, tooMany } from './limits.ts';
import { holdLockState, type LockState, readLockState } from './lock-out.ts';
import { verifyPassword } from './passwords.ts';
import { fieldRefusal, keptFieldRefusal, refuseFindings } from './refusals.ts';

/** What somebody signs in with. */
export type Credentials = { readonly loginName: string; readonly loginPwd: string } & HumanInput;

/** Whether the password fits the hash that was read; not yet a decision. */
export interface WeighedPassword {
  readonly isRight: boolean;
  readonly hash: string | null;
}

/**
 * Compares a password with the account's, without holding a connection. Who may not try at all is turned away before
 * the work: LOGINNAME_EMPTY, LOGINPWD_EMPTY, TOO_MANY, PWD_LOCKED, CAPTCHA_NEEDED.
 */
export async function weighPassword(call: SlowCall, credentials: Credentials): Promise<WeighedPassword> {
  const { loginName, loginPwd } = credentials;
  const stored = await call.read(async (scope) => {
    refuseFindings(scope, [
      loginName.trim() === '' && { key: 'LOGINNAME_EMPTY', path: 'loginName' },
      loginPwd === '' && { key: 'LOGINPWD_EMPTY', path: 'loginPwd' },
    ]);
    const account = await findByLogin(scope.db, loginName);
    const state = await readLockState(scope, subjectOf(account, loginName));
    if ((await admit(scope, state)).needsHuman && !hasProof(credentials)) await requireHuman(scope, credentials);
    return storedPassword(account);
  });
  return { isRight: await verifyPassword(call.services, loginPwd, stored), hash: stored?.hash ?? null };
}

/**
 * Decides about a weighed password in the call's transaction; guesses at one account are decided one after the other.
 * Whatever is wrong answers PWD_ERROR (with ACCOUNT_ERRORS=spec also USER_NOEXIST and USER_DISABLED).
 */
export async function acceptPassword(
  scope: Scope,
  credentials: Credentials,
  { isRight, hash }: WeighedPassword,
): Promise<Account> {
  const account = await findByLogin(scope.db, credentials.loginName);
  const subject = subjectOf(account, credentials.loginName);
  const { needsHuman } = await admit(scope, await holdLockState(scope, subject));
  if (needsHuman) await requireHuman(scope, credentials);
  else await checkHuman(scope, credentials);
  // The password may have been changed since it was weighed.
  const isProven = isRight && account?.passwordHash === hash;
  if (account && isProven && account.status === 'ACTIVE') return account;
  await countWrongPassword(scope, subject, account);
  throw wrongPassword(scope, account, isProven);
}

async function admit(scope: Scope, { isStopped, seconds, needsHuman }: LockState): Promise<{ needsHuman: boolean }> {
  const ip = ipSubject(scope.ip);
  await check(scope, 'sign-in-ip', ip);
  if (isStopped) throw fieldRefusal(scope, 'PWD_LOCKED', 'loginPwd');
  if (seconds > 0) throw tooMany(seconds);
  return { needsHuman: needsHuman || (await secondsLeft(scope, 'sign-in-ip-captcha', ip)) > 0 };
}

function hasProof({ captchaId, authcode, pow }: HumanInput): boolean {
  return !!captchaId && !!(authcode || pow);
}

/** Unknown names are counted like accounts, so that they behave alike. */
function subjectOf(account: Account | undefined, loginName: string): string {
  return account?.id ?? `name ${foldLogin(loginName)}`;
}

function wrongPassword(scope: Scope, account: Account | undefined, isProven: boolean) {
  const isOpen = scope.services.env.accountErrors === 'spec';
  if (isOpen && !account) return keptFieldRefusal(scope, 'USER_NOEXIST', 'loginName');
  if (isOpen && isProven) return keptFieldRefusal(scope, 'USER_DISABLED', 'loginName');
  return keptFieldRefusal(scope, 'PWD_ERROR', 'loginPwd');
}
