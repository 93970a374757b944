import { boolean, jsonb, pgTable, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { createdAt, id, rev, tenantId, updatedAt } from './columns.ts';

/** What somebody saved of a list under a name: its filter, order and columns; for themselves or for the tenant. */
export const listViews = pgTable(
  'list_views',
  {
    id: id(),
    tenantId: tenantId(),
    /** Code of the list's resource. */
    resource: text('resource').notNull(),
    accountId: text('account_id').notNull(),
    name: text('name').notNull(),
    /** As it stands in the list's address. */
    query: text('query').notNull(),
    /** Order, hidden and pinned columns; null leaves them to the reader. */
    columns: jsonb('columns'),
    isShared: boolean('is_shared').notNull().default(false),
    /** Of shared ones: the list opens with it for everybody in the tenant who chose nothing else. */
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('list_views_name').on(t.tenantId, t.resource, t.accountId, t.name),
    uniqueIndex('list_views_default').on(t.tenantId, t.resource).where(sql`is_default`),
  ],
);
