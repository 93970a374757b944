import { jsonb, pgTable, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { createdAt, id, tenantId, updatedAt } from './columns.ts';

/** What somebody typed in the back office about one object and has not used yet; theirs alone. */
export const keptDrafts = pgTable(
  'kept_drafts',
  {
    id: id(),
    tenantId: tenantId(),
    ownerId: text('owner_id').notNull(),
    /** Code of core/kept-drafts. */
    form: text('form').notNull(),
    /** Id of the case or record, or `new`. */
    object: text('object').notNull(),
    /** Revision and values of the record that was typed over; null where there is none, and once what was typed was used. */
    ground: jsonb('ground'),
    sections: jsonb('sections').notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  // The object comes first: when it ends, everybody's go.
  (t) => [uniqueIndex('kept_drafts_place').on(t.tenantId, t.form, t.object, t.ownerId)],
);
