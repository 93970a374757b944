import type { Account } from '#features/accounts/server/find-account.ts';
import { logAccount } from '#features/accounts/server/log-account.ts';
import { mailOwner } from '#features/accounts/server/mail-owner.ts';
import { countWrongFactor, type Guesser } from '#features/accounts/server/passwords/count-wrong-password.ts';
import { clearFailures, factorSubject, holdLockState } from '#features/accounts/server/passwords/lock-out.ts';
import { tooMany } from '#server/base/limits.ts';
import { fieldRefusal, keptFieldRefusal } from '#server/base/refusals.ts';
import type { Scope } from '#server/scope.ts';
import { countRecoveryCodes, redeemRecoveryCode } from './recovery-codes.ts';
import { redeemTotp } from './totp.ts';

interface Given {
  readonly code: string | undefined;
  /** As whom a sign-in by password counts: a known device by itself. */
  readonly guesser?: Guesser;
}

/**
 * Asks an account that has a second factor for it: the six digits of now, or a recovery code. Throws TOTP_NEEDED,
 * TOTP_WRONG, TOTP_LOCKED or TOO_MANY; whoever gets here has given the password or a code that was sent.
 */
export async function proveSecondFactor(scope: Scope, account: Account, { code, guesser }: Given): Promise<void> {
  if (account.totpSecret === null) return;
  // Nothing is kept: what was proven before may come again with the code.
  if (!code?.trim()) throw fieldRefusal(scope, 'TOTP_NEEDED', 'totp');
  const counted = guesser?.isKnown ? guesser : { subject: factorSubject(account.id), isKnown: false };
  const { seconds, isStopped } = await holdLockState(scope, counted.subject);
  if (isStopped) throw keptFieldRefusal(scope, 'TOTP_LOCKED', 'totp');
  if (seconds > 0) throw tooMany(seconds);
  if (await redeem(scope, account, { code, sealed: account.totpSecret })) return clearFailures(scope, counted.subject);
  await countWrongFactor(scope, counted, account);
  throw keptFieldRefusal(scope, 'TOTP_WRONG', 'totp');
}

async function redeem(
  scope: Scope,
  account: Account,
  { code, sealed }: { code: string; sealed: string },
): Promise<boolean> {
  if (/^[\d\s]*$/.test(code)) return redeemTotp(scope, { accountId: account.id, sealed, code });
  if (!(await redeemRecoveryCode(scope, account.id, code))) return false;
  const left = await countRecoveryCodes(scope, account.id);
  const text = { CN: `用掉一个恢复码，还剩 ${left} 个`, EN: `used a recovery code, ${left} left` };
  await logAccount(scope, account, { action: 'RECOVERY_USED', text });
  await mailOwner(scope, account, 'RECOVERY_USED', { count: left });
  return true;
}
