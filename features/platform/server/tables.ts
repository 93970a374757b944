import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, tenantId } from '#server/database/tables/columns.ts';

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
