import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** Banners of the portal; whether one shows now follows from its switch and its time. */
export const banners = pgTable(
  'promotes',
  {
    id: id(),
    tenantId: tenantId(),
    position: text('position').notNull(),
    titleCN: text('title_cn').notNull(),
    titleEN: text('title_en').notNull(),
    /** Values of the form, by field key. */
    values: jsonb('values').notNull(),
    startsAt: instant('starts_at').notNull(),
    /** The first instant at which it does not show; null for no end. */
    endsAt: instant('ends_at'),
    /** The heavier one comes first. */
    weight: integer('weight').notNull().default(0),
    isOn: boolean('is_on').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant('deleted_at'),
    deletedBy: text('deleted_by'),
    rev: rev(),
  },
  (t) => [index('promotes_shown').on(t.tenantId, t.position, t.weight.desc(), t.id)],
);

/** How often a banner was seen and followed, apart from the row that is read; written some seconds behind. */
export const bannerCounts = pgTable('promote_counts', {
  id: id(),
  tenantId: tenantId(),
  views: integer('views').notNull().default(0),
  clicks: integer('clicks').notNull().default(0),
});

/** Requests for one-to-one service: one person, one service, at most one of it under way. */
export const serviceRequests = pgTable(
  'service_requests',
  {
    id: id(),
    tenantId: tenantId(),
    no: text('no').notNull(),
    /** Name of the guide, with its title as it was then. */
    service: text('service').notNull(),
    titleCN: text('title_cn').notNull(),
    titleEN: text('title_en').notNull(),
    ownerId: text('owner_id').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    standing: text('standing').notNull(),
    wish: text('wish').notNull(),
    /** The day that would suit, YYYY-MM-DD. */
    preferredOn: text('preferred_on'),
    state: text('state').notNull().default('NEW'),
    /** What was done, or why it was closed. */
    answer: text('answer').notNull().default(''),
    handlerId: text('handler_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('service_requests_no').on(t.tenantId, t.no),
    index('service_requests_owner').on(t.tenantId, t.ownerId, t.createdAt.desc(), t.id.desc()),
    index('service_requests_newest').on(t.tenantId, t.createdAt.desc(), t.id),
    index('service_requests_list').on(t.tenantId, t.state, t.createdAt.desc(), t.id.desc()),
    uniqueIndex('service_requests_open').on(t.tenantId, t.ownerId, t.service).where(sql`state in ('NEW', 'ACCEPTED')`),
  ],
);
