import { midnightInShanghai, moveDate } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import type { StatementLine } from '#features/benefits/shared/statement.ts';
import { and, asc, count, countDistinct, eq, gte, lt, type SQL, sql } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import type { ShopRecord } from './find-shop.ts';
import { redemptions, shops } from './tables.ts';

/** What a shop redeemed in a month, `2026-11`, by benefit as it was called and priced then. */
export async function countMonth(
  scope: Scope,
  { id, month }: { readonly id: string; readonly month: string },
): Promise<StatementLine[]> {
  const isUsed = sql`${redemptions.status} = 'USED'`;
  const rows = await scope.db
    .select({
      CN: redemptions.titleCN,
      EN: redemptions.titleEN,
      price: redemptions.price,
      used: sql<number>`count(*) filter (where ${isUsed})::int`,
      all: count(),
      people: countDistinct(sql`case when ${isUsed} then ${redemptions.cardId} end`),
    })
    .from(redemptions)
    .where(ofMonth(scope, { id, month }))
    .groupBy(redemptions.titleCN, redemptions.titleEN, redemptions.price)
    .orderBy(asc(redemptions.titleCN), asc(redemptions.titleEN), asc(redemptions.price));
  return rows.map(({ CN, EN, price, used, all, people }) => ({
    title: { CN, EN },
    price,
    used,
    voided: all - used,
    people,
  }));
}

/** The redemptions of a shop in a month. */
export function ofMonth(
  { tenantId }: Scope,
  { id, month }: { readonly id: string; readonly month: string },
): SQL | undefined {
  const from = `${month}-01`;
  return and(
    eq(redemptions.tenantId, tenantId),
    eq(redemptions.shopId, id),
    gte(redemptions.usedAt, midnightInShanghai(from)),
    lt(redemptions.usedAt, midnightInShanghai(moveDate(from, { months: 1 }))),
  );
}

/** Whether two counts of a month say the same. */
export function isSame(one: readonly StatementLine[], other: readonly StatementLine[]): boolean {
  const textOf = (lines: readonly StatementLine[]) =>
    lines
      .map(({ title: { CN, EN }, price, used, voided, people }) =>
        JSON.stringify([CN, EN, price, used, voided, people]),
      )
      .sort()
      .join();
  return textOf(one) === textOf(other);
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
