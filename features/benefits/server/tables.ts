import type { FamilyMember } from '#features/benefits/shared/family.ts';
import type { StatementLine } from '#features/benefits/shared/statement.ts';
import { bigint, date, index, integer, jsonb, pgTable, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { bytes, createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** Shops that honour the talent card; their benefits stand in the form. */
export const shops = pgTable(
  'shops',
  {
    id: id(),
    tenantId: tenantId(),
    nameCN: text('name_cn').notNull(),
    nameEN: text('name_en').notNull(),
    addressCN: text('address_cn').notNull(),
    addressEN: text('address_en').notNull(),
    category: text('category').notNull(),
    region: text('region').notNull(),
    /** YYYY-MM-DD, the last day. */
    contractTo: text('contract_to'),
    /** DRAFT, OPEN, CLOSED. */
    status: text('status').notNull().default('DRAFT'),
    /** Which link of its staff is good: a new one makes the old worth nothing. */
    linkNumber: integer('link_number').notNull().default(0),
    /** Values of the form, by field key. */
    values: jsonb('values').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    index('shops_updated').on(t.tenantId, t.updatedAt.desc(), t.id),
    index('shops_name').on(t.tenantId, t.nameCN, t.id),
    index('shops_name_en').on(t.tenantId, t.nameEN, t.id),
    index('shops_open').on(t.tenantId, t.status, t.category),
  ],
);

/** Holders of the talent card. Whoever redeems holds the row, so that two at the same instant count each other. */
export const talentCards = pgTable(
  'talent_cards',
  {
    id: id(),
    tenantId: tenantId(),
    cardNo: text('card_no').notNull(),
    accountId: text('account_id'),
    name: text('name').notNull(),
    /** A to F. */
    level: text('level').notNull(),
    /** The recognition that made it. */
    applicationId: text('application_id'),
    /** Where its holder works, as the recognition or whoever issued it said. */
    company: text('company').notNull().default(''),
    /** The credit code of that employer, where it was told. */
    companyCode: text('company_code'),
    /** The holder's mobile number; of a card that waits, the one by which it is claimed. */
    phoneArea: text('phone_area'),
    phone: text('phone'),
    /** Keyed hash of the holder's certificate (16 bytes), by which the same person is found again. */
    personKey: bytes('person_key'),
    /** PENDING until its holder claims it, ACTIVE, FROZEN or, for good, CANCELLED; past its last day it has expired. */
    status: text('status').notNull().default('ACTIVE'),
    /** Why it was frozen, cancelled, renewed or moved to another class. */
    note: text('note'),
    /** Four letters that stand at the head of its codes and say nothing about the person. */
    letters: text('letters').notNull(),
    /** Who of the holder's family may use it. */
    family: jsonb('family').$type<readonly FamilyMember[]>().notNull().default([]),
    /** Since when its holder has stopped it. */
    pausedAt: instant('paused_at'),
    validFrom: date('valid_from').notNull(),
    validTo: date('valid_to').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('talent_cards_no').on(t.tenantId, t.cardNo),
    uniqueIndex('talent_cards_letters').on(t.tenantId, t.letters),
    uniqueIndex('talent_cards_live').on(t.tenantId, t.accountId).where(sql`status <> 'CANCELLED'`),
    index('talent_cards_account').on(t.tenantId, t.accountId),
    index('talent_cards_person').on(t.tenantId, t.personKey).where(sql`person_key is not null`),
    index('talent_cards_phone').on(t.tenantId, t.phone).where(sql`status = 'PENDING'`),
    index('talent_cards_company').on(t.tenantId, t.company),
    index('talent_cards_updated').on(t.tenantId, t.updatedAt.desc(), t.id),
  ],
);

/** Uses of benefits. A code counts once, wherever and however often it is shown. */
export const redemptions = pgTable(
  'redemptions',
  {
    id: id(),
    tenantId: tenantId(),
    no: text('no').notNull(),
    shopId: text('shop_id').notNull(),
    /** The row of the shop's form, with its title as it was then. */
    benefitId: text('benefit_id').notNull(),
    titleCN: text('title_cn').notNull(),
    titleEN: text('title_en').notNull(),
    /** What the office pays for it, in fen, as the benefit said then. */
    price: integer('price').notNull().default(0),
    cardId: text('card_id').notNull(),
    level: text('level').notNull(),
    /** Who of the family used it, as told then; null for the holder. */
    usedBy: jsonb('used_by').$type<Pick<FamilyMember, 'name' | 'relation'>>(),
    /** Minute of the code since the epoch. */
    step: integer('step').notNull(),
    /** The booking that it used up, of a benefit that needs one. */
    prebookId: text('prebook_id'),
    /** In which it counts: a day, a month, a year, or ONCE. */
    period: text('period').notNull(),
    /** USED or VOID. */
    status: text('status').notNull().default('USED'),
    note: text('note'),
    usedAt: instant('used_at').notNull(),
    voidedAt: instant('voided_at'),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('redemptions_no').on(t.tenantId, t.no),
    uniqueIndex('redemptions_code').on(t.tenantId, t.cardId, t.step),
    index('redemptions_count').on(t.tenantId, t.cardId, t.shopId, t.benefitId, t.period).where(sql`status = 'USED'`),
    index('redemptions_stock').on(t.tenantId, t.shopId, t.benefitId, t.period).where(sql`status = 'USED'`),
    index('redemptions_shop').on(t.tenantId, t.shopId, t.usedAt.desc(), t.id.desc()),
    index('redemptions_card').on(t.tenantId, t.cardId, t.usedAt.desc(), t.id.desc()),
    index('redemptions_time').on(t.tenantId, t.usedAt.desc(), t.id.desc()),
  ],
);

/** A month of a shop as it was drawn up, and who drew it up, checked it and paid it. */
export const shopStatements = pgTable(
  'shop_statements',
  {
    id: id(),
    tenantId: tenantId(),
    shopId: text('shop_id').notNull(),
    /** `2026-11`. */
    month: text('month').notNull(),
    /** DRAWN, CHECKED, PAID. */
    state: text('state').notNull().default('DRAWN'),
    /** What was redeemed, as it stood when it was drawn up. */
    lines: jsonb('lines').$type<StatementLine[]>().notNull(),
    /** In fen. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    note: text('note').notNull().default(''),
    drawnBy: text('drawn_by').notNull(),
    drawnName: text('drawn_name').notNull(),
    drawnAt: instant('drawn_at').notNull(),
    checkedBy: text('checked_by'),
    checkedName: text('checked_name'),
    checkedAt: instant('checked_at'),
    /** CONFIRMED or OBJECTED by the shop; null until it says. */
    answer: text('answer'),
    /** Why it objects. */
    objection: text('objection'),
    answeredAt: instant('answered_at'),
    /** Why it was paid although the shop did not agree. */
    override: text('override'),
    paidBy: text('paid_by'),
    paidName: text('paid_name'),
    paidAt: instant('paid_at'),
    /** The day on which the money left. */
    paidOn: date('paid_on', { mode: 'string' }),
    /** Number of the transfer. */
    voucher: text('voucher'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [uniqueIndex('shop_statements_month').on(t.tenantId, t.shopId, t.month)],
);
