import type { Static } from 'typebox';
import type { SectionSaved, SectionShape } from '#core/contracts/section-saves.ts';
import { Refusal } from '#core/errors.ts';
import { isSame } from '#core/forms/merge.ts';
import type { OwnForm } from '#core/forms/own-form.ts';
import type { Data, Values } from '#core/forms/values.ts';
import { isRecord } from '#core/forms/values.ts';
import {
  type KeptSection,
  type KeptSections,
  nextSection,
  patchedValues,
  presentSections,
  type SectionSave,
  sectionOf,
} from '#server/base/drafts/kept-sections.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq } from '#server/database/sql.ts';
import { ownForms } from '#server/database/tables/own-forms.ts';
import type { ActorScope } from '#server/scope.ts';
import { holdFiles } from './hold-files.ts';

/** A person's draft of a form. */
export interface OwnDraft {
  readonly id: string;
  readonly sections: KeptSections;
}

type Saved = Static<typeof SectionSaved>;

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
export function draftSections(form: OwnForm, draft: OwnDraft | undefined): Static<typeof SectionShape>[] {
  return presentSections(form, draft?.sections ?? {});
}

/**
 * Saves fields of one section over its base revision. The same save again gets the same answer; a stale one is answered
 * with CONFLICT and the section as it is now, which the browser merges.
 */
export async function saveDraft(scope: ActorScope, form: OwnForm, input: SectionSave): Promise<Saved> {
  const section = sectionOf(scope, form, input.section);
  const draft = await lockDraft(scope, form);
  const current = draft.sections[section.key];
  if (current?.tx === input.clientTx) return saved(draft.id, section.key, current);
  const { rev = 0, values = {}, savedAt = null } = current ?? {};
  if (rev !== input.baseRev) throw new Refusal('CONFLICT', { obj: { section: section.key, rev, values, savedAt } });
  const patched = patchedValues(scope, form, { section, values, patch: input.patch });
  const data = { ...draftData(form, draft), [section.key]: patched };
  const stored = isSame(values, patched) ? data : await holdFiles(scope, { form, formId: draft.id, data });
  const next = nextSection(scope, { current, values: stored[section.key] ?? {}, tx: input.clientTx });
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
