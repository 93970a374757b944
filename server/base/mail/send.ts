import type { MailScene } from '#core/texts/mail/mail.ts';
import type { Locale } from '#core/texts/text.ts';
import type { Scope } from '#server/scope.ts';
import { queueMail } from './queue-mail.ts';
import { type Filling, writeMail } from './write-mail.ts';

/** A mail of the product to an address, whether or not anybody has an account with it. */
export interface Letter extends Filling {
  readonly scene: MailScene;
  readonly to: string;
  readonly locale: Locale;
  /** The code that it carries, by its row: the outbox hides it. */
  readonly codeId?: string;
}

/** Sends a letter in the words of the tenant, in the transaction of its cause. People of whom only the account is known are told by `tell`. */
export async function send(scope: Scope, { scene, to, locale, codeId, ...filling }: Letter): Promise<void> {
  await queueMail(scope, {
    to,
    scene,
    codeId,
    ...(await writeMail(scope, { letter: { key: scene }, locale }, filling)),
  });
}
