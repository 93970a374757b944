import type { MailScene } from '#core/texts/mail/mail.ts';
import type { Text } from '#core/texts/text.ts';
import type { Account } from '#features/accounts/server/find-account.ts';
import { logAccount } from '#features/accounts/server/log-account.ts';
import { mailOwner } from '#features/accounts/server/mail-owner.ts';
import { count, ipSubject } from '#server/base/limits.ts';
import type { Scope } from '#server/scope.ts';
import { countFailure, lockRules } from './lock-out.ts';

/** Whose wrong passwords are counted together: one known device by itself, all strangers to an account as one. */
export interface Guesser {
  readonly subject: string;
  readonly isKnown: boolean;
}

/**
 * Notes a wrong password, a stranger's also by address; at the tenth in a row the owner is told. What a known device
 * gets wrong is its own matter.
 */
export function countWrongPassword(scope: Scope, guesser: Guesser, account: Account | undefined): Promise<void> {
  return countWrong(scope, guesser, { account, alarm: passwordAlarm });
}

/** The same for a wrong second factor; the owner is told earlier, for whoever tries knows the password. */
export function countWrongFactor(scope: Scope, guesser: Guesser, account: Account): Promise<void> {
  return countWrong(scope, guesser, { account, alarm: factorAlarm });
}

interface Alarm {
  /** Failures in a row at which the owner is told. */
  readonly at: readonly number[];
  readonly scene: MailScene;
  readonly action: string;
  readonly text: (failures: number) => Text;
}

const passwordAlarm: Alarm = {
  at: [lockRules.pause, lockRules.stop],
  scene: 'LOCKED',
  action: 'LOCKED',
  text: (failures) => ({
    CN: `连续 ${failures} 次输错密码，密码登录暂停`,
    EN: `wrong password ${failures} times in a row, sign-in paused`,
  }),
};

const factorAlarm: Alarm = {
  at: [lockRules.human, lockRules.stop],
  scene: 'TOTP_GUESSED',
  action: 'TOTP_GUESSED',
  text: (failures) => ({
    CN: `连续 ${failures} 次输错动态口令`,
    EN: `wrong one-time code ${failures} times in a row`,
  }),
};

async function countWrong(
  scope: Scope,
  { subject, isKnown }: Guesser,
  { account, alarm }: { account: Account | undefined; alarm: Alarm },
): Promise<void> {
  const failures = await countFailure(scope, subject);
  if (isKnown) return;
  await count(scope, 'sign-in-ip', ipSubject(scope.ip));
  await count(scope, 'sign-in-ip-captcha', ipSubject(scope.ip));
  if (!account || !alarm.at.includes(failures)) return;
  await logAccount(scope, account, { action: alarm.action, ok: false, text: alarm.text(failures) });
  await mailOwner(scope, account, alarm.scene, { count: failures });
}
