import { readEmail, readPhone } from '#features/accounts/server/addresses.ts';
import { findByEmail, findByPhone } from '#features/accounts/server/find-account.ts';
import { proveSecondFactor } from '#features/accounts/server/second-factor/second-factor.ts';
import { fieldRefusal, keptFieldRefusal } from '#server/base/refusals.ts';
import type { SignedIn } from '#server/base/sessions/signed-in.ts';
import type { Scope } from '#server/scope.ts';
import { checkCode, spendCode } from './codes.ts';
import { rememberDevice } from './known-devices.ts';
import { mailSubject, phoneSubject } from './send-code.ts';
import { signIn } from './sign-in.ts';

interface CodeCredentials {
  readonly method: 'EMAIL' | 'MOBILE';
  readonly loginName: string;
  readonly area?: string;
  readonly authcode: string;
  readonly totp?: string;
  readonly stay?: boolean;
  /** What the browser shows of earlier sign-ins. */
  readonly devices?: string | undefined;
}

/**
 * Portal sign-in by a code that was sent to an address or a number. Throws LOGINNAME_EMPTY, EMAIL_INVALID,
 * PHONE_INVALID, TOO_MANY; every failure of the code or the account answers CODE_WRONG. Then as proveSecondFactor: a
 * slip there costs one of the code's five tries, not the code.
 */
export async function signInByCode(scope: Scope, credentials: CodeCredentials): Promise<SignedIn> {
  const { subject, find } = readSubject(scope, credentials);
  const id = await checkCode(scope, { purpose: 'LOGIN', subject, code: credentials.authcode });
  const account = await find();
  if (account?.status === 'ACTIVE') await proveSecondFactor(scope, account, { code: credentials.totp });
  await spendCode(scope, id);
  if (account?.status !== 'ACTIVE') throw keptFieldRefusal(scope, 'CODE_WRONG', 'authcode');
  // A code that was sent proves what the one for a new device would prove.
  const devices = rememberDevice(scope, account, { side: 'portal', devices: credentials.devices });
  const isLasting = credentials.stay ?? false;
  return signIn(scope, account, { side: 'portal', tenantId: scope.tenantId, devices, isLasting });
}

function readSubject(scope: Scope, { method, loginName, area = '+86', authcode }: CodeCredentials) {
  if (loginName.trim() === '') throw fieldRefusal(scope, 'LOGINNAME_EMPTY', 'loginName');
  if (authcode.trim() === '') throw fieldRefusal(scope, 'CODE_WRONG', 'authcode');
  if (method === 'EMAIL') {
    const email = readEmail(loginName);
    if (!email) throw fieldRefusal(scope, 'EMAIL_INVALID', 'loginName');
    return { subject: mailSubject(email), find: () => findByEmail(scope.db, email) };
  }
  const phone = readPhone(area, loginName);
  if (!phone) throw fieldRefusal(scope, 'PHONE_INVALID', 'loginName');
  return { subject: phoneSubject(phone), find: () => findByPhone(scope.db, phone) };
}
