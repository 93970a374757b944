import type { Account } from '#features/accounts/server/find-account.ts';
import { acceptOwnPassword, weighOwnPassword } from '#features/accounts/server/passwords/prove-own-password.ts';
import { proveSecondFactor } from '#features/accounts/server/second-factor/second-factor.ts';
import type { SlowActorCall } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';

interface Proofs {
  readonly loginPwd: string;
  readonly totp?: string;
}

/**
 * Does something for the owner of the account who gives the password, and the second factor where there is one. Throws
 * OWN_PWD_WRONG, TOO_MANY and what proveSecondFactor throws.
 */
export async function forProvenOwner<T>(
  call: SlowActorCall,
  { loginPwd, totp }: Proofs,
  work: (scope: ActorScope, account: Account) => Promise<T>,
): Promise<T> {
  const weighed = await weighOwnPassword(call, loginPwd);
  return call.transact(async (scope) => {
    const account = await acceptOwnPassword(scope, weighed, { key: 'OWN_PWD_WRONG', path: 'loginPwd' });
    await proveSecondFactor(scope, account, { code: totp });
    return work(scope, account);
  });
}
