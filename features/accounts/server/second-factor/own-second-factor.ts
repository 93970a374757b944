import type { OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { beginTotpCall, secondFactorCall } from '#features/accounts/calls/own-account.ts';
import type { Account } from '#features/accounts/server/find-account.ts';
import { logAccount } from '#features/accounts/server/log-account.ts';
import { mailOwner } from '#features/accounts/server/mail-owner.ts';
import { findPasswordProblem } from '#features/accounts/server/passwords/new-password.ts';
import { acceptOwnPassword, weighOwnPassword } from '#features/accounts/server/passwords/prove-own-password.ts';
import { getOwn } from '#features/accounts/server/profile.ts';
import { endSessions } from '#features/accounts/server/sessions/end-sessions.ts';
import { fieldRefusal, refuseFindings } from '#server/base/refusals.ts';
import { and, gt } from '#server/database/sql.ts';
import { accounts, totpDrafts } from '#server/database/tables/accounts.ts';
import type { SlowActorCall } from '#server/handle.ts';
import { isOwnAccount, isOwnDraft } from '#server/policies/account.ts';
import type { ActorScope } from '#server/scope.ts';
import { dropSecondFactor } from './drop-second-factor.ts';
import { countRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts';
import { proveSecondFactor } from './second-factor.ts';
import { newTotpSecret, redeemTotp, sealTotpSecret, totpText, totpUri } from './totp.ts';

interface Proofs {
  readonly loginPwd: string;
  readonly totp: string;
}

/** How the own second factor stands. */
export async function readSecondFactor(scope: ActorScope): Promise<OutputOf<typeof secondFactorCall>> {
  const { id, totpSecret, totpSince } = await getOwn(scope);
  return {
    isOn: totpSecret !== null,
    since: totpSince?.toISOString() ?? null,
    codesLeft: totpSecret === null ? 0 : await countRecoveryCodes(scope, id),
    isRequired: isRequired(scope),
  };
}

/** Begins to set one up: the newest secret wins, for half an hour. Throws NOT_ALLOWED when there is one. */
export async function beginTotp(scope: ActorScope): Promise<OutputOf<typeof beginTotpCall>> {
  const account = await getOwn(scope);
  if (account.totpSecret !== null) throw new Refusal('NOT_ALLOWED', { cause: 'there is a second factor' });
  const plain = newTotpSecret();
  const secret = sealTotpSecret(scope.services.keys, account.id, plain);
  const draft = { secret, expiresAt: new Date(scope.now.getTime() + draftMinutes * 60_000) };
  await scope.db
    .insert(totpDrafts)
    .values({ accountId: account.id, ...draft })
    .onConflictDoUpdate({ target: totpDrafts.accountId, set: draft });
  const text = { CN: '开始设置两步验证', EN: 'began to set up two-step verification' };
  await logAccount(scope, account, { action: 'TOTP_BEGIN', text });
  return { secret: totpText(plain), uri: totpUri(plain, account.loginName) };
}

/**
 * Turns it on with the first code of the app; all other sessions end. Throws OWN_PWD_WRONG, TOO_MANY, NOT_ALLOWED,
 * TOTP_EXPIRED, TOTP_WRONG.
 */
export async function confirmTotp(call: SlowActorCall, proofs: Proofs): Promise<{ codes: string[] }> {
  const weighed = await weighOwnPassword(call, proofs.loginPwd);
  return call.transact(async (scope) => {
    const account = await acceptOwnPassword(scope, weighed, wrongPassword);
    if (account.totpSecret !== null) throw new Refusal('NOT_ALLOWED', { cause: 'there is a second factor' });
    const [draft] = await scope.db
      .delete(totpDrafts)
      .where(and(isOwnDraft(scope), gt(totpDrafts.expiresAt, scope.now)))
      .returning();
    if (!draft) throw fieldRefusal(scope, 'TOTP_EXPIRED', 'totp');
    // Nobody guesses here: the secret was handed out. A slip leaves all as it was.
    if (!(await redeemTotp(scope, { accountId: account.id, sealed: draft.secret, code: proofs.totp })))
      throw fieldRefusal(scope, 'TOTP_WRONG', 'totp');
    const on = { totpSecret: draft.secret, totpSince: scope.now, updatedAt: scope.now };
    await scope.db.update(accounts).set(on).where(isOwnAccount(scope));
    const codes = await makeRecoveryCodes(scope, account.id);
    await endSessions(scope.db, account.id, { except: scope.sessionId });
    await tell(scope, account, 'TOTP_ON');
    return { codes };
  });
}

/**
 * Turns it off; all other sessions end. Throws OWN_PWD_WRONG, PWD_SHORT when the password is too short to stand alone, and
 * what proveSecondFactor throws.
 */
export async function removeTotp(call: SlowActorCall, proofs: Proofs): Promise<Record<string, never>> {
  const weighed = await weighOwnPassword(call, proofs.loginPwd);
  return call.transact(async (scope) => {
    const account = await proveBoth(scope, weighed, proofs);
    // Where one is required the next is set up at once, on a new phone for instance.
    if (!isRequired(scope)) await refuseShortPassword(scope, account, proofs.loginPwd);
    await dropSecondFactor(scope, account, scope.sessionId);
    await tell(scope, account, 'TOTP_OFF');
    return {};
  });
}

/** Ten new recovery codes in place of the old ones; refusals as of removeTotp. */
export async function renewRecoveryCodes(call: SlowActorCall, proofs: Proofs): Promise<{ codes: string[] }> {
  const weighed = await weighOwnPassword(call, proofs.loginPwd);
  return call.transact(async (scope) => {
    const account = await proveBoth(scope, weighed, proofs);
    const codes = await makeRecoveryCodes(scope, account.id);
    await tell(scope, account, 'RECOVERY_NEW');
    return { codes };
  });
}

const draftMinutes = 30;
const wrongPassword = { key: 'OWN_PWD_WRONG', path: 'loginPwd' } as const;

const changeTexts = {
  TOTP_ON: { CN: '开启两步验证', EN: 'turned two-step verification on' },
  TOTP_OFF: { CN: '关闭两步验证', EN: 'turned two-step verification off' },
  RECOVERY_NEW: { CN: '重新生成恢复码', EN: 'made new recovery codes' },
} as const;

function isRequired({ side, services }: ActorScope): boolean {
  return side === 'office' && services.env.officeTotp === 'required';
}

async function proveBoth(
  scope: ActorScope,
  weighed: Awaited<ReturnType<typeof weighOwnPassword>>,
  { totp }: Proofs,
): Promise<Account> {
  const account = await acceptOwnPassword(scope, weighed, wrongPassword);
  if (account.totpSecret === null) throw new Refusal('NOT_ALLOWED', { cause: 'there is no second factor' });
  await proveSecondFactor(scope, account, { code: totp });
  return account;
}

async function refuseShortPassword(scope: ActorScope, account: Account, password: string): Promise<void> {
  const alone = { password, owner: { ...account, totpSecret: null }, path: 'loginPwd' };
  const problem = await findPasswordProblem(scope, alone);
  if (problem?.key === 'PWD_SHORT') refuseFindings(scope, [problem]);
}

async function tell(scope: ActorScope, account: Account, action: keyof typeof changeTexts): Promise<void> {
  await logAccount(scope, account, { action, text: changeTexts[action] });
  await mailOwner(scope, account, action);
}
