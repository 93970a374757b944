import { index, integer, jsonb, pgTable, primaryKey, text } from '#server/database/pg-tables.ts';
import { bytes, createdAt, tenantId } from '#server/database/tables/columns.ts';

/** Saves already carried out, by the browser's transaction id. */
export const sectionSaves = pgTable(
  'section_saves',
  {
    tenantId: tenantId(),
    ownerId: text('owner_id').notNull(),
    clientTx: text('client_tx').notNull(),
    applicationId: text('application_id').notNull(),
    section: text('section').notNull(),
    /** SHA-256 of what was sent: the id with other content is a conflict. */
    fingerprint: bytes('fingerprint').notNull(),
    /** The answer given, sensitive values sealed as in the section. */
    rev: integer('rev').notNull(),
    values: jsonb('values').notNull(),
    state: text('state').notNull(),
    at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.clientTx] }),
    index('section_saves_of').on(t.applicationId),
    index('section_saves_at').on(t.at),
  ],
);
