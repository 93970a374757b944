import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { PhoneValue } from '#core/forms/kinds/phone.ts';
import { validateApplication, withoutHidden } from '#core/forms/section.ts';
import type { Data } from '#core/forms/values.ts';
import type { supporterCheckCall, supporterOneCall, supporterSaveCall } from '#features/supporters/calls.ts';
import { supporterMessages } from '#features/supporters/messages.ts';
import { supporters } from '#features/supporters/server/tables.ts';
import { supporterForm as form } from '#features/supporters/shared/supporter.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { invalid } from '#server/base/drafts/problems.ts';
import { formContextAt } from '#server/base/form-context.ts';
import { newId } from '#server/base/ids.ts';
import { tell } from '#server/base/mail/tell.ts';
import { draftData, draftSections, findDraft, lockDraft, saveDraft } from '#server/base/own-forms/drafts.ts';
import { handInFiles } from '#server/base/own-forms/hold-files.ts';
import { factsIn, filesOf } from '#server/base/own-forms/papers.ts';
import { and, eq } from '#server/database/sql.ts';
import { origins } from '#server/database/tables/origins.ts';
import type { ActorScope } from '#server/scope.ts';

/** The caller as a supporter, and the form as it was saved last. */
export async function readSupporter(scope: ActorScope): Promise<OutputOf<typeof supporterOneCall>> {
  const [row] = await scope.db
    .select({ supporter: supporters, origin: origins })
    .from(supporters)
    .leftJoin(origins, and(eq(origins.id, supporters.originId), eq(origins.tenantId, supporters.tenantId)))
    .where(isOwn(scope));
  const draft = await findDraft(scope, form);
  const rest = {
    hasDraft: draft !== undefined,
    sectionsData: draftSections(form, draft),
    isLocked: row?.supporter.state === 'PENDING',
  };
  if (!row) return { supporter: null, ...rest };
  const { id, name, kind, state, reason, code, submittedAt } = row.supporter;
  const { visits = 0, registers = 0, applies = 0 } = row.origin ?? {};
  return {
    supporter: {
      id,
      name,
      kind,
      state,
      reason,
      code,
      visits,
      registers,
      applies,
      submittedAt: submittedAt.toISOString(),
    },
    ...rest,
  };
}

/** Saves fields of the form; what waits cannot be changed (NOT_ALLOWED). */
export async function saveSupporter(
  scope: ActorScope,
  input: InputOf<typeof supporterSaveCall>,
): Promise<OutputOf<typeof supporterSaveCall>> {
  const [row] = await scope.db.select({ state: supporters.state }).from(supporters).where(isOwn(scope));
  if (row?.state === 'PENDING') throw new Refusal('NOT_ALLOWED', { cause: 'it waits' });
  return saveDraft(scope, form, input);
}

/**
 * Asks to become a supporter. Whoever is one already changes the own facts without waiting; whoever was declined is looked at
 * anew. Throws INVALID with every field, NOT_ALLOWED while one waits or is suspended.
 */
export async function submitSupporter(scope: ActorScope): Promise<{ id: string }> {
  const { tenantId, actor, now } = scope;
  const draft = await lockDraft(scope, form);
  const context = formContextAt(now);
  const data = withoutHidden(form, draftData(form, draft), context);
  const problems = validateApplication(form, data, context);
  if (problems.length > 0) throw invalid(form, problems, scope.locale);
  const [before] = await scope.db.select().from(supporters).where(isOwn(scope)).for('update');
  if (before && !['ACTIVE', 'REJECTED'].includes(before.state)) throw new Refusal('NOT_ALLOWED');
  const isActive = before?.state === 'ACTIVE';
  const facts = { ...factsOf(data), data, updatedAt: now };
  const id = before?.id ?? newId();
  if (before)
    await scope.db
      .update(supporters)
      .set({
        ...facts,
        ...(isActive ? {} : { state: 'PENDING', reason: null, submittedAt: now }),
        rev: before.rev + 1,
      })
      .where(isOwn(scope));
  else
    await scope.db
      .insert(supporters)
      .values({ id, tenantId, accountId: actor.id, ...facts, submittedAt: now, createdAt: now });
  await handInFiles(scope, { form, formId: draft.id, data });
  await logBusiness(scope, {
    module: 'SUPPORTER',
    action: 'SUBMIT',
    objectType: 'supporter',
    objectId: id,
    title: '创新赋能者',
    text: isActive
      ? { CN: '更新赋能者信息', EN: 'changed the facts of a supporter' }
      : { CN: '申请成为赋能者', EN: 'asked to become a supporter' },
  });
  if (!isActive) await tell(scope, supporterMessages.submit, { to: actor.id, facts: {} });
  return { id };
}

/** What a supporter handed in, for whoever decides on it. Throws NOT_FOUND. */
export async function checkSupporter(
  scope: ActorScope,
  { id }: InputOf<typeof supporterCheckCall>,
): Promise<OutputOf<typeof supporterCheckCall>> {
  const [row] = await scope.db
    .select({ data: supporters.data })
    .from(supporters)
    .where(and(eq(supporters.tenantId, scope.tenantId), eq(supporters.id, id)));
  if (!row) throw new Refusal('NOT_FOUND');
  const data = row.data as Data;
  return {
    files: filesOf(form, data),
    facts: factsIn(form, data).map(({ key, label, value }) => ({ key, label, value })),
  };
}

function factsOf(data: Data) {
  const profile = data.profile ?? {};
  const text = (key: string) => String(profile[key] ?? '');
  const { area = '', number = '' } = (profile.phone ?? {}) as Partial<PhoneValue>;
  return {
    kind: text('kind'),
    name: text('name'),
    nameEN: text('nameEN'),
    org: text('org'),
    country: text('country'),
    fields: (profile.fields as string[] | undefined) ?? [],
    phone: `${area} ${number}`.trim(),
    email: text('email'),
  };
}

function isOwn({ tenantId, actor }: ActorScope) {
  return and(eq(supporters.tenantId, tenantId), eq(supporters.accountId, actor.id))!;
}
