import { dayInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { Values } from '#core/forms/values.ts';
import type { shopsCall } from '#features/benefits/calls/card.ts';
import { benefitsIn, isGiven } from '#features/benefits/shared/shop.ts';
import { filesOf } from '#features/contents/server/present.ts';
import { contains } from '#server/base/filters.ts';
import { rowsBefore } from '#server/base/keyset.ts';
import { and, asc, eq, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { shops } from './tables.ts';

/** The open shops and what they give today, by name. */
export async function showShops(
  scope: Scope,
  { category, level, keyword, page, size = 12 }: InputOf<typeof shopsCall>,
): Promise<OutputOf<typeof shopsCall>> {
  const word = keyword?.trim() ? contains(keyword.trim()) : undefined;
  const where = and(
    eq(shops.tenantId, scope.tenantId),
    eq(shops.status, 'OPEN'),
    category ? eq(shops.category, category) : undefined,
    level ? sql`${shops.values} @> ${JSON.stringify({ benefits: [{ levels: [level] }] })}::jsonb` : undefined,
    word
      ? sql`(${shops.nameCN} ilike ${word} or ${shops.nameEN} ilike ${word} or ${shops.addressCN} ilike ${word}
          or ${shops.addressEN} ilike ${word} or (${shops.values} -> 'benefits')::text ilike ${word})`
      : undefined,
  );
  const rows = await scope.db
    .select()
    .from(shops)
    .where(where)
    .orderBy(asc(scope.locale === 'CN' ? shops.nameCN : shops.nameEN), asc(shops.id))
    .limit(size)
    .offset(rowsBefore({ page, size }));
  const day = dayInShanghai(scope.now.getTime());
  return {
    total: await scope.db.$count(shops, where),
    rows: rows.map(({ id, nameCN, nameEN, addressCN, addressEN, category: kind, values }) => {
      const told = values as Values;
      return {
        id,
        category: kind,
        name: { CN: nameCN, EN: nameEN },
        address: { CN: addressCN, EN: addressEN },
        hours: { CN: String(told.hoursCN ?? ''), EN: String(told.hoursEN ?? '') },
        phone: String(told.phone ?? ''),
        photos: filesOf(told.photos),
        benefits: benefitsIn(told)
          .filter((each) => isGiven(each, day))
          .map(({ id: benefit, title, kind: by, levels, period, most, stock, prebook, rules }) => ({
            id: benefit,
            title: { ...title },
            kind: by,
            levels: [...levels],
            period,
            most,
            stock,
            needsBooking: prebook,
            rules: { ...rules },
          })),
      };
    }),
  };
}
