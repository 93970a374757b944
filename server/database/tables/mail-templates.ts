import { jsonb, pgTable, primaryKey, text } from '#server/database/pg-tables.ts';
import { rev, tenantId, updatedAt } from './columns.ts';

/** Words of mails that a tenant changed; what is not here is said as shipped (core/texts/mail). */
export const mailTemplates = pgTable(
  'mail_templates',
  {
    tenantId: tenantId(),
    scene: text('scene').notNull(),
    locale: text('locale').notNull(),
    subject: text('subject').notNull(),
    /** One text a paragraph. */
    lines: jsonb('lines').notNull(),
    updatedBy: text('updated_by').notNull(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.scene, t.locale] })],
);
