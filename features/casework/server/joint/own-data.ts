import { caseChecks, departmentStaff } from '#features/casework/server/joint-tables.ts';
import type { OwnPart } from '#server/base/own-part.ts';
import { and, eq } from '#server/database/sql.ts';

/** The departments that somebody answers for, and what they answered. */
export const departmentPart: OwnPart = {
  key: 'department-checks',
  name: { CN: '部门核查', EN: 'Checks for a department' },
  tables: [departmentStaff],
  read: async ({ db, tenantId, actor }) => ({
    departments: await db
      .select({ department: departmentStaff.department, since: departmentStaff.createdAt })
      .from(departmentStaff)
      .where(and(eq(departmentStaff.tenantId, tenantId), eq(departmentStaff.accountId, actor.id))),
    answers: await db
      .select({ department: caseChecks.department, finding: caseChecks.finding, at: caseChecks.answeredAt })
      .from(caseChecks)
      .where(and(eq(caseChecks.tenantId, tenantId), eq(caseChecks.answeredBy, actor.id))),
  }),
  erase: async ({ db, accountId }) => {
    await db.delete(departmentStaff).where(eq(departmentStaff.accountId, accountId));
  },
  kept: { CN: '核查结果是行政决定的依据，须留存', EN: 'What was found is the ground of decisions and has to be kept' },
};
