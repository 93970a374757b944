import { Refusal } from '#core/errors.ts';
import type { Locale } from '#core/texts/text.ts';
import { loadReach } from '#server/base/sessions/sessions.ts';
import { systemScope } from '#server/base/system-scope.ts';
import type { Queryable } from '#server/database/database.ts';
import { and, eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import type { reportForms } from './tables.ts';

type Report = Pick<typeof reportForms.$inferSelect, 'tenantId' | 'madeBy'>;

/** What a report may count when the clock runs it: what whoever made it may see by now. Throws NO_PERMISSION when they are gone. */
export async function scopeOfMaker(
  services: Services,
  db: Queryable,
  { tenantId, madeBy }: Report,
): Promise<ActorScope> {
  const [account] = await db
    .select({
      id: accounts.id,
      loginName: accounts.loginName,
      nickname: accounts.nickname,
      kind: accounts.kind,
      locale: accounts.locale,
    })
    .from(accounts)
    .where(and(eq(accounts.id, madeBy), eq(accounts.status, 'ACTIVE')));
  if (!account) throw new Refusal('NO_PERMISSION', { cause: 'whoever made the report is gone' });
  const { locale, ...actor } = account;
  const reach = await loadReach(db, madeBy, tenantId);
  return {
    ...systemScope(services, { db, tenantId, now: services.clock() }),
    actor,
    sessionId: '',
    permCodes: new Set(reach.scopes.keys()),
    reach,
    locale: locale as Locale,
  };
}
