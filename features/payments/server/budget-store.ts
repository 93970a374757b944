import type { Values } from '#core/forms/values.ts';
import { isRecord } from '#core/forms/values.ts';
import { payBudget as resource } from '#features/payments/resources/pay-budget.ts';
import { fenOf, partsIn } from '#features/payments/shared/budget.ts';
import type { Part } from '#features/payments/shared/instalments.ts';
import { programmeName } from '#features/payments/shared/programme-names.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { tableStore } from '#server/resources/table-store.ts';
import type { ActorScope } from '#server/scope.ts';
import { planGranted } from './plan-payments.ts';
import { post } from './post.ts';
import { payBudgets } from './tables.ts';

const wan = sql.raw('::float8 / 1000000');
const heldBy = (account: string) =>
  sql.raw(
    `coalesce(sum(case when '${account}' = l.credit then l.amount when '${account}' = l.debit then -l.amount end), 0)`,
  );

/** What a programme may pay in a year; a changed sum is posted, and what waited for it is planned. */
export const budgetStore = tableStore({
  resource,
  table: payBudgets,
  select: ({ tenantId }) => sql`
    select b.id, b.rev, b.programme, b.year, b.total${wan} as total, b.granted${wan} as granted,
           b.third_from${wan} as "thirdFrom", b.second_from${wan} as "secondFrom", b.parts, b.refund_holder as "refundHolder", b.refund_bank as "refundBank", b.refund_account as "refundAccount",
           b.updated_at as "updatedAt", h.*,
           case when h.budget < 0 then 'OVER' else 'BALANCED' end as status,
           (select count(distinct p.application_id)::int from payments p
             where p.tenant_id = b.tenant_id and p.programme = b.programme and p.year = b.year) as cases
      from pay_budgets b
      cross join lateral (
        select ${heldBy('budget')}${wan} as budget, ${heldBy('committed')}${wan} as committed,
               ${heldBy('payable')}${wan} as payable, ${heldBy('paid')}${wan} as paid,
               ${heldBy('returned')}${wan} as returned, ${heldBy('claimed')}${wan} as claimed,
               ${heldBy('recovered')}${wan} as recovered
          from ledger_entries l
         where l.tenant_id = b.tenant_id and l.programme = b.programme and l.year = b.year) h
     where b.tenant_id = ${tenantId}`,
  present: (row) => ({ ...row, name: programmeName(String(row.programme), Number(row.year)) }),
  values: ({ programme, year, total, granted, thirdFrom, secondFrom, parts, ...row }) => ({
    programme,
    year,
    total,
    granted,
    thirdFrom,
    secondFrom,
    refundHolder: row.refundHolder,
    refundBank: row.refundBank,
    refundAccount: row.refundAccount,
    parts: (parts as readonly Part[]).map(({ key, title, share = 0, months = 0, conditions = [] }) => ({
      id: key,
      titleCN: title.CN,
      titleEN: title.EN,
      share: Number((share * 100).toFixed(2)),
      months,
      conditionCN: conditions[0]?.CN ?? '',
      conditionEN: conditions[0]?.EN ?? '',
    })),
  }),
  columns: columnsOf,
  unique: 'year',
  title: ({ name }) => (isRecord(name) ? String(name.CN) : ''),
  async saved(scope, { row }) {
    const budget = await getBudget(scope, row.id);
    const posted = await fundedSoFar(scope, budget);
    const { programme, year, total } = budget;
    const change = total - posted;
    if (change !== 0)
      await post(scope, [{ kind: change > 0 ? 'FUND' : 'CUT', amount: Math.abs(change), programme, year }]);
    await planGranted(scope, budget);
  },
});

/** The columns of a budget, amounts in fen. */
export function columnsOf(values: Values) {
  return {
    programme: String(values.programme),
    year: Number(values.year),
    total: fenOf(values.total),
    granted: fenOf(values.granted),
    thirdFrom: values.thirdFrom ? fenOf(values.thirdFrom) : null,
    secondFrom: values.secondFrom ? fenOf(values.secondFrom) : null,
    refundHolder: String(values.refundHolder ?? ''),
    refundBank: String(values.refundBank ?? ''),
    refundAccount: String(values.refundAccount ?? ''),
    parts: partsIn(values),
  };
}

async function getBudget({ db, tenantId }: ActorScope, id: string) {
  const [budget] = await db
    .select()
    .from(payBudgets)
    .where(and(eq(payBudgets.tenantId, tenantId), eq(payBudgets.id, id)));
  return budget!;
}

/** What was granted less what was withdrawn, in fen: what the source gave. */
async function fundedSoFar(
  { db, tenantId }: ActorScope,
  { programme, year }: { programme: string; year: number },
): Promise<number> {
  const { rows } = await db.execute<{ sum: number }>(sql`
    select coalesce(sum(case when debit = 'source' then amount else -amount end), 0)::float8 as sum
      from ledger_entries
     where tenant_id = ${tenantId} and programme = ${programme} and year = ${year}
       and (debit = 'source' or credit = 'source')`);
  return rows[0]?.sum ?? 0;
}
