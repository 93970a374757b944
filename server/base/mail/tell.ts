import { type Facts, factsIn, type Message, tellText } from '#core/messages/message.ts';
import { fill } from '#core/texts/fill.ts';
import type { Locale } from '#core/texts/text.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, inArray } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { messages } from '#server/database/tables/logs.ts';
import type { Scope } from '#server/scope.ts';
import { portalLink } from './links.ts';
import { queueMail } from './queue-mail.ts';
import { writeMail } from './write-mail.ts';

/** A crowd is told in pieces, each a few statements. */
const atOnce = 200;

/**
 * Tells people what happened: inside the product and by mail, as the message says; the mail in the language of their
 * account and the words of the tenant. Somebody without an address gets no mail. The one door by which people are told.
 */
export async function tell(
  scope: Scope,
  message: Message,
  { to, facts }: { to: string | readonly string[]; facts: Facts },
): Promise<void> {
  const ids = typeof to === 'string' ? [to] : to;
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = ids.slice(at, at + atOnce);
    if (message.channels.includes('INSIDE')) await leave(scope, message, { to: some, facts });
    if (message.channels.includes('MAIL')) await mail(scope, message, { to: some, facts });
  }
}

/**
 * Mails a message to an address that no account stands behind, in a language that its owner reads; `page` is where they
 * see more of it, below the origin of the portal. What is told inside the product they have no place to read.
 */
export async function tellAddress(
  scope: Scope,
  message: Message,
  { to, locale, facts, page }: { to: string; locale: Locale; facts: Facts; page: string },
): Promise<void> {
  const link = portalLink(scope.services.env, page);
  await queueMail(scope, {
    to,
    scene: message.key,
    ...(await writeMail(scope, { letter: message, locale }, { facts, link })),
  });
}

interface Telling {
  readonly to: readonly string[];
  readonly facts: Facts;
}

async function leave({ db, tenantId, now }: Scope, { title, body, page }: Message, { to, facts }: Telling) {
  const told = { title: tellText(title, facts), body: tellText(body, facts) };
  await db.insert(messages).values(
    to.map((accountId) => ({
      id: newId(),
      tenantId,
      accountId,
      titleCN: told.title.CN,
      titleEN: told.title.EN,
      bodyCN: told.body.CN,
      bodyEN: told.body.EN,
      path: page === undefined ? null : pathOf(page, facts),
      at: now,
    })),
  );
}

async function mail(scope: Scope, message: Message, { to, facts }: Telling) {
  const people = await scope.db
    .select({ email: accounts.email, locale: accounts.locale, name: accounts.nickname })
    .from(accounts)
    .where(and(inArray(accounts.id, [...to]), eq(accounts.status, 'ACTIVE')));
  const page = message.mailPage ?? message.page;
  const url = page === undefined ? undefined : portalLink(scope.services.env, pathOf(page, facts));
  const mails = [];
  for (const { email, name, locale } of people) {
    if (!email) continue;
    const filling = { name, facts, ...(url === undefined ? {} : { link: url }) };
    mails.push({
      to: email,
      scene: message.key,
      ...(await writeMail(scope, { letter: message, locale: locale as Locale }, filling)),
    });
  }
  await queueMail(scope, ...mails);
}

function pathOf(page: string, facts: Facts): string {
  return fill(page, factsIn(facts, 'CN'), 'CN');
}
