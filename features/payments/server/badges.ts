import { and, eq, inArray, ne } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { reclaimMoves } from './reclaim-tables.ts';
import { grantReports } from './report-tables.ts';

/** What waits for the caller: money back or waived that they did not note themselves, and reports to be decided. */
export async function paymentBadges(scope: ActorScope): Promise<Readonly<Record<string, number>>> {
  const { db, tenantId, actor, permCodes } = scope;
  const canConfirm = permCodes.has('Mgr.ApplyPay.approve');
  const states = [...(permCodes.has('Mgr.ApplyPay.edit') ? ['OPEN'] : []), ...(canConfirm ? ['PROPOSED'] : [])];
  if (states.length === 0) return {};
  const reports = await db.$count(
    grantReports,
    and(eq(grantReports.tenantId, tenantId), inArray(grantReports.state, states), ne(grantReports.ownerId, actor.id)),
  );
  const moves = canConfirm
    ? await db.$count(
        reclaimMoves,
        and(eq(reclaimMoves.tenantId, tenantId), eq(reclaimMoves.state, 'ASKED'), ne(reclaimMoves.byId, actor.id)),
      )
    : 0;
  return { ApplyGrantReport: reports, ApplyReclaim: moves };
}
