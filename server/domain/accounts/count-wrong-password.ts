import type { Scope } from '../../scope.ts';
import { queueMail } from '../messages/queue-mail.ts';
import { writeMail } from '../messages/write-mail.ts';
import { type Account, localeOf } from './find-account.ts';
import { count, ipSubject } from './limits.ts';
import { countFailure, lockRules } from './lock-out.ts';
import { logAccount } from './log-account.ts';

/** Whose wrong passwords are counted together: one known device by itself, all strangers to an account as one. */
export interface Guesser {
  readonly subject: string;
  readonly isKnown: boolean;
}

/**
 * Notes a wrong password or second factor, a stranger's also by address; at the tenth in a row the owner is told. What
 * a known device gets wrong is its own matter.
 */
export async function countWrongPassword(
  scope: Scope,
  { subject, isKnown }: Guesser,
  account: Account | undefined,
): Promise<void> {
  const failures = await countFailure(scope, subject);
  if (isKnown) return;
  await count(scope, 'sign-in-ip', ipSubject(scope.ip));
  await count(scope, 'sign-in-ip-captcha', ipSubject(scope.ip));
  if (!account || (failures !== lockRules.pause && failures !== lockRules.stop)) return;
  await logAccount(scope, account, {
    action: 'LOCKED',
    ok: false,
    text: {
      CN: `连续 ${failures} 次输错密码，密码登录暂停`,
      EN: `wrong password ${failures} times in a row, sign-in paused`,
    },
  });
  if (!account.email) return;
  const params = { loginName: account.loginName, count: failures };
  const mail = writeMail('LOCKED', localeOf(account), { name: account.nickname, params });
  await queueMail(scope, { to: account.email, scene: 'LOCKED', ...mail });
}
