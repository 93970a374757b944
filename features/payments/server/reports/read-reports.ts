import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import { listedAhead } from '#features/payments/shared/report.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import { reachOf } from '#server/policies/reach.ts';
import { readOne } from '#server/resources/page.ts';
import type { Row } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';

/**
 * Every report the caller may see that was handed in or is due within two months, with what of its case is not paid yet
 * (yuan): none of their own.
 */
export function selectReports(scope: ActorScope): SQL {
  const { tenantId, actor, now } = scope;
  const today = dayInShanghai(now.getTime());
  const reach = reachOf(scope, 'Mgr.ApplyPay');
  const isSeen = reach === 'ALL' || reach === 'TENANT';
  return sql`
    select g.id, g.rev, g.application_id as "applicationId", g.owner_id as "ownerId", g.programme, g.year, g.kind,
           g.number, g.as_company as "asCompany", g.due_on as "dueOn", g.values as answers, g.reported_at as "reportedAt",
           g.outcome, g.share, g.reason, g.by_id as "byId", g.by_name as "byName", g.second_name as "secondName",
           g.answer, g.updated_at as "updatedAt", a.no, a.applicant, g.state,
           case when g.state = 'DUE' and g.due_on < ${today} then 'OVERDUE' else g.state end as status,
           (select coalesce(sum(p.amount), 0)::float8 / 100 from payments p
             where p.tenant_id = g.tenant_id and p.application_id = g.application_id
               and p.state in ('PLANNED', 'CHECKED', 'APPROVED', 'FAILED')) as unpaid
      from grant_reports g
      join applications a on a.tenant_id = g.tenant_id and a.id = g.application_id
     where g.tenant_id = ${tenantId} and g.owner_id <> ${actor.id} and ${isSeen ? sql`true` : sql`false`}
       and (g.reported_at is not null
            or g.state = 'DUE' and g.due_on <= ${moveDate(today, { days: listedAhead })})`;
}

/** One report; throws NOT_FOUND. */
export function readReport(scope: ActorScope, id: string): Promise<Row> {
  return readOne(scope.db, selectReports(scope), id);
}
