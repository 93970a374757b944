import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { validateSection } from '#core/forms/section.ts';
import type { FileValue, Values } from '#core/forms/values.ts';
import { lockOwn } from '#features/casework/server/applications/find-own.ts';
import type { phoenixDetailCall, phoenixRenewCall } from '#features/phoenix-plan/calls.ts';
import { isRenewable, renewalSection } from '#features/phoenix-plan/shared/renewal.ts';
import { phoenixCode } from '#features/phoenix-plan/shared/steps.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { invalid } from '#server/base/drafts/problems.ts';
import { attachFiles } from '#server/base/files/attach.ts';
import { formContextAt } from '#server/base/form-context.ts';
import { newId } from '#server/base/ids.ts';
import { and, desc, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { renewals } from './tables.ts';

type Renewals = OutputOf<typeof phoenixDetailCall>['renewals'];

/** What the caller renewed of one application, the newest first. */
export async function readRenewals(scope: ActorScope, applicationId: string): Promise<Renewals> {
  const rows = await scope.db
    .select()
    .from(renewals)
    .where(
      and(
        eq(renewals.tenantId, scope.tenantId),
        eq(renewals.applicationId, applicationId),
        eq(renewals.ownerId, scope.actor.id),
      ),
    )
    .orderBy(desc(renewals.createdAt), desc(renewals.id));
  return rows.map(({ id, document, validTo, files, state, reason, createdAt }) => ({
    id,
    document,
    validTo,
    files: files as FileValue[],
    state,
    reason,
    at: createdAt.toISOString(),
  }));
}

/**
 * Hands in a renewed document. Throws NOT_ALLOWED unless corrections are asked for or the result is in effect, and while the same document waits to be
 * looked at, INVALID for a wrong date, FILE_REFUSED for a file that is not the caller's.
 */
export async function renewDocument(
  scope: ActorScope,
  { id: applicationId, document, validTo, files }: InputOf<typeof phoenixRenewCall>,
): Promise<OutputOf<typeof phoenixRenewCall>> {
  const application = await lockOwn(scope, { id: applicationId, programme: phoenixCode });
  if (!isRenewable(application.state)) throw new Refusal('NOT_ALLOWED', { cause: `renewal in ${application.state}` });
  const earlier = await readRenewals(scope, applicationId);
  if (earlier.some((each) => each.document === document && each.state === 'PENDING'))
    throw new Refusal('NOT_ALLOWED', { cause: 'the same document waits to be looked at' });

  const given: Values = { document, validTo, files };
  const context = { ...formContextAt(scope.now), data: { renewal: given } };
  const problems = validateSection(renewalSection, given, context);
  if (problems.length > 0) {
    const named = problems.map((problem) => ({ ...problem, path: `renewal.${problem.path}` }));
    throw invalid({ sections: [renewalSection] }, named, scope.locale);
  }
  // All renewals share one place among the application's files, so that those from before are kept.
  const kept = earlier.flatMap((each) => each.files);
  const stored = await attachFiles(scope, {
    applicationId,
    section: renewalSection,
    values: { ...given, files: [...kept, ...files] },
  });
  const own = new Set(files.map((file) => file.id));
  const id = newId();
  await scope.db.insert(renewals).values({
    id,
    tenantId: scope.tenantId,
    applicationId,
    ownerId: scope.actor.id,
    document,
    validTo,
    files: (stored.files as FileValue[]).filter((file) => own.has(file.id)),
    createdAt: scope.now,
    updatedAt: scope.now,
  });
  await logBusiness(scope, {
    module: 'RENEWAL',
    action: 'renew',
    objectType: 'application',
    objectId: applicationId,
    title: application.no ?? '',
    text: { CN: '提交证件更新', EN: 'Handed in a renewed document' },
    changes: [{ field: document, before: null, after: 'changed' }],
  });
  return { id, state: 'PENDING' };
}
