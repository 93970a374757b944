import { dayInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { Values } from '#core/forms/values.ts';
import type { shopsCall, shopsNearCall } from '#features/benefits/calls/card.ts';
import { benefitsIn, isGiven, pointIn } from '#features/benefits/shared/shop.ts';
import { filesOf } from '#features/contents/server/present.ts';
import { contains } from '#server/base/filters.ts';
import { rowsBefore } from '#server/base/keyset.ts';
import { and, asc, eq, type SQL, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import type { ShopRecord } from './find-shop.ts';
import { shops } from './tables.ts';

/** More shops than one compares by distance. */
const mostNear = 500;

/** The open shops and what they give today, by name. */
export async function showShops(
  scope: Scope,
  { page, size = 12, ...filter }: InputOf<typeof shopsCall>,
): Promise<OutputOf<typeof shopsCall>> {
  const where = found(scope, filter);
  const rows = await scope.db
    .select()
    .from(shops)
    .where(where)
    .orderBy(...byName(scope))
    .limit(size)
    .offset(rowsBefore({ page, size }));
  return { total: await scope.db.$count(shops, where), rows: rows.map((row) => shown(scope, row)) };
}

/** The open shops that tell where they are, by name, 500 at most: sorting by distance is left to whoever asks. */
export async function showShopsNear(
  scope: Scope,
  filter: InputOf<typeof shopsNearCall>,
): Promise<OutputOf<typeof shopsNearCall>> {
  const rows = await scope.db
    .select()
    .from(shops)
    .where(and(found(scope, filter), sql`${shops.values} ->> 'lat' is not null`))
    .orderBy(...byName(scope))
    .limit(mostNear);
  return { rows: rows.map((row) => shown(scope, row)) };
}

function found({ tenantId }: Scope, { category, level, keyword }: InputOf<typeof shopsNearCall>): SQL | undefined {
  const word = keyword?.trim() ? contains(keyword.trim()) : undefined;
  return and(
    eq(shops.tenantId, tenantId),
    eq(shops.status, 'OPEN'),
    category ? eq(shops.category, category) : undefined,
    level ? sql`${shops.values} @> ${JSON.stringify({ benefits: [{ levels: [level] }] })}::jsonb` : undefined,
    word
      ? sql`(${shops.nameCN} ilike ${word} or ${shops.nameEN} ilike ${word} or ${shops.addressCN} ilike ${word}
          or ${shops.addressEN} ilike ${word} or (${shops.values} -> 'benefits')::text ilike ${word})`
      : undefined,
  );
}

function byName({ locale }: Scope): SQL[] {
  return [asc(locale === 'CN' ? shops.nameCN : shops.nameEN), asc(shops.id)];
}

function shown(
  { now }: Scope,
  { id, nameCN, nameEN, addressCN, addressEN, category, values }: ShopRecord,
): OutputOf<typeof shopsCall>['rows'][number] {
  const told = values as Values;
  const day = dayInShanghai(now);
  return {
    id,
    category,
    name: { CN: nameCN, EN: nameEN },
    address: { CN: addressCN, EN: addressEN },
    hours: { CN: String(told.hoursCN ?? ''), EN: String(told.hoursEN ?? '') },
    phone: String(told.phone ?? ''),
    at: pointIn(told),
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
}
