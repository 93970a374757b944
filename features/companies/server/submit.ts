import { Refusal } from '#core/errors.ts';
import type { PhoneValue } from '#core/forms/kinds/phone.ts';
import { validateApplication, withoutHidden } from '#core/forms/section.ts';
import type { Data } from '#core/forms/values.ts';
import { companyAuthForm as form } from '#features/companies/shared/company-auth.ts';
import { invalid } from '#server/base/drafts/problems.ts';
import { formContextOf } from '#server/base/form-context.ts';
import { newId } from '#server/base/ids.ts';
import { draftData, lockDraft } from '#server/base/own-forms/drafts.ts';
import { handInFiles } from '#server/base/own-forms/hold-files.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { noteOf, tellOf } from './note.ts';
import { findPassed, lockOwned } from './own.ts';
import type { CompanyRow } from './standing.ts';
import { companies, companyEvents, companyMembers } from './tables.ts';

/**
 * Hands the own draft in: a new company, another try of one that did not pass, or the renewal of one that did, which
 * stays in force meanwhile. Throws INVALID with every field, COMPANY_KNOWN for a company of somebody else that passed,
 * NOT_ALLOWED while one waits or is blocked.
 */
export async function submitCompany(scope: ActorScope): Promise<{ id: string }> {
  const draft = await lockDraft(scope, form);
  const context = await formContextOf(scope);
  const data = withoutHidden(form, draftData(form, draft), context);
  const problems = validateApplication(form, data, context);
  if (problems.length > 0) throw invalid(form, problems, scope.locale);
  const facts = factsOf(data);
  const owned = await lockOwned(scope);
  if (owned.some((company) => company.isWaiting)) throw new Refusal('NOT_ALLOWED', { cause: 'one waits already' });
  const same = owned.find(({ code }) => code === facts.code) ?? owned.find(({ validTo }) => validTo === null);
  if (same && same.status !== 'ON') throw new Refusal('NOT_ALLOWED', { cause: 'blocked' });
  const passed = await findPassed(scope, facts.code);
  if (passed && passed.id !== same?.id) throw fieldRefusal(scope, 'COMPANY_KNOWN', 'company.code');
  const company = same ? await again(scope, same, { facts, data }) : await first(scope, { facts, data });
  await handInFiles(scope, { form, formId: draft.id, data });
  await noteOf(scope, company, { action: 'SUBMIT', text: { CN: '提交单位认证', EN: 'handed in the authentication' } });
  await tellOf(scope, scope.actor.id, { company, event: 'SUBMIT' });
  return { id: company.id };
}

/** What the register takes from the form. */
export function factsOf(data: Data) {
  const text = (section: string, key: string) => String(data[section]?.[key] ?? '');
  const { area = '', number = '' } = (data.agent?.phone ?? {}) as Partial<PhoneValue>;
  return {
    name: text('company', 'name'),
    code: text('company', 'code'),
    kind: text('company', 'kind'),
    industry: text('company', 'industry'),
    legalRep: text('company', 'legalRep'),
    region: text('company', 'region'),
    address: text('company', 'address'),
    agentName: text('agent', 'name'),
    agentPosition: text('agent', 'position'),
    agentPhone: `${area} ${number}`.trim(),
  };
}

interface HandedIn {
  readonly facts: ReturnType<typeof factsOf>;
  readonly data: Data;
}

async function first(scope: ActorScope, { facts, data }: HandedIn): Promise<CompanyRow> {
  const { tenantId, actor, now } = scope;
  const id = newId();
  const [company] = await scope.db
    .insert(companies)
    .values({ id, tenantId, ...facts, data, submittedBy: actor.id, submittedAt: now, createdAt: now, updatedAt: now })
    .returning();
  await scope.db.insert(companyMembers).values({
    id: newId(),
    tenantId,
    companyId: id,
    accountId: actor.id,
    role: 'OWNER',
    state: 'ACTIVE',
    createdAt: now,
    decidedAt: now,
  });
  return company!;
}

/** What passed keeps its facts until the change is approved. */
async function again(scope: ActorScope, before: CompanyRow, { facts, data }: HandedIn): Promise<CompanyRow> {
  const { actor, now } = scope;
  const [company] = await scope.db
    .update(companies)
    .set({
      ...(before.state === 'PASSED' ? {} : { ...facts, state: 'PENDING', reason: null }),
      data,
      isWaiting: true,
      submittedBy: actor.id,
      submittedAt: now,
      updatedAt: now,
      rev: before.rev + 1,
    })
    .where(and(eq(companies.id, before.id), eq(companies.tenantId, scope.tenantId)))
    .returning();
  return company!;
}

/** Takes back what waits: what never passed is forgotten, what passed stays as it was. Throws NOT_FOUND. */
export async function withdrawCompany(scope: ActorScope, { companyId }: { companyId: string }): Promise<void> {
  const company = (await lockOwned(scope)).find(({ id }) => id === companyId);
  if (!company) throw new Refusal('NOT_FOUND');
  if (!company.isWaiting) throw new Refusal('NOT_ALLOWED', { cause: 'nothing waits' });
  await noteOf(scope, company, {
    action: 'WITHDRAW',
    text: { CN: '撤回单位认证', EN: 'took the authentication back' },
  });
  const isThis = and(eq(companies.id, company.id), eq(companies.tenantId, scope.tenantId));
  const { now: updatedAt } = scope;
  if (company.validTo !== null) {
    await scope.db
      .update(companies)
      .set({ isWaiting: false, updatedAt, rev: company.rev + 1 })
      .where(isThis);
    return;
  }
  await scope.db.delete(companyMembers).where(eq(companyMembers.companyId, company.id));
  await scope.db.delete(companyEvents).where(eq(companyEvents.companyId, company.id));
  await scope.db.delete(companies).where(isThis);
}
