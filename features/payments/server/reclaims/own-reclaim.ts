import { dayInShanghai } from '#core/calendar/dates.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { grantsCall } from '#features/payments/calls.ts';
import { reclaimMoves, reclaims } from '#features/payments/server/reclaim-tables.ts';
import { payBudgets } from '#features/payments/server/tables.ts';
import { and, asc, eq, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { claimSums } from './read-reclaims.ts';

type Reclaim = OutputOf<typeof grantsCall>['rows'][number]['reclaim'];
type Sums = { claimed: number; recovered: number; waived: number; left: number };

/** What the caller has to pay back of a case of theirs, and to which account; null where nothing is claimed. */
export async function readOwnReclaim({ db, tenantId }: ActorScope, applicationId: string): Promise<Reclaim> {
  const [row] = await db
    .select({ reclaim: reclaims, budget: payBudgets })
    .from(reclaims)
    .leftJoin(
      payBudgets,
      and(
        eq(payBudgets.tenantId, reclaims.tenantId),
        eq(payBudgets.programme, reclaims.programme),
        eq(payBudgets.year, reclaims.year),
      ),
    )
    .where(and(eq(reclaims.tenantId, tenantId), eq(reclaims.applicationId, applicationId)));
  if (!row) return null;
  const { reclaim, budget } = row;
  const { rows } = await db.execute<Sums>(
    sql`select s.* from reclaims r cross join lateral (${claimSums}) s where r.tenant_id = ${tenantId} and r.id = ${reclaim.id}`,
  );
  const { claimed, recovered, waived, left } = rows[0]!;
  const moves = await db
    .select()
    .from(reclaimMoves)
    .where(
      and(eq(reclaimMoves.tenantId, tenantId), eq(reclaimMoves.reclaimId, reclaim.id), eq(reclaimMoves.state, 'DONE')),
    )
    .orderBy(asc(reclaimMoves.updatedAt));
  const { refundHolder: holder = '', refundBank: bank = '', refundAccount: account = '' } = budget ?? {};
  return {
    claimed: claimed / 100,
    recovered: recovered / 100,
    waived: waived / 100,
    left: left / 100,
    dueOn: reclaim.dueOn,
    reason: reclaim.reason,
    account: holder && bank && account ? { holder, bank, account } : null,
    moves: moves.map(({ kind, amount, receivedOn, note, updatedAt }) => ({
      kind,
      amount: amount / 100,
      on: receivedOn ?? dayInShanghai(updatedAt.getTime()),
      // The number at the bank is the office's own; why something is waived is told.
      note: kind === 'WAIVE' ? note : '',
    })),
  };
}
