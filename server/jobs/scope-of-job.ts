import { Refusal } from '#core/errors.ts';
import type { Locale } from '#core/texts/text.ts';
import { loadReach } from '#server/base/sessions/sessions.ts';
import type { Queryable } from '#server/database/database.ts';
import { and, eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { archiveSource } from '#server/database/tables/jobs.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import type { Job } from './queries.ts';

/** What a job may see: what its maker may see now, in the tenant it was asked for in. Throws when the maker is gone. */
export async function scopeOfJob(services: Services, db: Queryable, job: Job): Promise<ActorScope> {
  const [account] = await db
    .select({ id: accounts.id, loginName: accounts.loginName, nickname: accounts.nickname, kind: accounts.kind })
    .from(accounts)
    .where(and(eq(accounts.id, job.accountId), eq(accounts.status, 'ACTIVE')));
  if (!account) throw new Refusal('NO_PERMISSION', { cause: 'the account is gone' });
  const reach = await loadReach(db, account.id, job.tenantId);
  return {
    db,
    tenantId: job.tenantId,
    actor: account,
    side: job.source === archiveSource ? 'portal' : 'office',
    sessionHash: Buffer.alloc(32),
    sessionId: '',
    permCodes: new Set(reach.scopes.keys()),
    reach,
    locale: job.locale as Locale,
    now: services.clock(),
    ip: '',
    device: 'job',
    trace: job.id,
    services,
  };
}
