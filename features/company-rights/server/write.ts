import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { normaliseSection, validateDraft, validateSection } from '#core/forms/section.ts';
import type { Data, Values } from '#core/forms/values.ts';
import { requireCompany } from '#features/companies/server/own.ts';
import type { companypermSaveCall } from '#features/company-rights/calls.ts';
import { rightForm, rightSection } from '#features/company-rights/shared/right.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { invalid } from '#server/base/drafts/problems.ts';
import { formContextAt } from '#server/base/form-context.ts';
import { newId } from '#server/base/ids.ts';
import { handInFiles, holdFiles } from '#server/base/own-forms/hold-files.ts';
import { sealSection } from '#server/base/sensitive/seal.ts';
import { and, eq } from '#server/database/sql.ts';
import { ownFormFiles } from '#server/database/tables/own-forms.ts';
import type { ActorScope } from '#server/scope.ts';
import { cellOf, getRight, type RightRecord, serviceOf } from './read.ts';
import { companyRights } from './tables.ts';

type Saved = OutputOf<typeof companypermSaveCall>;

/**
 * Keeps the form of a right, and hands it in when asked to. Throws NOT_FOUND, ALREADY_ASKED for a second open one of the
 * service, CONFLICT for a stale revision, NOT_ALLOWED for one that is no draft, INVALID, FILE_REFUSED, and what
 * `requireCompany` throws.
 */
export async function saveRight(scope: ActorScope, input: InputOf<typeof companypermSaveCall>): Promise<Saved> {
  serviceOf(input.type);
  refuseInvalid(scope, input);
  const before = input.id === undefined ? await begin(scope, input.type) : await getRight(scope, input.id, true);
  if (before.programme !== input.type) throw new Refusal('NOT_FOUND');
  if (before.state !== 'DRAFT') throw new Refusal('NOT_ALLOWED', { cause: `saved in ${before.state}` });
  if (before.rev !== input.rev) throw new Refusal('CONFLICT', { obj: { rev: before.rev } });
  const { id } = before;
  const values = normaliseSection(rightSection, input.values as Values);
  const held = await holdFiles(scope, { form: rightForm, formId: id, data: { right: values } });
  if (input.submit) await handInFiles(scope, { form: rightForm, formId: id, data: held });
  const state = input.submit ? 'SUBMITTED' : 'DRAFT';
  const rev = before.rev + 1;
  await scope.db
    .update(companyRights)
    .set({
      state,
      rev,
      updatedAt: scope.now,
      data: sealSection(scope, cellOf(id), rightSection, held.right ?? {}),
      asked: typeof values.quota === 'number' ? Math.trunc(values.quota) : 0,
      ...(input.submit ? { submittedAt: scope.now, askedBy: scope.actor.id, reason: null } : {}),
    })
    .where(and(eq(companyRights.tenantId, scope.tenantId), eq(companyRights.id, id)));
  if (input.submit) await note(scope, before, 'submit');
  return { id, rev, state };
}

/** Takes back what waits to be checked; it is a draft again. Throws NOT_FOUND, NOT_ALLOWED. */
export async function takeRightBack(scope: ActorScope, { id }: { id: string }): Promise<void> {
  const before = await getRight(scope, id, true);
  if (before.state !== 'SUBMITTED') throw new Refusal('NOT_ALLOWED', { cause: `taken back in ${before.state}` });
  await scope.db
    .update(companyRights)
    .set({ state: 'DRAFT', rev: before.rev + 1, updatedAt: scope.now })
    .where(and(eq(companyRights.tenantId, scope.tenantId), eq(companyRights.id, id)));
  await note(scope, before, 'back');
}

/** Deletes a draft and lets its files go. Throws NOT_FOUND, NOT_ALLOWED. */
export async function deleteRight(scope: ActorScope, { id }: { id: string }): Promise<void> {
  const before = await getRight(scope, id, true);
  if (before.state !== 'DRAFT') throw new Refusal('NOT_ALLOWED', { cause: `deleted in ${before.state}` });
  await scope.db
    .delete(ownFormFiles)
    .where(and(eq(ownFormFiles.tenantId, scope.tenantId), eq(ownFormFiles.formId, id)));
  await scope.db.delete(companyRights).where(and(eq(companyRights.tenantId, scope.tenantId), eq(companyRights.id, id)));
  await note(scope, before, 'delete');
}

/** A draft holds whatever was typed, but nothing that is no field; what is handed in has to be right. */
function refuseInvalid(scope: ActorScope, { values, submit }: InputOf<typeof companypermSaveCall>): void {
  const data: Data = { right: values as Values };
  const shape = validateDraft(rightForm, data);
  if (shape.length > 0) throw invalid(rightForm, shape, scope.locale);
  if (!submit) return;
  const own = normaliseSection(rightSection, data.right!);
  const problems = validateSection(rightSection, own, { ...formContextAt(scope.now), data: { right: own } });
  if (problems.length === 0) return;
  throw invalid(
    rightForm,
    problems.map((problem) => ({ ...problem, path: `right.${problem.path}` })),
    scope.locale,
  );
}

async function begin(scope: ActorScope, programme: string): Promise<RightRecord> {
  const company = await requireCompany(scope, programme);
  const { tenantId, actor, now } = scope;
  const [row] = await scope.db
    .insert(companyRights)
    .values({
      id: newId(),
      tenantId,
      programme,
      askedBy: actor.id,
      createdAt: now,
      updatedAt: now,
      companyId: company.id,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new Refusal('ALREADY_ASKED');
  await note(scope, row, 'create');
  return row;
}

const words = {
  create: { CN: '开始申请单位申报资格', EN: 'began to ask for the right to declare' },
  submit: { CN: '提交单位申报资格', EN: 'asked for the right to declare' },
  back: { CN: '撤回单位申报资格', EN: 'took the request for the right back' },
  delete: { CN: '删除单位申报资格草稿', EN: 'deleted the draft of a right' },
} as const;

async function note(scope: ActorScope, { id, programme }: RightRecord, action: keyof typeof words): Promise<void> {
  await logBusiness(scope, {
    module: 'COMPANYPERM',
    action,
    objectType: 'companyperm',
    objectId: id,
    title: serviceOf(programme).name.CN,
    text: words[action],
  });
}
