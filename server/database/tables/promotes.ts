import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, rev, tenantId, updatedAt } from './columns.ts';

/** Banners of the portal; whether one shows now follows from its switch and its time. */
export const promotes = pgTable(
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
    rev: rev(),
  },
  (t) => [index('promotes_shown').on(t.tenantId, t.position, t.weight.desc(), t.id)],
);

/** How often a banner was seen and followed, apart from the row that is read; written some seconds behind. */
export const promoteCounts = pgTable('promote_counts', {
  id: id(),
  tenantId: tenantId(),
  views: integer('views').notNull().default(0),
  clicks: integer('clicks').notNull().default(0),
});
