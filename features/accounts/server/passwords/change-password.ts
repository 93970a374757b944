import type { InputOf } from '#core/contracts/contract.ts';
import type { mgrPasswordCall } from '#features/accounts/calls/accounts.ts';
import { findById, foldLogin } from '#features/accounts/server/find-account.ts';
import { fieldRefusal, refuseFindings } from '#server/base/refusals.ts';
import type { SlowActorCall } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';
import { findPasswordProblem, setPassword } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import { acceptOwnPassword, weighOwnPassword } from './prove-own-password.ts';

type PasswordChange = InputOf<typeof mgrPasswordCall>;

/**
 * Changes the own password; all other sessions end. `newPwdConfirm` may be left out: who repeats it compares it first. Refusals in the specification's order: OLDPWD_EMPTY, NEWPWD_EMPTY,
 * NEWPWD_AGAIN, NEWPWD_DIFFERENT; then the rules of new passwords, TOO_MANY and OLDPWD_WRONG.
 */
export async function changePassword(call: SlowActorCall, change: PasswordChange): Promise<Record<string, never>> {
  await call.read((scope) => checkChange(scope, change));
  const weighed = await weighOwnPassword(call, change.oldPwd);
  const password = await hashPassword(call.services, change.newPwd);
  return call.transact(async (scope) => {
    const account = await acceptOwnPassword(scope, weighed, { key: 'OLDPWD_WRONG', path: 'oldPwd' });
    const text = { CN: '修改密码', EN: 'changed the password' };
    await setPassword(scope, { account, password, keep: scope.sessionId, action: 'PWD_CHANGE', text });
    return {};
  });
}

async function checkChange(
  scope: ActorScope,
  { loginName, oldPwd, newPwd, newPwdConfirm }: PasswordChange,
): Promise<void> {
  refuseFindings(scope, [
    oldPwd === '' && { key: 'OLDPWD_EMPTY', path: 'oldPwd' },
    newPwd === '' && { key: 'NEWPWD_EMPTY', path: 'newPwd' },
    newPwdConfirm === ''
      ? { key: 'NEWPWD_AGAIN', path: 'newPwdConfirm' }
      : newPwdConfirm !== undefined && newPwd !== newPwdConfirm && { key: 'NEWPWD_DIFFERENT', path: 'newPwdConfirm' },
  ]);
  const account = await findById(scope.db, scope.actor.id);
  if (!account || foldLogin(loginName) !== foldLogin(account.loginName))
    throw fieldRefusal(scope, 'PWD_ERROR', 'loginName');
  refuseFindings(scope, [await findPasswordProblem(scope, { password: newPwd, owner: account, path: 'newPwd' })]);
}
