import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { createdAt, id, tenantId, updatedAt } from './columns.ts';

/** The draft of a form of one's own: sections by key with their revisions, as they were saved last. */
export const ownForms = pgTable(
  'own_forms',
  {
    id: id(),
    tenantId: tenantId(),
    ownerId: text('owner_id').notNull(),
    form: text('form').notNull(),
    sections: jsonb('sections').notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('own_forms_owner').on(t.tenantId, t.ownerId, t.form)],
);

/** Which files an own form holds; those that were handed in can be read by whoever reviews them. */
export const ownFormFiles = pgTable(
  'own_form_files',
  {
    tenantId: tenantId(),
    formId: text('form_id').notNull(),
    fileId: text('file_id').notNull(),
    isHandedIn: boolean('is_handed_in').notNull().default(false),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.formId, t.fileId] }), index('own_form_files_file').on(t.fileId)],
);
