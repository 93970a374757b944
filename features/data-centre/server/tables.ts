import { bigint, boolean, index, integer, jsonb, pgTable, text } from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** Reports that people made; what they show and to whom they go stands in the form. */
export const reportForms = pgTable(
  'report_forms',
  {
    id: id(),
    tenantId: tenantId(),
    name: text('name').notNull(),
    /** DRAFT, ON. */
    status: text('status').notNull().default('DRAFT'),
    dataset: text('dataset').notNull(),
    schedule: text('schedule').notNull().default('NONE'),
    /** Values of the form, by field key. */
    values: jsonb('values').notNull(),
    /** In whose sight the figures are counted. */
    madeBy: text('made_by').notNull(),
    madeByName: text('made_by_name').notNull(),
    nextAt: instant('next_at'),
    lastAt: instant('last_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    index('report_forms_updated').on(t.tenantId, t.updatedAt.desc(), t.id),
    // Across tenants: for the job that runs them.
    index('report_forms_due').on(t.nextAt).where(sql`status = 'ON' and next_at is not null`),
  ],
);

/** What became of a report each time, with its file. */
export const reportRuns = pgTable(
  'report_runs',
  {
    id: id(),
    tenantId: tenantId(),
    reportId: text('report_id').notNull(),
    /** DONE, FAILED. */
    state: text('state').notNull(),
    isScheduled: boolean('is_scheduled').notNull(),
    byName: text('by_name').notNull(),
    rows: integer('rows').notNull().default(0),
    /** How many people were told, and how many not for want of the right. */
    sent: integer('sent').notNull().default(0),
    leftOut: integer('left_out').notNull().default(0),
    /** Key of the error catalogue. */
    error: text('error'),
    objectKey: text('object_key'),
    fileName: text('file_name'),
    fileSize: bigint('file_size', { mode: 'number' }),
    at: createdAt(),
  },
  (t) => [index('report_runs_of').on(t.tenantId, t.reportId, t.at.desc())],
);
