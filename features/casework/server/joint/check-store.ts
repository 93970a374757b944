import { Refusal } from '#core/errors.ts';
import { jointMessages } from '#features/casework/joint-messages.ts';
import { findHead } from '#features/casework/programmes/heads.ts';
import { caseCheck as resource } from '#features/casework/resources/case-check.ts';
import { caseChecks } from '#features/casework/server/joint-tables.ts';
import { applications } from '#features/casework/server/tables.ts';
import { departmentName } from '#features/casework/shared/checks.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import { holdRows } from '#server/resources/hold.ts';
import { readings } from '#server/resources/readings.ts';
import type { Store } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { getCheck, isOfDepartment, setCheck } from './check-record.ts';
import { partFiles } from './part-files.ts';

/** What each action makes of a check, and in which states it may be taken; a correction says itself what it makes. */
const actions: Readonly<Record<string, { to?: string; from: readonly string[] }>> = {
  clear: { to: 'CLEAR', from: ['ASKED'] },
  find: { to: 'FOUND', from: ['ASKED'] },
  correct: { from: ['CLEAR', 'FOUND'] },
};

/** Checks as the departments that answer them find them. */
export const checkStore = {
  ...readings({
    resource,
    select: (scope) => sql`
      select ${caseChecks.id}, ${caseChecks.rev}, a.no, ${caseChecks.state} as status, ${caseChecks.department},
             a.programme, ${caseChecks.dueAt} as "dueAt", ${caseChecks.askedAt} as "askedAt", ${caseChecks.finding},
             p.nickname as "answeredBy", ${caseChecks.updatedAt} as "updatedAt"
        from ${caseChecks}
        join applications a on a.id = ${caseChecks.applicationId} and a.tenant_id = ${caseChecks.tenantId}
        left join accounts p on p.id = ${caseChecks.answeredBy}
       where ${isOfDepartment(scope)}`,
    keyword: ['no'],
    present: (row) => ({
      ...row,
      departmentName: departmentName(String(row.department)),
      programmeName: findHead(String(row.programme))?.short ?? row.programme,
    }),
  }),

  files: partFiles,

  hold: holdRows(caseChecks),

  async act(scope, { action, ids, values }) {
    const finding = String(values.finding ?? '').trim();
    for (const id of ids) await answer(scope, { id, action, finding, result: String(values.result ?? '') });
    return null;
  },
} satisfies Store;

/** Takes the answer of a department, or another one while the case still waits; its officer is told what to judge. */
async function answer(
  scope: ActorScope,
  { id, action, finding, result }: { id: string; action: string; finding: string; result: string },
): Promise<void> {
  const taken = actions[action];
  const state = taken?.to ?? result;
  const check = await getCheck(scope, id);
  const [application] = await scope.db
    .select({ no: applications.no, state: applications.state, assigneeId: applications.assigneeId })
    .from(applications)
    .where(and(eq(applications.tenantId, scope.tenantId), eq(applications.id, check.applicationId)))
    .for('update');
  if (application?.state !== 'JOINT' || !taken?.from.includes(check.state)) throw new Refusal('NOT_ALLOWED');
  await setCheck(scope, check, { state, finding, answeredBy: scope.actor.id, answeredAt: scope.now });
  const title = `${application.no} ${departmentName(check.department).CN}`;
  const changes = [
    { field: 'status', before: check.state, after: state },
    ...(finding === check.finding ? [] : [{ field: 'finding', before: check.finding, after: finding }]),
  ];
  await logAction(scope, { resource, id, title, action, changes });
  if (!application.assigneeId) return;
  const facts = { id: check.applicationId, no: application.no ?? '' };
  if (state === 'FOUND')
    await tell(scope, jointMessages.found, {
      to: application.assigneeId,
      facts: { ...facts, department: departmentName(check.department), finding },
    });
  const awaited = await scope.db.$count(
    caseChecks,
    and(
      eq(caseChecks.tenantId, scope.tenantId),
      eq(caseChecks.applicationId, check.applicationId),
      inArray(caseChecks.state, ['ASKED']),
    ),
  );
  if (awaited === 0 && check.state === 'ASKED')
    await tell(scope, jointMessages.complete, { to: application.assigneeId, facts });
}
