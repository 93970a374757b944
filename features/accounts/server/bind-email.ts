import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { maskEmail } from '#core/forms/masks.ts';
import type { bindEmailCall } from '#features/accounts/calls/own-account.ts';
import { fieldRefusal, keptFieldRefusal } from '#server/base/refusals.ts';
import { and, eq, ne, or, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { SlowActorCall } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';
import { readEmail } from './addresses.ts';
import { type Account, foldLogin } from './find-account.ts';
import { logAccount } from './log-account.ts';
import { mailOwner } from './mail-owner.ts';
import { forProvenOwner } from './own-data/prove-owner.ts';
import { changeProfile } from './profile.ts';
import { endLinks } from './sessions/end-links.ts';
import { announce } from './sessions/end-sessions.ts';
import { redeemCode } from './sign-in/codes.ts';
import { mailSubject } from './sign-in/send-code.ts';

type Binding = InputOf<typeof bindEmailCall>;

/**
 * Binds an address that a code has proven, for the owner who gives the password. A login name that was the old address
 * becomes the new one; the old address is told, and links that went there are worth nothing. Throws EMAIL_INVALID, what
 * forProvenOwner throws, CODE_WRONG, EMAIL_TAKEN (which does not say by whom) or CONFLICT.
 */
export async function bindEmail(
  call: SlowActorCall,
  { email: typed, authcode, rev, ...proofs }: Binding,
): Promise<OutputOf<typeof bindEmailCall>> {
  const email = readEmail(typed);
  if (!email) throw await call.read(async (scope) => fieldRefusal(scope, 'EMAIL_INVALID', 'email'));
  return forProvenOwner(call, proofs, async (scope, before) => {
    await redeemCode(scope, { purpose: 'BIND', subject: mailSubject(email), code: authcode });
    if (await isTaken(scope, email)) throw keptFieldRefusal(scope, 'EMAIL_TAKEN', 'email');
    const { account, profile } = await changeProfile(scope, rev, { email, ...loginAfter(before, email) });
    await endLinks(scope, account.id);
    await announce(scope.db);
    await logAccount(scope, account, {
      action: 'EMAIL',
      text: { CN: '绑定邮箱', EN: 'bound an e-mail address' },
      changes: [{ field: 'email', before: masked(before.email), after: masked(email) }],
    });
    if (before.email !== email) await mailOwner(scope, before, 'EMAIL_CHANGED', { email: maskEmail(email) });
    return profile;
  });
}

/** Whoever registered by the old address keeps signing in by "their address". */
function loginAfter({ loginName, email: old }: Account, email: string): Partial<Account> {
  return old !== null && foldLogin(loginName) === old ? { loginName: email } : {};
}

/** Also as the login name of somebody else: a sign-in means one account. */
async function isTaken({ db, actor }: ActorScope, email: string): Promise<boolean> {
  const isSame = or(eq(accounts.email, email), sql`lower(${accounts.loginName}) = ${email}`);
  return (await db.$count(accounts, and(ne(accounts.id, actor.id), isSame))) > 0;
}

function masked(email: string | null): string {
  return email === null ? '' : maskEmail(email);
}
