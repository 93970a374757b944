import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type {
  askDepartmentsCall,
  checksCall,
  remindDepartmentsCall,
  ruleCheckCall,
} from '#features/casework/calls/joint.ts';
import { departmentMessages } from '#features/casework/joint-messages.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { caseChecks } from '#features/casework/server/joint-tables.ts';
import { logCase } from '#features/casework/server/log-case.ts';
import { getCase, lockCase } from '#features/casework/server/review/find-case.ts';
import { isPayer } from '#features/casework/server/review/payer.ts';
import { spendOnCase } from '#features/casework/server/review/spend-on-case.ts';
import { departmentName, departments as names } from '#features/casework/shared/checks.ts';
import { tell } from '#server/base/mail/tell.ts';
import { loginNamesOf, staffName } from '#server/base/staff-name.ts';
import { and, asc, eq, inArray } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import { askDepartments, factsOf, staffOf } from './ask-departments.ts';
import { type CheckRow, setCheck } from './check-record.ts';

const hour = 3_600_000;

/** What departments were asked about a case, in the order of its programme; whoever only pays sees none of it. */
export async function readChecks(scope: ActorScope, { id }: { id: string }): Promise<OutputOf<typeof checksCall>> {
  const application = await getCase(scope, id);
  const asked = isPayer(scope) ? [] : (definitionOf(application.programme).departments ?? []);
  const rows = asked.length > 0 ? await checksOf(scope, id) : [];
  const who = await namesOf(
    scope,
    rows.flatMap(({ answeredBy, ruledBy }) => [answeredBy, ruledBy]),
  );
  const staff = await staffOf(
    scope,
    asked.map(({ key }) => key),
  );
  const at = (instant: Date | null) => instant?.toISOString() ?? null;
  const checks = asked.flatMap(({ key, asks }) => {
    const row = rows.find(({ department }) => department === key);
    if (!row) return [];
    return {
      id: row.id,
      department: names[key],
      asks,
      state: row.state,
      finding: row.finding,
      dueAt: at(row.dueAt),
      seenAt: at(row.seenAt),
      reminders: row.reminders,
      answeredBy: who(row.answeredBy),
      answeredAt: at(row.answeredAt),
      ruling: row.ruling,
      ruledBy: who(row.ruledBy),
      ruledAt: at(row.ruledAt),
    };
  });
  const unasked = asked
    .filter(({ key }) => !rows.some(({ department }) => department === key))
    .map(({ key }) => ({ department: names[key], isStaffed: staff.has(key) }));
  return { checks, unasked, isOpen: application.state === 'JOINT' };
}

/** Asks departments that nobody answered for when the case came into joint review. NOT_ALLOWED elsewhere. */
export async function askOthers(
  scope: ActorScope,
  { id }: InputOf<typeof askDepartmentsCall>,
): Promise<OutputOf<typeof askDepartmentsCall>> {
  const application = await lockJoint(scope, id);
  const rows = await checksOf(scope, id);
  const asked = await askDepartments(
    scope,
    application,
    ({ key }) => !rows.some(({ department }) => department === key),
  );
  if (asked === 0) throw new Refusal('NOT_ALLOWED', { cause: 'nobody to ask' });
  await logCase(scope, application, {
    action: 'CHECK-ASK',
    text: { CN: `送 ${asked} 个部门核查`, EN: `Asked ${asked} departments` },
  });
  return { asked };
}

/** Reminds departments that owe an answer and were not reminded within the hour. */
export async function remindDepartments(
  scope: ActorScope,
  { id }: InputOf<typeof remindDepartmentsCall>,
): Promise<OutputOf<typeof remindDepartmentsCall>> {
  const application = await lockJoint(scope, id);
  const asked = definitionOf(application.programme).departments ?? [];
  const late = (await checksOf(scope, id)).filter(
    ({ state, remindedAt }) => state === 'ASKED' && (!remindedAt || scope.now.getTime() - remindedAt.getTime() >= hour),
  );
  const staff = await staffOf(
    scope,
    late.map(({ department }) => department),
  );
  let reminded = 0;
  for (const check of late) {
    const department = asked.find(({ key }) => key === check.department);
    const to = (staff.get(check.department) ?? []).filter((each) => each !== application.ownerId);
    if (!department || to.length === 0) continue;
    await setCheck(scope, check, { reminders: check.reminders + 1, remindedAt: scope.now });
    await tell(scope, departmentMessages.remind, { to, facts: { ...factsOf(application, department), id: check.id } });
    reminded += 1;
  }
  if (reminded > 0)
    await logCase(scope, application, {
      action: 'CHECK-REMIND',
      text: { CN: `催办 ${reminded} 个部门`, EN: `Reminded ${reminded} departments` },
    });
  return { reminded };
}

/** A reviewer says why what was found does not stand in the way. NOT_FOUND for a case out of sight. */
export async function ruleCheck(
  scope: ActorScope,
  { id, reason }: InputOf<typeof ruleCheckCall>,
): Promise<OutputOf<typeof ruleCheckCall>> {
  const [check] = await scope.db
    .select()
    .from(caseChecks)
    .where(and(eq(caseChecks.tenantId, scope.tenantId), eq(caseChecks.id, id)));
  if (!check) throw new Refusal('NOT_FOUND');
  const application = await lockJoint(scope, check.applicationId);
  if (check.state !== 'FOUND') throw new Refusal('NOT_ALLOWED');
  await setCheck(scope, check, { state: 'RULED', ruling: reason.trim(), ruledBy: scope.actor.id, ruledAt: scope.now });
  await spendOnCase(scope, application.id, { section: 'rulings', about: id });
  const { CN, EN } = departmentName(check.department);
  await logCase(scope, application, {
    action: 'CHECK-RULE',
    text: { CN: `判断${CN}部门的核查：不影响`, EN: `Judged what ${EN} found: no obstacle` },
    changes: [{ field: 'reason', before: null, after: reason.trim() }],
  });
  return {};
}

async function lockJoint(scope: ActorScope, id: string) {
  const application = await lockCase(scope, id, 'Mgr.Apply.audit');
  if (application.state !== 'JOINT') throw new Refusal('NOT_ALLOWED');
  return application;
}

function checksOf({ db, tenantId }: ActorScope, id: string): Promise<CheckRow[]> {
  return db
    .select()
    .from(caseChecks)
    .where(and(eq(caseChecks.tenantId, tenantId), eq(caseChecks.applicationId, id)))
    .orderBy(asc(caseChecks.department));
}

async function namesOf(scope: ActorScope, ids: readonly (string | null)[]) {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const rows =
    known.length === 0
      ? []
      : await scope.db
          .select({ id: accounts.id, name: accounts.nickname })
          .from(accounts)
          .where(inArray(accounts.id, known));
  const logins = await loginNamesOf(scope, known);
  return (id: string | null) =>
    id === null ? null : staffName(rows.find((row) => row.id === id)?.name ?? '—', logins.get(id));
}
