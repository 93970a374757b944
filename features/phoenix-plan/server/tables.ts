import { index, jsonb, pgTable, text } from '#server/database/pg-tables.ts';
import { createdAt, id, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** Documents renewed while a result is in effect; what was submitted stays as it was. */
export const renewals = pgTable(
  'renewals',
  {
    id: id(),
    tenantId: tenantId(),
    applicationId: text('application_id').notNull(),
    ownerId: text('owner_id').notNull(),
    document: text('document').notNull(),
    /** YYYY-MM-DD, or `open`. */
    validTo: text('valid_to').notNull(),
    files: jsonb('files').notNull(),
    state: text('state').notNull().default('PENDING'),
    reason: text('reason'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    index('renewals_of').on(t.applicationId, t.createdAt),
    index('renewals_list').on(t.tenantId, t.createdAt.desc(), t.id.desc()),
    index('renewals_owner').on(t.ownerId),
  ],
);
