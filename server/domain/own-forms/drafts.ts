import { and, eq } from 'drizzle-orm';
import type { authFormCall, authSaveCall } from '#core/contracts/companies.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { isSame } from '#core/forms/merge.ts';
import type { Data, Values } from '#core/forms/values.ts';
import { isRecord } from '#core/forms/values.ts';
import type { OwnForm } from '#core/own-forms/own-form.ts';
import { ownForms } from '../../database/tables/companies.ts';
import type { ActorScope } from '../../scope.ts';
import { applyPatch } from '../applications/patch.ts';
import { invalid } from '../applications/problems.ts';
import { newId } from '../ids.ts';
import { holdFiles } from './hold-files.ts';

interface KeptSection {
  readonly rev: number;
  readonly values: Values;
  readonly savedAt: string;
  /** The save that made this revision, so that its repetition is known. */
  readonly tx: string;
}

/** A person's draft of a form. */
export interface OwnDraft {
  readonly id: string;
  readonly sections: Readonly<Record<string, KeptSection>>;
}

export interface SectionSave {
  readonly section: string;
  readonly baseRev: number;
  readonly patch: Values;
  readonly clientTx: string;
}

type Saved = OutputOf<typeof authSaveCall>;

/** The caller's draft of a form, if it was ever saved. */
export async function findDraft(scope: ActorScope, form: OwnForm): Promise<OwnDraft | undefined> {
  const [row] = await scope.db.select().from(ownForms).where(isOwnDraft(scope, form));
  return row && { id: row.id, sections: row.sections as OwnDraft['sections'] };
}

/** The draft as forms want it, sections that the form no longer has left out. */
export function draftData(form: OwnForm, draft: OwnDraft | undefined): Data {
  return Object.fromEntries(form.sections.flatMap(({ key }) => known(draft, key)));
}

/** The draft's sections with their revisions, for the editor. */
export function draftSections(
  form: OwnForm,
  draft: OwnDraft | undefined,
): OutputOf<typeof authFormCall>['sectionsData'] {
  return form.sections.map(({ key }) => {
    const { rev, values, savedAt } = draft?.sections[key] ?? { rev: 0, values: {}, savedAt: null };
    return { key, rev, values: { ...values }, savedAt };
  });
}

/**
 * Saves fields of one section over its base revision. The same save again gets the same answer; a stale one is answered
 * with CONFLICT and the section as it is now, which the browser merges.
 */
export async function saveDraft(scope: ActorScope, form: OwnForm, input: SectionSave): Promise<Saved> {
  const section = form.sections.find(({ key }) => key === input.section);
  if (!section)
    throw invalid(form, [{ path: input.section, key: 'UNKNOWN_FIELD', params: { name: input.section } }], scope.locale);
  const draft = await lockDraft(scope, form);
  const current = draft.sections[section.key];
  if (current?.tx === input.clientTx) return saved(draft.id, section.key, current);
  const { rev = 0, values = {}, savedAt = null } = current ?? {};
  if (rev !== input.baseRev) throw new Refusal('CONFLICT', { obj: { section: section.key, rev, values, savedAt } });
  const patched = applyPatch(section, values, input.patch);
  if ('problems' in patched) throw invalid(form, patched.problems, scope.locale);
  const data = { ...draftData(form, draft), [section.key]: patched.values };
  const stored = isSame(values, patched.values) ? data : await holdFiles(scope, { form, formId: draft.id, data });
  const next: KeptSection = {
    ...{ rev: rev + 1, values: stored[section.key] ?? {} },
    ...{ savedAt: scope.now.toISOString(), tx: input.clientTx },
  };
  await scope.db
    .update(ownForms)
    .set({ sections: { ...draft.sections, [section.key]: next }, updatedAt: scope.now })
    .where(and(eq(ownForms.id, draft.id), isOwnDraft(scope, form)));
  return saved(draft.id, section.key, next);
}

/** The draft, made when it is not there, held until the transaction ends. */
export async function lockDraft(scope: ActorScope, form: OwnForm): Promise<OwnDraft> {
  const { tenantId, actor, now } = scope;
  await scope.db
    .insert(ownForms)
    .values({ id: newId(), tenantId, ownerId: actor.id, form: form.code, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await scope.db.select().from(ownForms).where(isOwnDraft(scope, form)).for('update');
  if (!row) throw new Error('a draft was neither made nor found');
  return { id: row.id, sections: row.sections as OwnDraft['sections'] };
}

function saved(id: string, section: string, { rev, values, savedAt }: KeptSection): Saved {
  return { id, section, rev, savedAt, values: { ...values } };
}

function known(draft: OwnDraft | undefined, key: string): [string, Values][] {
  const values = draft?.sections[key]?.values;
  return isRecord(values) ? [[key, values]] : [];
}

function isOwnDraft({ tenantId, actor }: ActorScope, form: OwnForm) {
  return and(eq(ownForms.tenantId, tenantId), eq(ownForms.ownerId, actor.id), eq(ownForms.form, form.code))!;
}
