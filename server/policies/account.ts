import { and, eq, gt, ne, type SQL, sql } from '#server/database/sql.ts';
import { accounts, sessions, totpDrafts } from '../database/tables/accounts.ts';
import { archiveSource, jobs } from '../database/tables/jobs.ts';
import { messages } from '../database/tables/logs.ts';
import { members, preferences } from '../database/tables/tenants.ts';
import type { ActorScope } from '../scope.ts';

/** The caller's own account. */
export function isOwnAccount(scope: ActorScope): SQL {
  return eq(accounts.id, scope.actor.id);
}

/** The second factor the caller is setting up. */
export function isOwnDraft(scope: ActorScope): SQL {
  return eq(totpDrafts.accountId, scope.actor.id);
}

/** The caller's own sessions, on every side. */
export function isOwnSession(scope: ActorScope): SQL {
  return eq(sessions.accountId, scope.actor.id);
}

/** Messages to the caller in this tenant. */
export function isOwnMessage(scope: ActorScope): SQL {
  return and(eq(messages.tenantId, scope.tenantId), eq(messages.accountId, scope.actor.id))!;
}

/**
 * Background jobs the caller asked for in this tenant, until they expire: nobody else sees them or their files. Each side
 * has its own: lists in the back office, the archive of one's own data on the portal.
 */
export function isOwnJob({ tenantId, actor, now, side }: ActorScope): SQL {
  const isArchive = side === 'office' ? ne(jobs.source, archiveSource) : eq(jobs.source, archiveSource);
  return and(eq(jobs.tenantId, tenantId), eq(jobs.accountId, actor.id), gt(jobs.expiresAt, now), isArchive)!;
}

/** The caller's own settings. */
export function isOwnPreference(scope: ActorScope): SQL {
  return eq(preferences.accountId, scope.actor.id);
}

/**
 * Whether what all tenants share of a member's account is the caller's tenant's to change: the account came into being
 * here, by an invitation rather than by registering, and works nowhere else.
 */
export function isOursAlone({ tenantId }: Pick<ActorScope, 'tenantId'>, accountId: string): SQL {
  return sql`(not exists (select from memberships_of(${accountId}) m where m.tenant_id <> ${tenantId})
    and not exists (select from consents c where c.account_id = ${accountId}))`;
}

/** People of the back office of the caller's tenant. */
export function isMemberOfTenant(scope: ActorScope): SQL {
  return eq(members.tenantId, scope.tenantId);
}
