import { type Account, findByLogin, foldLogin, storedPassword } from '#features/accounts/server/find-account.ts';
import { checkHuman, type HumanInput, requireHuman } from '#features/accounts/server/sign-in/captcha.ts';
import { findDevice, type Shown } from '#features/accounts/server/sign-in/known-devices.ts';
import { isDeviceAsked } from '#features/accounts/server/sign-in/prove-device.ts';
import { check, ipSubject, secondsLeft, tooMany } from '#server/base/limits.ts';
import { fieldRefusal, keptFieldRefusal, refuseFindings } from '#server/base/refusals.ts';
import { deviceRules } from '#server/base/sessions/session-rules.ts';
import type { SlowCall } from '#server/handle.ts';
import type { Scope } from '#server/scope.ts';
import { countWrongPassword, type Guesser } from './count-wrong-password.ts';
import { holdLockState, readLockState } from './lock-out.ts';
import { verifyPassword } from './passwords.ts';

/** What somebody signs in with, and what the browser shows of earlier times. */
export type Credentials = { readonly loginName: string; readonly loginPwd: string } & HumanInput &
  Pick<Shown, 'devices'> & { readonly deviceCode?: string };

/** Credentials at the door of one side. */
export type Attempt = Credentials & Shown;

/** Whether the password fits the hash that was read; not yet a decision. */
export interface WeighedPassword {
  readonly isRight: boolean;
  readonly hash: string | null;
}

/**
 * Compares a password with the account's, without holding a connection. Who may not try at all is turned away before
 * the work: LOGINNAME_EMPTY, LOGINPWD_EMPTY, TOO_MANY, PWD_LOCKED, CAPTCHA_NEEDED.
 */
export async function weighPassword(call: SlowCall, attempt: Attempt): Promise<WeighedPassword> {
  const { loginName, loginPwd } = attempt;
  const stored = await call.read(async (scope) => {
    refuseFindings(scope, [
      loginName.trim() === '' && { key: 'LOGINNAME_EMPTY', path: 'loginName' },
      loginPwd === '' && { key: 'LOGINPWD_EMPTY', path: 'loginPwd' },
    ]);
    const account = await findByLogin(scope.db, loginName);
    const { needsHuman } = await admit(scope, attempt, { account, read: readLockState });
    if (needsHuman && !hasProof(attempt)) await requireHuman(scope, attempt);
    return storedPassword(account);
  });
  return { isRight: await verifyPassword(call.services, loginPwd, stored), hash: stored?.hash ?? null };
}

/** An account whose password was right, and as whom the one who knew it is counted. */
export interface Proven {
  readonly account: Account;
  readonly guesser: Guesser;
}

/**
 * Decides about a weighed password in the call's transaction; guesses at one account are decided one after the other.
 * Whatever is wrong answers PWD_ERROR (with ACCOUNT_ERRORS=spec also USER_NOEXIST and USER_DISABLED).
 */
export async function acceptPassword(
  scope: Scope,
  attempt: Attempt,
  { isRight, hash }: WeighedPassword,
): Promise<Proven> {
  const account = await findByLogin(scope.db, attempt.loginName);
  const { needsHuman, guesser } = await admit(scope, attempt, { account, read: holdLockState });
  if (needsHuman) await requireHuman(scope, attempt);
  else await checkHuman(scope, attempt);
  // The password may have been changed since it was weighed.
  const isProven = isRight && account?.passwordHash === hash;
  if (account && isProven && account.status === 'ACTIVE') return { account, guesser };
  await countWrongPassword(scope, guesser, account);
  throw wrongPassword(scope, account, isProven);
}

interface Admitted {
  readonly guesser: Guesser;
  readonly needsHuman: boolean;
}

/**
 * Whether there may be a try, and whose count it goes to. A browser that the account knows has five of its own, so that
 * strangers who guess cannot keep the owner out; when it has used them up it is a stranger, too.
 */
async function admit(
  scope: Scope,
  attempt: Attempt,
  { account, read }: { account: Account | undefined; read: typeof readLockState },
): Promise<Admitted> {
  const device = account ? findDevice(scope, account, attempt) : null;
  if (device !== null) {
    const subject = `device ${device}`;
    const { failures } = await read(scope, subject);
    if (failures < deviceRules.tries) return { guesser: { subject, isKnown: true }, needsHuman: false };
  }
  // Unknown names are counted like accounts, so that they behave alike.
  const subject = account?.id ?? `name ${foldLogin(attempt.loginName)}`;
  const { isStopped, seconds, needsHuman } = await read(scope, subject);
  const ip = ipSubject(scope.ip);
  await check(scope, 'sign-in-ip', ip);
  if (isStopped) throw fieldRefusal(scope, 'PWD_LOCKED', 'loginPwd');
  if (seconds > 0) throw tooMany(seconds);
  // Whoever waits for the code has shown before it was sent that a person is there.
  const isAwaited = !!attempt.deviceCode && account !== undefined && (await isDeviceAsked(scope, account));
  if (isAwaited) return { guesser: { subject, isKnown: false }, needsHuman: false };
  const isCrowded = (await secondsLeft(scope, 'sign-in-ip-captcha', ip)) > 0;
  return { guesser: { subject, isKnown: false }, needsHuman: device !== null || needsHuman || isCrowded };
}

function hasProof({ captchaId, authcode, pow }: HumanInput): boolean {
  return !!captchaId && !!(authcode || pow);
}

function wrongPassword(scope: Scope, account: Account | undefined, isProven: boolean) {
  const isOpen = scope.services.env.accountErrors === 'spec';
  if (isOpen && !account) return keptFieldRefusal(scope, 'USER_NOEXIST', 'loginName');
  if (isOpen && isProven) return keptFieldRefusal(scope, 'USER_DISABLED', 'loginName');
  return keptFieldRefusal(scope, 'PWD_ERROR', 'loginPwd');
}
