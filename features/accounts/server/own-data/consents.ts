import { desc, eq } from '#server/database/sql.ts';
import { consents } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';

/** What the caller agreed to, in which wording and language, the latest first. */
export async function readConsents({ db, actor }: ActorScope) {
  const rows = await db.select().from(consents).where(eq(consents.accountId, actor.id)).orderBy(desc(consents.at));
  return rows.map(({ text, version, locale, at }) => ({ text, version, locale, at: at.toISOString() }));
}
