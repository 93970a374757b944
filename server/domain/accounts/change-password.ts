import type { SlowActorCall } from '../../handle.ts';
import type { ActorScope } from '../../scope.ts';
import { countWrongPassword } from './count-wrong-password.ts';
import { type Account, findById, foldLogin, storedPassword } from './find-account.ts';
import { tooMany } from './limits.ts';
import { holdLockState, readLockState } from './lock-out.ts';
import { findPasswordProblem, setPassword } from './new-password.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { fieldRefusal, keptFieldRefusal, refuseFindings } from './refusals.ts';

interface PasswordChange {
  readonly loginName: string;
  readonly oldPwd: string;
  readonly newPwd: string;
  readonly newPwdConfirm: string;
}

/**
 * Changes the own password; all other sessions end. Refusals in the specification's order: OLDPWD_EMPTY, NEWPWD_EMPTY,
 * NEWPWD_AGAIN, NEWPWD_DIFFERENT; then the rules of new passwords, TOO_MANY and OLDPWD_WRONG.
 */
export async function changePassword(call: SlowActorCall, change: PasswordChange): Promise<Record<string, never>> {
  const before = await call.read((scope) => checkChange(scope, change));
  const isRight = await verifyPassword(call.services, change.oldPwd, storedPassword(before));
  const password = isRight ? await hashPassword(call.services, change.newPwd) : null;
  return call.transact(async (scope) => {
    const { seconds } = await holdLockState(scope, scope.actor.id);
    if (seconds > 0) throw tooMany(seconds);
    const account = await findById(scope.db, scope.actor.id);
    if (!password || !account || account.passwordHash !== before.passwordHash) {
      await countWrongPassword(scope, scope.actor.id, account);
      throw keptFieldRefusal(scope, 'OLDPWD_WRONG', 'oldPwd');
    }
    const text = { CN: '修改密码', EN: 'changed the password' };
    await setPassword(scope, { account, password, keep: scope.sessionId, action: 'PWD_CHANGE', text });
    return {};
  });
}

async function checkChange(
  scope: ActorScope,
  { loginName, oldPwd, newPwd, newPwdConfirm }: PasswordChange,
): Promise<Account> {
  refuseFindings(scope, [
    oldPwd === '' && { key: 'OLDPWD_EMPTY', path: 'oldPwd' },
    newPwd === '' && { key: 'NEWPWD_EMPTY', path: 'newPwd' },
    newPwdConfirm === ''
      ? { key: 'NEWPWD_AGAIN', path: 'newPwdConfirm' }
      : newPwd !== newPwdConfirm && { key: 'NEWPWD_DIFFERENT', path: 'newPwdConfirm' },
  ]);
  const account = await findById(scope.db, scope.actor.id);
  if (!account || foldLogin(loginName) !== foldLogin(account.loginName))
    throw fieldRefusal(scope, 'PWD_ERROR', 'loginName');
  refuseFindings(scope, [await findPasswordProblem(scope, { password: newPwd, owner: account, path: 'newPwd' })]);
  const { seconds } = await readLockState(scope, account.id);
  if (seconds > 0) throw tooMany(seconds);
  return account;
}
