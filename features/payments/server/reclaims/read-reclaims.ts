import { dayInShanghai } from '#core/calendar/dates.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import { reachOf } from '#server/policies/reach.ts';
import { readOne } from '#server/resources/page.ts';
import type { Row } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';

/** What a claim comes to by the ledger, in fen: `claimed`, `recovered`, `waived`, `left`; for a row of reclaims `r`. */
export const claimSums: SQL = sql`
  select coalesce(sum(l.amount) filter (where l.kind = 'CLAIM'), 0)::float8 as claimed,
         coalesce(sum(l.amount) filter (where l.kind = 'RECOVER'), 0)::float8 as recovered,
         coalesce(sum(l.amount) filter (where l.kind = 'WAIVE'), 0)::float8 as waived,
         coalesce(sum(case when l.kind = 'CLAIM' then l.amount else -l.amount end), 0)::float8 as left
    from ledger_entries l where l.tenant_id = r.tenant_id and l.reclaim_id = r.id`;

/** Every claim the caller may see, with its sums in yuan and what waits for a second person: none of their own. */
export function selectReclaims(scope: ActorScope): SQL {
  const { tenantId, actor, now } = scope;
  const reach = reachOf(scope, 'Mgr.ApplyPay');
  const isSeen = reach === 'ALL' || reach === 'TENANT';
  return sql`
    select r.id, r.rev, r.application_id as "applicationId", r.owner_id as "ownerId", r.programme, r.year,
           r.due_on as "dueOn", r.reason, r.updated_at as "updatedAt", a.no, a.applicant,
           s.claimed / 100 as claimed, s.recovered / 100 as recovered, s.waived / 100 as waived, s.left / 100 as left,
           s.left as "leftFen", m.id as "moveId", m.kind as "moveKind", m.amount::float8 as "moveFen",
           m.by_id as "moveById", m.by_name as "moveByName", m.received_on as "moveReceivedOn",
           case when m.id is not null then 'ASKED' when s.left = 0 then 'SETTLED'
                when r.due_on < ${dayInShanghai(now.getTime())} then 'OVERDUE'
                when s.left < s.claimed then 'PARTLY' else 'OPEN' end as status
      from reclaims r
      join applications a on a.tenant_id = r.tenant_id and a.id = r.application_id
      cross join lateral (${claimSums}) s
      left join reclaim_moves m on m.tenant_id = r.tenant_id and m.reclaim_id = r.id and m.state = 'ASKED'
     where r.tenant_id = ${tenantId} and r.owner_id <> ${actor.id} and ${isSeen ? sql`true` : sql`false`}`;
}

/** One claim with its sums; throws NOT_FOUND. */
export function readReclaim(scope: ActorScope, id: string): Promise<Row> {
  return readOne(scope.db, selectReclaims(scope), id);
}
