import { accountsHolding } from '#server/base/accounts-holding.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { timeText } from '#server/base/time-text.ts';
import { and, eq, gt, inArray, lt, ne, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { Scope } from '#server/scope.ts';
import { visitors } from './tables.ts';

/** Hours of some visitors that a slot of a visit takes. */
export interface Hours {
  readonly visitId: string;
  readonly slotId: string;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly accountIds: readonly string[];
}

/**
 * Takes the hours of visitors. Of two who want the same ones the second waits until the first has them. Throws INVALID for
 * somebody who may not visit, VISITOR_BUSY for whoever is at another visit then, or may be: times offered are held too.
 */
export async function holdHours(scope: Scope, { visitId, slotId, startAt, endAt, accountIds }: Hours): Promise<void> {
  const { db, tenantId } = scope;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`itec-visits ${tenantId}`}, 0))`);
  const able = await accountsHolding(scope, 'Mgr.ItecVisit');
  if (accountIds.some((id) => !able.includes(id))) throw fieldRefusal(scope, 'INVALID', 'visitors', { count: 1 });
  const [clash] = await db
    .select({ name: accounts.nickname, startAt: visitors.startAt, endAt: visitors.endAt })
    .from(visitors)
    .innerJoin(accounts, eq(accounts.id, visitors.accountId))
    .where(
      and(
        eq(visitors.tenantId, tenantId),
        eq(visitors.isHeld, true),
        ne(visitors.visitId, visitId),
        inArray(visitors.accountId, [...accountIds]),
        lt(visitors.startAt, endAt),
        gt(visitors.endAt, startAt),
      ),
    )
    .limit(1);
  if (clash) {
    const time = timeText(clash, scope.locale === 'CN' ? 'CN' : 'EN');
    throw fieldRefusal(scope, 'VISITOR_BUSY', 'visitors', { name: clash.name, time });
  }
  await db.insert(visitors).values(
    accountIds.map((accountId) => ({
      id: newId(),
      tenantId,
      visitId,
      slotId,
      accountId,
      startAt,
      endAt,
      isHeld: true,
    })),
  );
}

/** Gives back the hours of a visit, all of them or those of its other slots. */
export async function freeHours({ db, tenantId }: Scope, visitId: string, exceptSlot?: string): Promise<void> {
  await db
    .update(visitors)
    .set({ isHeld: false })
    .where(
      and(
        eq(visitors.tenantId, tenantId),
        eq(visitors.visitId, visitId),
        exceptSlot === undefined ? undefined : ne(visitors.slotId, exceptSlot),
      ),
    );
}
