import { date, index, integer, jsonb, pgTable, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** The right of a company to declare its staff for a service, as it was asked for and granted. */
export const companyRights = pgTable(
  'company_rights',
  {
    id: id(),
    tenantId: tenantId(),
    companyId: text('company_id').notNull(),
    /** Code of the programme. */
    programme: text('programme').notNull(),
    /** DRAFT, SUBMITTED, APPROVED, REJECTED, ENDED; what was granted and is past its day counts as expired. */
    state: text('state').notNull().default('DRAFT'),
    /** The form, sensitive values sealed. */
    data: jsonb('data').notNull().default({}),
    asked: integer('asked').notNull().default(0),
    granted: integer('granted'),
    validFrom: date('valid_from', { mode: 'string' }),
    validTo: date('valid_to', { mode: 'string' }),
    reason: text('reason'),
    askedBy: text('account_id').notNull(),
    submittedAt: instant('submitted_at'),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    index('company_rights_of').on(t.tenantId, t.companyId, t.programme, t.createdAt.desc()),
    index('company_rights_list').on(t.tenantId, t.updatedAt.desc(), t.id.desc()),
    index('company_rights_asker').on(t.askedBy),
    uniqueIndex('company_rights_open')
      .on(t.tenantId, t.companyId, t.programme)
      .where(sql`state in ('DRAFT', 'SUBMITTED')`),
  ],
);
