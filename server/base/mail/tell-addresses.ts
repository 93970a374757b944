import { type Facts, factsIn, type Message } from '#core/messages/message.ts';
import { fill } from '#core/texts/fill.ts';
import type { Scope } from '#server/scope.ts';
import { portalLink } from './links.ts';
import { queueMail } from './queue-mail.ts';
import { writeMail } from './write-mail.ts';

/**
 * Mails a message to addresses that nobody has an account with, in the language of the call; people who have
 * one are told by `tell`.
 */
export async function tellAddresses(
  scope: Scope,
  message: Message,
  { to, facts }: { to: readonly string[]; facts: Facts },
): Promise<void> {
  if (to.length === 0) return;
  const page = message.mailPage ?? message.page;
  const link = page && portalLink(scope.services.env, fill(page, factsIn(facts, 'CN'), 'CN'));
  const filling = { facts, ...(link ? { link } : {}) };
  const written = await writeMail(scope, { letter: message, locale: scope.locale }, filling);
  await queueMail(scope, ...to.map((address) => ({ to: address, scene: message.key, ...written })));
}
