import { and, eq } from 'drizzle-orm';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { Scope } from '#server/scope.ts';
import { portalLink } from './links.ts';
import { queueMail } from './queue-mail.ts';
import { tellAccount } from './tell-account.ts';
import { writeLetter } from './write-mail.ts';

interface Letter {
  readonly accountId: string;
  readonly title: Text;
  readonly body: Text;
  /** Page of the portal that it is about. */
  readonly path: string;
  /** Words on the link in the mail. */
  readonly link: Text;
  /** Why the mail is written: what lists filter by. */
  readonly scene: string;
}

/** Tells somebody on the portal what happened, inside the product and by mail in the language of their account; somebody without an address reads it in the product alone. */
export async function writeToAccount(scope: Scope, letter: Letter): Promise<void> {
  const { accountId, title, body, path, link, scene } = letter;
  await tellAccount(scope, { accountId, title, body, path });
  const [account] = await scope.db
    .select({ email: accounts.email, locale: accounts.locale, name: accounts.nickname })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.status, 'ACTIVE')));
  if (!account?.email) return;
  const locale = account.locale as Locale;
  const written = writeLetter(locale, {
    name: account.name,
    subject: textIn(title, locale),
    lines: [textIn(body, locale)],
    link: { label: textIn(link, locale), url: portalLink(scope.services.env, path) },
  });
  await queueMail(scope, { to: account.email, scene, ...written });
}
