import { dayInShanghai, midnightInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { Text } from '#core/texts/text.ts';
import { shop as resource } from '#features/benefits/resources/shop.ts';
import { type StatementDue, statementDues } from '#features/benefits/shared/statement.ts';
import { isOneOf, isOnOneOf } from '#server/base/filters.ts';
import { regionLabel } from '#server/base/region-label.ts';
import { and, eq, type SQL, sql } from '#server/database/sql.ts';
import { logAction, titleOf } from '#server/resources/changes.ts';
import type { Store, Values } from '#server/resources/store.ts';
import { tableStore } from '#server/resources/table-store.ts';
import type { ActorScope } from '#server/scope.ts';
import { shops } from './tables.ts';

const kept = tableStore({
  resource,
  table: shops,
  select: ({ tenantId, now }) => {
    const first = `${dayInShanghai(now.getTime()).slice(0, 7)}-01`;
    const month = midnightInShanghai(first);
    return sql`
      select s.id, s.rev, json_build_object('CN', s.name_cn, 'EN', s.name_en) as name,
             s.name_cn as "nameCN", s.name_en as "nameEN",
             json_build_object('CN', s.address_cn, 'EN', s.address_en) as address, s.category, s.region, s.status,
             s.contract_to as "contractTo", s.values, s.updated_at as "updatedAt",
             s.values->'photos'->0->>'id' as photo, s.values->>'contact' as contact, s.values->>'phone' as phone,
             (s.values->'benefits')::text as given,
             case jsonb_typeof(s.values->'benefits') when 'array' then jsonb_array_length(s.values->'benefits')
                  else 0 end as "benefitCount",
             (select count(*)::int from redemptions r where r.tenant_id = s.tenant_id and r.shop_id = s.id
                 and r.status = 'USED' and r.used_at >= ${month}) as "usedCount",
             (select open.month from (${oldestOpenMonth(first)}) open) as "dueMonth",
             (select open.due from (${oldestOpenMonth(first)}) open) as due
        from shops s
       where s.tenant_id = ${tenantId}`;
  },
  texts: ['name', 'address'],
  orders: { name: { CN: 'nameCN', EN: 'nameEN' } },
  keyword: ['name', 'address', 'given'],
  filters: { contractTo: (days) => isOnOneOf('contractTo', days), due: isDue },
  present: ({ region, given: _given, nameCN: _cn, nameEN: _en, due, dueMonth, ...row }) => ({
    ...row,
    id: row.id,
    regionName: regionLabel(String(region)),
    dueMonth,
    statement: due === null ? null : dueText(due as StatementDue, String(dueMonth)),
  }),
  columns: columnsOf,
  actions: { open: { status: 'OPEN' }, close: { status: 'CLOSED' } },
});

/** Shops that honour the talent card. */
export const shopStore: Store = {
  ...kept,

  async act(scope, request) {
    if (request.action !== 'renew') return await kept.act(scope, request);
    for (const id of request.ids) {
      const { row } = await kept.one(scope, id);
      await scope.db
        .update(shops)
        .set({ linkNumber: sql`${shops.linkNumber} + 1`, updatedAt: scope.now, rev: sql`${shops.rev} + 1` })
        .where(and(eq(shops.tenantId, scope.tenantId), eq(shops.id, id)));
      await logAction(scope, { resource, id, title: titleOf(resource, row), action: 'renew' });
    }
    return null;
  },
};

/**
 * The oldest month of the shop `s` that is over and not paid, and what it waits for. A month is drawn up for what has a
 * price; of those that nobody drew up, as many are looked at as the page of a shop offers.
 */
function oldestOpenMonth(first: string): SQL {
  const from = midnightInShanghai(moveDate(first, { months: -12 }));
  return sql`
    select m.month, m.due from (
      select st.month, case when st.state = 'DRAWN' then 'CHECK' when st.answer is null then 'SHOP'
                            when st.answer = 'OBJECTED' then 'OBJECTED' else 'PAY' end as due
        from shop_statements st
       where st.tenant_id = s.tenant_id and st.shop_id = s.id and st.state <> 'PAID'
      union all
      select used.month, 'DRAW' from (
        select distinct to_char(r.used_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month from redemptions r
         where r.tenant_id = s.tenant_id and r.shop_id = s.id and r.status = 'USED' and r.price > 0
           and r.used_at >= ${from} and r.used_at < ${midnightInShanghai(first)}) used
       where not exists (select from shop_statements st where st.tenant_id = s.tenant_id and st.shop_id = s.id
                            and st.month = used.month)) m
     order by m.month limit 1`;
}

/**
 * Shops whose oldest open month waits for one of these. What was drawn up is looked for only where something drawn up is
 * unpaid, since the month of every shop would be worked out otherwise.
 */
function isDue(dues: unknown, { tenantId }: ActorScope): SQL[] {
  const waits = isOneOf('due', dues);
  if (!Array.isArray(dues) || dues.includes('DRAW')) return waits;
  const unpaid = sql`select st.shop_id from shop_statements st where st.tenant_id = ${tenantId} and st.state <> 'PAID'`;
  return waits.map((condition) => sql`case when id in (${unpaid}) then ${condition} else false end`);
}

function dueText(due: StatementDue, month: string): Text {
  const { CN, EN } = statementDues[due];
  return { CN: `${month} ${CN}`, EN: `${month}: ${EN.toLowerCase()}` };
}

/** The columns that a form gives, beside its values whole. */
export function columnsOf(values: Values) {
  const text = (key: string) => String(values[key] ?? '');
  return {
    values,
    nameCN: text('nameCN'),
    nameEN: text('nameEN'),
    addressCN: text('addressCN'),
    addressEN: text('addressEN'),
    category: text('category'),
    region: text('region'),
    contractTo: text('contractTo') || null,
  };
}
