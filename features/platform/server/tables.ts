import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { createdAt, id, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** What a tenant said about itself at each revision, as the form had it. */
export const platformVersions = pgTable(
  'platform_versions',
  {
    id: id(),
    tenantId: tenantId(),
    rev: integer('rev').notNull(),
    values: jsonb('values').notNull(),
    savedBy: text('saved_by').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('platform_versions_rev').on(t.tenantId, t.rev)],
);

/** What a tenant says of a region beyond what is shipped: whether it serves it, and a note for its operators. */
export const regionMarks = pgTable(
  'region_marks',
  {
    id: id(),
    tenantId: tenantId(),
    code: text('code').notNull(),
    isServed: boolean('is_served').notNull().default(false),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [uniqueIndex('region_marks_code').on(t.tenantId, t.code)],
);
