import { Refusal } from '#core/errors.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { caseChecks } from '#features/casework/server/joint-tables.ts';
import { applications } from '#features/casework/server/tables.ts';
import { departmentName, openChecks } from '#features/casework/shared/checks.ts';
import { and, eq, inArray } from '#server/database/sql.ts';
import type { CaseMove } from '#server/features.ts';
import type { Scope } from '#server/scope.ts';
import { askDepartments } from './ask-departments.ts';

const onwards: readonly string[] = ['PUBLICITY', 'APPROVED'];

/**
 * Asks departments when a case comes into joint review, and keeps it there until all have answered and what was found is
 * judged (CHECKS_OPEN, with the names of those that are awaited); a case that ends there needs their answers no more.
 */
export async function followJoint(scope: Scope, { id, from, to }: CaseMove): Promise<void> {
  if (to === 'JOINT') {
    const [application] = await scope.db
      .select()
      .from(applications)
      .where(and(eq(applications.tenantId, scope.tenantId), eq(applications.id, id)));
    if (application && definitionOf(application.programme).departments) await askDepartments(scope, application);
    return;
  }
  if (from !== 'JOINT') return;
  const open = and(
    eq(caseChecks.tenantId, scope.tenantId),
    eq(caseChecks.applicationId, id),
    inArray(caseChecks.state, [...openChecks]),
  );
  if (!onwards.includes(to)) {
    await scope.db.update(caseChecks).set({ state: 'DROPPED', updatedAt: scope.now }).where(open);
    return;
  }
  const awaited = await scope.db.select({ department: caseChecks.department }).from(caseChecks).where(open);
  if (awaited.length === 0) return;
  const [locale, comma] = scope.locale === 'CN' ? (['CN', '、'] as const) : (['EN', ', '] as const);
  const names = awaited.map(({ department }) => departmentName(department)[locale]).join(comma);
  throw new Refusal('CHECKS_OPEN', { params: { names } });
}
