import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, rev, tenantId, updatedAt } from './columns.ts';

/** Notices as visitors read them, Chinese and English side by side; bodies are stored sanitised. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    tenantId: tenantId(),
    kind: text('kind').notNull(),
    status: text('status').notNull().default('DRAFT'),
    titleCN: text('title_cn').notNull(),
    titleEN: text('title_en').notNull(),
    summaryCN: text('summary_cn').notNull().default(''),
    summaryEN: text('summary_en').notNull().default(''),
    publisherCN: text('publisher_cn').notNull(),
    publisherEN: text('publisher_en').notNull(),
    bodyCN: text('body_cn').notNull(),
    bodyEN: text('body_en').notNull(),
    programme: text('programme'),
    top: boolean('top').notNull().default(false),
    publishedAt: instant('published_at'),
    validTo: instant('valid_to'),
    files: jsonb('files').notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    // The public list: pinned and newest first, by keyset.
    index('notices_published')
      .on(t.tenantId, t.top.desc(), t.publishedAt.desc(), t.id.desc())
      .where(sql`status = 'PUBLISHED'`),
    index('notices_kind')
      .on(t.tenantId, t.kind, t.top.desc(), t.publishedAt.desc(), t.id.desc())
      .where(sql`status = 'PUBLISHED'`),
  ],
);
