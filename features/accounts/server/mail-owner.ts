import type { Params } from '#core/errors.ts';
import type { MailScene } from '#core/texts/mail/mail.ts';
import { send } from '#server/base/mail/send.ts';
import type { Scope } from '#server/scope.ts';
import { type Account, localeOf } from './find-account.ts';

/** Tells the owner of an account what happened to it, with login name and time; one without an address is not told. */
export async function mailOwner(scope: Scope, account: Account, scene: MailScene, params: Params = {}): Promise<void> {
  const { email, nickname, loginName } = account;
  if (!email) return;
  const side = scope.side === 'poultry' ? 'poultry' : 'portal';
  const facts = { loginName, time: timeInShanghai(scope.now), ...params };
  await send(scope, { scene, to: email, locale: localeOf(account), name: nickname, facts, side });
}

/** `2026-03-01 16:00`, understood in every language. */
function timeInShanghai(instant: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' }).format(
    instant,
  );
}
