import { boolean, index, pgTable, primaryKey, text } from '#server/database/pg-tables.ts';
import { createdAt, tenantId } from '#server/database/tables/columns.ts';

/** What reviewers said of what a machine objected to: by rule they tell how often it is a false alarm. */
export const dossierVerdicts = pgTable(
  'dossier_verdicts',
  {
    tenantId: tenantId(),
    applicationId: text('application_id').notNull(),
    rule: text('rule').notNull(),
    path: text('path').notNull(),
    isFalse: boolean('is_false').notNull(),
    byId: text('by_id').notNull(),
    byName: text('by_name').notNull(),
    at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.applicationId, t.rule, t.path] }),
    index('dossier_verdicts_rule').on(t.tenantId, t.at, t.rule),
  ],
);

/** What the desk concluded on two cases that run beside each other; the smaller id comes first, so that both show the same. */
export const duplicateVerdicts = pgTable(
  'duplicate_verdicts',
  {
    tenantId: tenantId(),
    oneId: text('one_id').notNull(),
    otherId: text('other_id').notNull(),
    /** Whether it stands in the way of an approval. */
    affects: boolean('affects').notNull(),
    note: text('note').notNull().default(''),
    byId: text('by_id').notNull(),
    byName: text('by_name').notNull(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.oneId, t.otherId] }), index('duplicate_verdicts_other').on(t.otherId)],
);
