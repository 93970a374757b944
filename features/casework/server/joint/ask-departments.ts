import { dateTimeInShanghai } from '#core/calendar/dates.ts';
import { departmentMessages } from '#features/casework/joint-messages.ts';
import type { Department } from '#features/casework/programmes/programme.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { caseChecks, departmentStaff } from '#features/casework/server/joint-tables.ts';
import { departments as names } from '#features/casework/shared/checks.ts';
import { accountsHolding } from '#server/base/accounts-holding.ts';
import { newId } from '#server/base/ids.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq, inArray } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

/** Live accounts that answer for each department, by its key; whoever lost the permission answers for none. */
export async function staffOf(scope: Scope, keys: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const able = new Set(keys.length > 0 ? await accountsHolding(scope, 'Mgr.ApplyJoint') : []);
  if (able.size === 0) return new Map();
  const rows = await scope.db
    .select({ department: departmentStaff.department, accountId: departmentStaff.accountId })
    .from(departmentStaff)
    .where(and(eq(departmentStaff.tenantId, scope.tenantId), inArray(departmentStaff.department, [...keys])));
  const found = new Map<string, string[]>();
  for (const { department, accountId } of rows)
    if (able.has(accountId)) found.set(department, [...(found.get(department) ?? []), accountId]);
  return found;
}

/**
 * Asks the departments of a case that somebody answers for; one that was asked before, in an earlier joint review, is
 * asked anew. Whoever applied is not asked about their own case. Returns how many.
 */
export async function askDepartments(
  scope: Scope,
  application: ApplicationRecord,
  only: (department: Department) => boolean = () => true,
): Promise<number> {
  const asked = (definitionOf(application.programme).departments ?? []).filter(only);
  const staff = await staffOf(
    scope,
    asked.map(({ key }) => key),
  );
  let count = 0;
  for (const department of asked) {
    const to = (staff.get(department.key) ?? []).filter((id) => id !== application.ownerId);
    if (to.length === 0) continue;
    count += 1;
    const id = await ask(scope, application, department);
    await tell(scope, departmentMessages.asked, { to, facts: { ...factsOf(application, department), id } });
  }
  return count;
}

/** What a message says of a check. */
export function factsOf({ no, programme, dueAt }: ApplicationRecord, { key, asks }: Department) {
  const due = dueAt ? dateTimeInShanghai(dueAt) : '—';
  return { no: no ?? '', programme: definitionOf(programme).short, department: names[key], asks, due };
}

async function ask(scope: Scope, { id, dueAt }: ApplicationRecord, { key }: Department): Promise<string> {
  const fresh = {
    state: 'ASKED',
    askedAt: scope.now,
    dueAt,
    seenAt: null,
    finding: '',
    answeredBy: null,
    answeredAt: null,
    ruling: '',
    ruledBy: null,
    ruledAt: null,
    reminders: 0,
    remindedAt: null,
    updatedAt: scope.now,
  };
  const [row] = await scope.db
    .insert(caseChecks)
    .values({ id: newId(), tenantId: scope.tenantId, applicationId: id, department: key, ...fresh })
    .onConflictDoUpdate({
      target: [caseChecks.tenantId, caseChecks.applicationId, caseChecks.department],
      set: fresh,
    })
    .returning({ id: caseChecks.id });
  return row!.id;
}
