import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** What is reported while a grant is paid: each year, and when something changes; with what the office decides about it. */
export const grantReports = pgTable(
  'grant_reports',
  {
    id: id(),
    tenantId: tenantId(),
    applicationId: text('application_id').notNull(),
    ownerId: text('owner_id').notNull(),
    programme: text('programme').notNull(),
    year: integer('year').notNull(),
    /** YEARLY or CHANGE. */
    kind: text('kind').notNull(),
    /** Which year in effect, or the how many-th change. */
    number: integer('number').notNull(),
    /** A company reports on those it brought in. */
    asCompany: boolean('as_company').notNull().default(false),
    /** YYYY-MM-DD; of a change the day on which it was told. */
    dueOn: text('due_on').notNull(),
    state: text('state').notNull().default('DUE'),
    /** What was filled in. */
    values: jsonb('values').notNull().default({}),
    reportedAt: instant('reported_at'),
    /** How often somebody was reminded of it. */
    reminders: integer('reminders').notNull().default(0),
    /** What is decided (GOES_ON, AMENDED, STOPPED), or proposed while a second person is waited for. */
    outcome: text('outcome'),
    /** Per cent of what is left that is still paid. */
    share: integer('share'),
    reason: text('reason').notNull().default(''),
    byId: text('by_id'),
    byName: text('by_name'),
    secondName: text('second_name'),
    /** Why a proposal was declined. */
    answer: text('answer').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('grant_reports_number').on(t.tenantId, t.applicationId, t.kind, t.number),
    index('grant_reports_list').on(t.tenantId, t.dueOn.desc(), t.id),
    index('grant_reports_owner').on(t.ownerId),
    // Those of companies, whose desk asks for its own.
    index('grant_reports_company').on(t.tenantId, t.programme, t.dueOn.desc()).where(sql`as_company`),
    // Across tenants: for the job that reminds.
    index('grant_reports_due').on(t.dueOn).where(sql`state = 'DUE'`),
  ],
);
