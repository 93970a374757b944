import { dayInShanghai } from '#core/calendar/dates.ts';
import { type Check, checksOf } from '#features/payments/shared/checks.ts';
import { approversNeeded } from '#features/payments/shared/payment-states.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import { reachOf } from '#server/policies/reach.ts';
import { readOne } from '#server/resources/page.ts';
import type { Row } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';

/**
 * Every instalment the caller may see with what is to be known before it is paid: those of the tenant, and none of their
 * own. The list, its numbers and whatever acts on a row read this.
 */
export function selectPayments(scope: ActorScope): SQL {
  const { tenantId, actor, now } = scope;
  const reach = reachOf(scope, 'Mgr.ApplyPay');
  const isSeen = reach === 'ALL' || reach === 'TENANT';
  return sql`
    select p.id, p.rev, p.application_id as "applicationId", p.owner_id as "ownerId", a.no, a.applicant,
           p.programme, p.year, p.key, json_build_object('CN', p.title_cn, 'EN', p.title_en) as title,
           p.number || ' / ' || p.count as part, p.amount::float8 / 100 as amount, p.amount::float8 as fen,
           p.due_on as "dueOn", p.conditions, p.confirmed_on as "confirmedOn", p.state as status, p.round,
           p.batch_id as "batchId", n.no as batch, p.paid_on as "paidOn", p.reason, coalesce(p.tail, e.tail) as tail,
           e.is_valid as "isValid", e.holder, e.bank, p.updated_at as "updatedAt",
           a.state as "caseState", a.revocation is not null as "isRevoking",
           a.withdrawal_asked_at is not null as "isWithdrawing", ${dayInShanghai(now.getTime())}::text as today, b.third_from::float8 as "thirdFrom",
           coalesce(h.left, 0) as "budgetLeft", g.missing as "reportDue", coalesce(g.is_paused, false) as "isPaused",
           (select coalesce(json_agg(json_build_object('id', v.by_id, 'name', v.by_name, 'at', v.created_at)
                            order by v.created_at), '[]')
              from payment_approvals v where v.tenant_id = p.tenant_id and v.payment_id = p.id and v.round = p.round)
             as approvals
      from payments p
      join applications a on a.tenant_id = p.tenant_id and a.id = p.application_id
      left join pay_budgets b on b.tenant_id = p.tenant_id and b.programme = p.programme and b.year = p.year
      left join pay_batches n on n.tenant_id = p.tenant_id and n.id = p.batch_id
      left join (
        select l.programme, l.year,
               sum(case when l.credit = 'budget' then l.amount else -l.amount end)::float8 as left
          from ledger_entries l
         where l.tenant_id = ${tenantId} and (l.credit = 'budget' or l.debit = 'budget')
         group by l.programme, l.year) h on h.programme = p.programme and h.year = p.year
      left join lateral (
        select min(r.due_on) filter (where r.state = 'DUE' and r.due_on <= p.due_on) as missing,
               bool_or(r.state in ('OPEN', 'PROPOSED')) as is_paused
          from grant_reports r where r.tenant_id = p.tenant_id and r.application_id = p.application_id) g on true
      left join lateral (
        select y.tail, y.is_valid, y.holder, y.bank from payees y
         where y.tenant_id = p.tenant_id and y.application_id = p.application_id and y.starts_at <= ${now}
         order by y.starts_at desc, y.id desc limit 1) e on true
     where p.tenant_id = ${tenantId} and p.owner_id <> ${actor.id} and ${isSeen ? sql`true` : sql`false`}`;
}

/** One instalment with what is to be known of it; throws NOT_FOUND. */
export function readPayment(scope: ActorScope, id: string): Promise<Row> {
  return readOne(scope.db, selectPayments(scope), id);
}

/** The checks of an instalment as it was read. */
export function checksOfRow(row: Row): readonly Check[] {
  return checksOf({
    caseState: String(row.caseState),
    isRevoking: row.isRevoking === true,
    isWithdrawing: row.isWithdrawing === true,
    dueOn: String(row.dueOn),
    today: String(row.today),
    conditions: (row.conditions as unknown[]).length,
    confirmedOn: row.confirmedOn === null ? null : String(row.confirmedOn),
    reportDue: row.reportDue === null ? null : String(row.reportDue),
    isPaused: row.isPaused === true,
    tail: row.tail === null ? null : String(row.tail),
    isAccountValid: row.isValid === true,
    budgetLeft: Number(row.budgetLeft),
  });
}

/** Who approved in this round, the first one first. */
export function approvalsOf(row: Row): readonly { id: string; name: string; at: string }[] {
  return row.approvals as { id: string; name: string; at: string }[];
}

/** How many people have to approve it. */
export function neededFor({ fen, thirdFrom }: Row): number {
  return approversNeeded(Number(fen), thirdFrom === null ? null : Number(thirdFrom));
}
