import { Refusal } from '#core/errors.ts';
import { redemption as resource } from '#features/benefits/resources/redemption.ts';
import { familyRelations } from '#features/benefits/shared/family.ts';
import { and, asc, eq, sql } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Store } from '#server/resources/store.ts';
import { makeVoid } from './redeem.ts';
import { redemptions, shops } from './tables.ts';

/** What those are called who use a card. */
const userLabels = {
  HOLDER: { CN: '本人', EN: 'Holder' },
  ...Object.fromEntries(familyRelations.map(({ value, label }) => [value, label])),
};

/** Uses of benefits, as the back office reads them and makes them void. */
export const redemptionStore = {
  ...readings({
    resource,
    select: ({ tenantId }) => sql`
      select r.id, r.rev, r.no, r.status, r.level, r.note, r.used_at as "usedAt", r.price::float8 / 100 as price, r.shop_id as shop, r.card_id as member,
             ${JSON.stringify(userLabels)}::jsonb -> coalesce(r.used_by->>'relation', 'HOLDER') as "usedBy",
             json_build_object('CN', r.title_cn, 'EN', r.title_en) as title,
             json_build_object('CN', s.name_cn, 'EN', s.name_en) as "shopName", c.card_no as "cardNo"
        from redemptions r
        join shops s on s.id = r.shop_id and s.tenant_id = r.tenant_id
        join talent_cards c on c.id = r.card_id and c.tenant_id = r.tenant_id
       where r.tenant_id = ${tenantId}`,
    texts: ['title', 'shopName', 'usedBy'],
    keyword: ['no', 'cardNo', 'title'],
  }),

  hold: holdRows(redemptions),

  async act(scope, { action, ids, values }) {
    const reason = String(values.reason ?? '');
    for (const id of ids) {
      const [use] = await scope.db
        .select()
        .from(redemptions)
        .where(and(eq(redemptions.tenantId, scope.tenantId), eq(redemptions.id, id)));
      if (!use || action !== 'void') throw new Refusal('NOT_FOUND');
      await makeVoid(scope, use, reason);
      const changes = [
        { field: 'status', before: 'USED', after: 'VOID' },
        { field: 'reason', before: null, after: reason },
      ];
      await logAction(scope, { resource, id, title: use.no, action, changes });
    }
    return null;
  },

  async options(scope) {
    const rows = await scope.db
      .select({ value: shops.id, CN: shops.nameCN, EN: shops.nameEN })
      .from(shops)
      .where(eq(shops.tenantId, scope.tenantId))
      .orderBy(asc(shops.nameCN), asc(shops.id))
      .limit(500);
    return { shops: rows.map(({ value, CN, EN }) => ({ value, label: { CN, EN } })) };
  },
} satisfies Store;
