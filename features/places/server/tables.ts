import type { BookedBenefit } from '#features/places/shared/prebook.ts';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** Where activities are held. Whoever books one holds its row, so that of two at the same time one finds it taken. */
export const places = pgTable(
  'places',
  {
    id: id(),
    tenantId: tenantId(),
    nameCN: text('name_cn').notNull(),
    nameEN: text('name_en').notNull(),
    addressCN: text('address_cn').notNull(),
    addressEN: text('address_en').notNull(),
    kind: text('kind').notNull(),
    region: text('region').notNull(),
    capacity: integer('capacity').notNull(),
    /** ON, REPAIR, OFF. */
    status: text('status').notNull().default('ON'),
    /** Values of the form, by field key. */
    values: jsonb('values').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [index('places_updated').on(t.tenantId, t.updatedAt.desc(), t.id)],
);

/** A time at which a place is taken. */
export const placeSlots = pgTable(
  'place_slots',
  {
    id: id(),
    tenantId: tenantId(),
    placeId: text('place_id').notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    /** ACTIVITY or PREBOOK, and which one. */
    byType: text('by_type').notNull(),
    refId: text('ref_id').notNull(),
    /** Held by what an editor keeps and visitors do not read yet. */
    isDraft: boolean('is_draft').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('place_slots_ref').on(t.tenantId, t.refId, t.isDraft),
    index('place_slots_time').on(t.tenantId, t.placeId, t.endAt),
  ],
);

/** A visit somebody announced: to a place, to have something explained, or to have a benefit of a shop. */
export const prebooks = pgTable(
  'prebooks',
  {
    id: id(),
    tenantId: tenantId(),
    /** PLACE, CONSULT or SHOP. */
    kind: text('kind').notNull(),
    placeId: text('place_id'),
    /** Of a benefit: where it is had, which one, and what both were called then. */
    shopId: text('shop_id'),
    benefitId: text('benefit_id'),
    booked: jsonb('booked').$type<BookedBenefit>(),
    /** Of whoever booked it themselves; null for one that staff noted. */
    accountId: text('account_id'),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    company: text('company').notNull().default(''),
    people: integer('people').notNull(),
    remark: text('remark').notNull().default(''),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    /** PENDING, CONFIRMED, REJECTED, USED, NO_SHOW, CANCELLED. */
    state: text('state').notNull().default('PENDING'),
    /** Eight letters to show on arrival. */
    letters: text('letters').notNull(),
    /** Why it was declined or cancelled. */
    note: text('note'),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('prebooks_letters').on(t.tenantId, t.letters),
    index('prebooks_start').on(t.tenantId, t.startAt.desc(), t.id.desc()),
    index('prebooks_shop').on(t.tenantId, t.shopId, t.startAt).where(sql`shop_id is not null`),
    index('prebooks_account').on(t.tenantId, t.accountId, t.startAt.desc(), t.id.desc()),
  ],
);
