import type { Facts, Message } from '#core/messages/message.ts';
import { fill } from '#core/texts/fill.ts';
import type { Locale } from '#core/texts/text.ts';
import type { objections } from '#features/publicity/server/tables.ts';
import { portalLink } from '#server/base/mail/links.ts';
import { queueMail } from '#server/base/mail/queue-mail.ts';
import { tell } from '#server/base/mail/tell.ts';
import { writeMail } from '#server/base/mail/write-mail.ts';
import type { Scope } from '#server/scope.ts';

type Objection = Pick<typeof objections.$inferSelect, 'no' | 'code' | 'ownerId' | 'email' | 'locale'>;

/** Tells whoever objected: in their account, or by mail to the address that was proven; nobody where it was anonymous. */
export async function tellObjector(scope: Scope, message: Message, objection: Objection, more: Facts = {}) {
  const { no, code, ownerId, email } = objection;
  const facts = { no, code, ...more };
  if (ownerId) return await tell(scope, message, { to: ownerId, facts });
  if (!email) return;
  const locale = objection.locale as Locale;
  const link = portalLink(scope.services.env, fill(message.page ?? '/', { no, code }, locale));
  await queueMail(scope, {
    to: email,
    scene: message.key,
    ...(await writeMail(scope, { letter: message, locale }, { facts, link })),
  });
}
