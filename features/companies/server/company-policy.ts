import { dayInShanghai } from '#core/calendar/dates.ts';
import { regionPrefix } from '#core/forms/regions.ts';
import { type AnyColumn, and, eq, ne, or, type SQL, sql } from '#server/database/sql.ts';
import { reachOf } from '#server/policies/reach.ts';
import type { Actor, ActorScope, Scope } from '#server/scope.ts';
import { companies, companyMembers } from './tables.ts';

/** Somebody in a tenant, also before a session knows them. */
export interface Somebody extends Pick<Scope, 'db' | 'tenantId' | 'now'> {
  readonly actor: Pick<Actor, 'id'>;
}

/** Memberships of the caller, asked for or in force, in companies that were not merged away. */
export function isOwnMembership({ tenantId, actor }: Somebody): SQL {
  return and(
    eq(companyMembers.tenantId, tenantId),
    eq(companyMembers.accountId, actor.id),
    ne(companyMembers.state, 'DECLINED'),
    ne(companies.status, 'MERGED'),
  )!;
}

/** Those by which the caller acts for a company today, in a programme where one is named. */
export function isActing(scope: Somebody, programme?: string | AnyColumn): SQL {
  return and(isOwnMembership(scope), isAuthorised(scope, programme))!;
}

/** Members who act today: an owner in everything, an agent until the last day and in the programmes that the owner set. */
export function isAuthorised({ now }: Pick<Scope, 'now'>, programme?: string | AnyColumn): SQL {
  const { role, state, validTo, programmes } = companyMembers;
  const isInTime = sql`(${validTo} is null or ${validTo} >= ${dayInShanghai(now.getTime())}::date)`;
  const isIts = programme === undefined ? undefined : sql`(${programmes} is null or ${programme} = any(${programmes}))`;
  return and(eq(state, 'ACTIVE'), or(eq(role, 'OWNER'), and(isInTime, isIts)))!;
}

/** Whether the last day of a member's authorisation is over, as `isAuthorised` asks it of the columns; an owner has none. */
export function isLapsed({ role, validTo }: { role: string; validTo: string | null }, now: Date): boolean {
  return role !== 'OWNER' && validTo !== null && validTo < dayInShanghai(now.getTime());
}

/** Those by which the caller answers for it. */
export function isOwning(scope: Somebody): SQL {
  return and(isActing(scope), eq(companyMembers.role, 'OWNER'))!;
}

/**
 * Companies of the tenant that an operator reaches by `Mgr.Company`: all, those registered in the own regions, or none,
 * as companies are given to nobody. Undefined for all.
 */
export function isReachedCompany(scope: ActorScope, region: SQL = sql`${companies.region}`): SQL | undefined {
  const reach = reachOf(scope, 'Mgr.Company');
  if (reach === 'ALL' || reach === 'TENANT') return undefined;
  if (reach !== 'REGION') return sql`false`;
  const ranges = scope.reach.regions.map((code) => {
    const prefix = regionPrefix(code);
    return sql`${region} collate "C" between ${prefix} and ${`${prefix}~`}`;
  });
  return ranges.length === 0 ? sql`false` : sql`(${sql.join(ranges, sql` or `)})`;
}
