import { index, jsonb, pgTable, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** A supporter, who refers people and projects: PENDING, ACTIVE, REJECTED or SUSPENDED; a draft is an own form. */
export const supporters = pgTable(
  'supporters',
  {
    id: id(),
    tenantId: tenantId(),
    accountId: text('account_id').notNull(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    nameEN: text('name_en').notNull().default(''),
    org: text('org').notNull(),
    country: text('country').notNull(),
    fields: text('fields').array().notNull().default(sql`'{}'`),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    data: jsonb('data').notNull(),
    state: text('state').notNull().default('PENDING'),
    reason: text('reason'),
    /** Given once, with the first approval. */
    code: text('code'),
    originId: text('origin_id'),
    submittedAt: instant('submitted_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('supporters_account').on(t.tenantId, t.accountId),
    uniqueIndex('supporters_code').on(t.tenantId, t.code),
    index('supporters_list').on(t.tenantId, t.submittedAt.desc(), t.id),
  ],
);
