import { midnightInShanghai, moveDate } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import type { StatementLine } from '#features/benefits/shared/statement.ts';
import { and, asc, count, countDistinct, eq, gte, lt, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import type { ShopRecord } from './find-shop.ts';
import { redemptions, shops } from './tables.ts';

/** What a shop redeemed in a month, `2026-11`, by benefit as it was called then. */
export async function countMonth(
  scope: ActorScope,
  { id, month }: { readonly id: string; readonly month: string },
): Promise<StatementLine[]> {
  const from = `${month}-01`;
  const isUsed = sql`${redemptions.status} = 'USED'`;
  const rows = await scope.db
    .select({
      CN: redemptions.titleCN,
      EN: redemptions.titleEN,
      used: sql<number>`count(*) filter (where ${isUsed})::int`,
      all: count(),
      people: countDistinct(sql`case when ${isUsed} then ${redemptions.cardId} end`),
    })
    .from(redemptions)
    .where(
      and(
        eq(redemptions.tenantId, scope.tenantId),
        eq(redemptions.shopId, id),
        gte(redemptions.usedAt, midnightInShanghai(from)),
        lt(redemptions.usedAt, midnightInShanghai(moveDate(from, { months: 1 }))),
      ),
    )
    .groupBy(redemptions.titleCN, redemptions.titleEN)
    .orderBy(asc(redemptions.titleCN), asc(redemptions.titleEN));
  return rows.map(({ CN, EN, used, all, people }) => ({ title: { CN, EN }, used, voided: all - used, people }));
}

/** A shop of the tenant; NOT_FOUND. */
export async function getShop(scope: ActorScope, id: string): Promise<ShopRecord> {
  const [shop] = await scope.db
    .select()
    .from(shops)
    .where(and(eq(shops.tenantId, scope.tenantId), eq(shops.id, id)));
  if (!shop) throw new Refusal('NOT_FOUND');
  return shop;
}
