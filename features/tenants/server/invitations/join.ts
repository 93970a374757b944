import type { InputOf } from '#core/contracts/contract.ts';
import type { joinCall } from '#features/accounts/calls/invitations.ts';
import { type Account, findByEmail } from '#features/accounts/server/find-account.ts';
import { findPasswordProblem, passwordColumns } from '#features/accounts/server/passwords/new-password.ts';
import { hashPassword, type StoredPassword } from '#features/accounts/server/passwords/passwords.ts';
import { readNickname } from '#features/accounts/server/profile.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal, refuseFindings } from '#server/base/refusals.ts';
import { eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { SlowCall } from '#server/handle.ts';
import type { Scope } from '#server/scope.ts';
import { acceptInvitation, canSignIn, getByCode } from './answer.ts';
import type { Invitation } from './open-invitations.ts';

type Joining = InputOf<typeof joinCall>;

/**
 * Accepts an invitation as somebody new: the code has proven the address. Nobody is signed in. Throws INVITATION_GONE,
 * USER_EXIST where the address has an account (who then signs in to accept), and what a password or name may not be.
 */
export async function joinAsNew(call: SlowCall, input: Joining): Promise<Record<string, never>> {
  await call.read((scope) => checkJoining(scope, input));
  const password = await hashPassword(call.services, input.newPwd);
  return call.transact(async (scope) => {
    const { found, nickname } = await checkJoining(scope, input);
    await acceptInvitation(scope, found, await makeAccount(scope, found, { nickname, password }));
    return {};
  });
}

async function checkJoining(scope: Scope, { code, nickname: typed, newPwd, newPwdConfirm }: Joining) {
  const found = await getByCode(scope, code);
  const { email } = found;
  if (canSignIn(await findByEmail(scope.db, email))) throw fieldRefusal(scope, 'USER_EXIST', 'nickname');
  const nickname = readNickname(typed);
  const owner = { loginName: email, email, phone: null, nickname: nickname ?? '', totpSecret: null, isOperator: true };
  refuseFindings(scope, [
    !nickname && { key: 'INVALID', path: 'nickname', params: { count: 1 } },
    newPwd === ''
      ? { key: 'PWD_EMPTY', path: 'newPwd' }
      : await findPasswordProblem(scope, { password: newPwd, owner, path: 'newPwd' }),
    newPwdConfirm === ''
      ? { key: 'NEWPWD_AGAIN', path: 'newPwdConfirm' }
      : newPwd !== newPwdConfirm && { key: 'NEWPWD_DIFFERENT', path: 'newPwdConfirm' },
  ]);
  return { found, nickname: nickname ?? '' };
}

/** An account that was made for the address but never got a password becomes that of whoever has proven the address. */
async function makeAccount(
  scope: Scope,
  { email }: Invitation,
  { nickname, password }: { nickname: string; password: StoredPassword },
): Promise<Account> {
  const set = { ...passwordColumns(scope, password), nickname };
  const known = await findByEmail(scope.db, email);
  const [account] = known
    ? await scope.db.update(accounts).set(set).where(eq(accounts.id, known.id)).returning()
    : await scope.db
        .insert(accounts)
        .values({ id: newId(), loginName: email, email, locale: scope.locale, createdAt: scope.now, ...set })
        .onConflictDoNothing()
        .returning();
  if (!account) throw fieldRefusal(scope, 'USER_EXIST', 'nickname');
  return account;
}
