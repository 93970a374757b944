import type { Side } from '#core/sides.ts';
import type { Account } from '#features/accounts/server/find-account.ts';
import { logAccount } from '#features/accounts/server/log-account.ts';
import { membershipsOf } from '#features/accounts/server/memberships.ts';
import { clearFailures } from '#features/accounts/server/passwords/lock-out.ts';
import { hashPassword, isOutdated, type StoredPassword } from '#features/accounts/server/passwords/passwords.ts';
import {
  type Attempt,
  acceptPassword,
  type Credentials,
  type Proven,
  type WeighedPassword,
  weighPassword,
} from '#features/accounts/server/passwords/prove-password.ts';
import { proveSecondFactor } from '#features/accounts/server/second-factor/second-factor.ts';
import { createSession } from '#features/accounts/server/sessions/create-session.ts';
import { inTenant } from '#server/base/in-tenant.ts';
import { keepVisit } from '#server/base/origin-marks.ts';
import { keptFieldRefusal } from '#server/base/refusals.ts';
import { SignedIn } from '#server/base/sessions/signed-in.ts';
import { and, eq } from '#server/database/sql.ts';
import { accounts, sessions } from '#server/database/tables/accounts.ts';
import type { SlowCall } from '#server/handle.ts';
import type { Scope } from '#server/scope.ts';
import { greet } from './greeting.ts';
import { rememberDevice } from './known-devices.ts';
import { proveDevice } from './prove-device.ts';

/** Credentials, and what the second factor of the account or the code for a new device gives. */
type Full = Credentials & { readonly totp?: string; readonly deviceCode?: string };

/** Sign-in by password to the portal, or to the side that is asked; refusals as of weighPassword, acceptPassword, proveSecondFactor and proveDevice. */
export async function signInByPassword(
  call: SlowCall,
  {
    totp,
    side = 'portal',
    stay = false,
    ...credentials
  }: Full & {
    readonly side?: Exclude<Side, 'office'>;
    readonly stay?: boolean;
  },
): Promise<SignedIn> {
  const attempt = { ...credentials, side };
  const weighed = await weighPassword(call, attempt);
  const renewed = await renew(call, attempt, weighed);
  return call.transact(async (scope) => {
    const proven = await acceptPassword(scope, attempt, weighed);
    await proveSecondFactor(scope, proven.account, { code: totp, guesser: proven.guesser });
    await proveDevice(scope, proven.account, { ...attempt, code: attempt.deviceCode });
    const devices = await settlePassword(scope, proven, { attempt, renewed });
    return signIn(scope, proven.account, {
      side,
      tenantId: scope.tenantId,
      devices,
      isLasting: stay && side === 'portal',
    });
  });
}

/** Back-office sign-in: the same, and a membership of at least one tenant that is on. Further refusal: NO_TENANT. */
export async function signInToOffice(call: SlowCall, { totp, ...credentials }: Full): Promise<SignedIn> {
  const attempt = { ...credentials, side: 'office' } as const;
  const weighed = await weighPassword(call, attempt);
  const renewed = await renew(call, attempt, weighed);
  return call.transact(async (scope) => {
    const proven = await acceptPassword(scope, attempt, weighed);
    const { account } = proven;
    await proveSecondFactor(scope, account, { code: totp, guesser: proven.guesser });
    await proveDevice(scope, account, { ...attempt, code: attempt.deviceCode });
    const devices = await settlePassword(scope, proven, { attempt, renewed });
    const memberships = await membershipsOf(scope, account.id);
    const membership = memberships.find(({ id }) => id === scope.tenantId) ?? memberships[0];
    if (!membership) throw keptFieldRefusal(scope, 'NO_TENANT', 'loginName');
    return signIn(scope, account, { side: 'office', tenantId: membership.id, devices });
  });
}

/** Opens the session of an account that has proven itself, and says so to the registrar; `devices` makes it known. */
export async function signIn(
  scope: Scope,
  account: Account,
  { devices, ...asked }: { side: Side; tenantId: string; devices?: string; isLasting?: boolean },
): Promise<SignedIn> {
  const at = { ...asked, isLasting: asked.isLasting || (await isOwnLasting(scope, account)) };
  await scope.db.update(accounts).set({ lastLoginAt: scope.now }).where(eq(accounts.id, account.id));
  if (at.side === 'portal') await keepVisit(scope, account.id);
  const session = await createSession(scope, account, at);
  const answer = await greet(scope, account, at);
  await inTenant(scope, at.tenantId, (there) =>
    // Whoever is about to sign in belongs to no side yet.
    logAccount({ ...there, side: at.side }, account, { action: 'SIGN_IN', text: { CN: '登录', EN: 'signed in' } }),
  );
  return new SignedIn({ ...session, answer, side: at.side, isLasting: at.isLasting, devices });
}

/** Whoever proves again who they are in a session that they asked to keep, keeps it. */
async function isOwnLasting({ db, sessionId }: Scope, { id }: Account): Promise<boolean> {
  if (!sessionId) return false;
  const own = and(eq(sessions.id, sessionId), eq(sessions.accountId, id), eq(sessions.isLasting, true));
  return (await db.$count(sessions, own)) > 0;
}

/** A right password whose hash is of an older cost is hashed anew. */
async function renew(
  { services }: SlowCall,
  { loginPwd }: Credentials,
  { isRight, hash }: WeighedPassword,
): Promise<StoredPassword | null> {
  return isRight && hash !== null && isOutdated(hash) ? hashPassword(services, loginPwd) : null;
}

/** The password was right: failures are forgotten, and the browser is known from now on. Gives its new cookie. */
async function settlePassword(
  scope: Scope,
  { account, guesser }: Proven,
  { attempt, renewed }: { attempt: Attempt; renewed: StoredPassword | null },
): Promise<string> {
  await clearFailures(scope, guesser.subject);
  if (renewed) {
    const { hash, pepperId } = renewed;
    await scope.db.update(accounts).set({ passwordHash: hash, pepperId }).where(eq(accounts.id, account.id));
  }
  return rememberDevice(scope, account, attempt);
}
