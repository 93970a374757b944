import { and, eq, inArray } from 'drizzle-orm';
import { type Facts, type Message, tellText } from '#core/messages/message.ts';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { Scope } from '#server/scope.ts';
import { portalLink } from './links.ts';
import { queueMail } from './queue-mail.ts';
import { tellAccount } from './tell-account.ts';
import { writeLetter } from './write-mail.ts';

/** A crowd is told in pieces, each a few statements. */
const atOnce = 200;

/**
 * Tells people what happened: inside the product and, where the message says so, by mail in the language of their
 * account. Somebody without an address reads it in the product alone.
 */
export async function tell(
  scope: Scope,
  message: Message,
  { to, facts }: { to: string | readonly string[]; facts: Facts },
): Promise<void> {
  const { mail } = message;
  const ids = typeof to === 'string' ? [to] : to;
  const told = {
    title: tellText(message.title, facts),
    body: tellText(message.body, facts),
    path: tellText({ CN: message.page, EN: message.page }, facts).CN,
  };
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = ids.slice(at, at + atOnce);
    await tellAccount(scope, ...some.map((accountId) => ({ accountId, ...told })));
    if (mail) await mailTo(scope, some, { ...told, ...mail, more: mail.more && tellText(mail.more, facts) });
  }
}

interface Letter {
  readonly title: Text;
  readonly body: Text;
  readonly path: string;
  readonly link: Text;
  readonly more?: Text;
  readonly scene: string;
}

async function mailTo(scope: Scope, ids: readonly string[], { title, body, path, link, more, scene }: Letter) {
  const people = await scope.db
    .select({ email: accounts.email, locale: accounts.locale, name: accounts.nickname })
    .from(accounts)
    .where(and(inArray(accounts.id, [...ids]), eq(accounts.status, 'ACTIVE')));
  const mails = people.flatMap(({ email, name, locale }) => {
    if (!email) return [];
    const language = locale as Locale;
    const written = writeLetter(language, {
      name,
      subject: textIn(title, language),
      lines: [body, ...(more ? [more] : [])].map((line) => textIn(line, language)),
      link: { label: textIn(link, language), url: portalLink(scope.services.env, path) },
    });
    return [{ to: email, scene, ...written }];
  });
  await queueMail(scope, ...mails);
}
