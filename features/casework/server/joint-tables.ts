import { index, integer, pgTable, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** What one department is asked about a case in joint review, and what it found. */
export const caseChecks = pgTable(
  'case_checks',
  {
    id: id(),
    tenantId: tenantId(),
    applicationId: text('application_id').notNull(),
    /** Key of a department of the programme. */
    department: text('department').notNull(),
    /** Of shared/checks.ts. */
    state: text('state').notNull(),
    askedAt: instant('asked_at').notNull(),
    dueAt: instant('due_at'),
    /** When somebody of the department first looked. */
    seenAt: instant('seen_at'),
    finding: text('finding').notNull().default(''),
    answeredBy: text('answered_by'),
    answeredAt: instant('answered_at'),
    /** Why what was found does not stand in the way, said by a reviewer. */
    ruling: text('ruling').notNull().default(''),
    ruledBy: text('ruled_by'),
    ruledAt: instant('ruled_at'),
    reminders: integer('reminders').notNull().default(0),
    remindedAt: instant('reminded_at'),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('case_checks_one').on(t.tenantId, t.applicationId, t.department),
    index('case_checks_updated').on(t.tenantId, t.updatedAt.desc(), t.id),
    index('case_checks_list').on(t.tenantId, t.department, t.updatedAt.desc(), t.id.desc()),
  ],
);

/** Who answers for a department. */
export const departmentStaff = pgTable(
  'department_staff',
  {
    id: id(),
    tenantId: tenantId(),
    department: text('department').notNull(),
    accountId: text('account_id').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('department_staff_one').on(t.tenantId, t.department, t.accountId),
    index('department_staff_account').on(t.accountId),
  ],
);
