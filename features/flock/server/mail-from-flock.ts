import { and, eq } from 'drizzle-orm';
import type { FlockScene } from '#core/texts/mail/mail.ts';
import type { Locale } from '#core/texts/text.ts';
import { portalLink } from '#server/base/mail/links.ts';
import { queueMail } from '#server/base/mail/queue-mail.ts';
import { writeMail } from '#server/base/mail/write-mail.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { Scope } from '#server/scope.ts';

interface FlockMail {
  readonly accountId: string;
  readonly scene: FlockScene;
  readonly params: Readonly<Record<string, string>>;
  /** Page of FlockScore that it is about. */
  readonly path?: string;
}

/** Writes to somebody who uses FlockScore, in their language; somebody without an address, or gone, gets no mail. */
export async function mailFromFlock(scope: Scope, { accountId, scene, params, path }: FlockMail): Promise<void> {
  const [account] = await scope.db
    .select({ email: accounts.email, locale: accounts.locale, name: accounts.nickname })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.status, 'ACTIVE')));
  if (!account?.email) return;
  const link = path ? portalLink(scope.services.env, path) : undefined;
  const filling = { name: account.name, params, ...(link ? { link } : {}) };
  const written = await writeMail(scope, { scene, locale: account.locale as Locale }, filling);
  await queueMail(scope, { to: account.email, scene, ...written });
}
