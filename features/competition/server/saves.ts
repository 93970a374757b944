import type { Static } from 'typebox';
import type { SectionSaved } from '#core/contracts/section-saves.ts';
import { Refusal } from '#core/errors.ts';
import { isSame } from '#core/forms/merge.ts';
import type { OwnForm } from '#core/forms/own-form.ts';
import type { Edition } from '#features/competition/shared/edition.ts';
import { entryForm } from '#features/competition/shared/form/entry-form.ts';
import { awardForm, claimForm, visitForm } from '#features/competition/shared/form/stage-forms.ts';
import type { EntryStep } from '#features/competition/shared/machine.ts';
import {
  type KeptSections,
  nextSection,
  patchedValues,
  type SectionSave,
  sectionOf,
} from '#server/base/drafts/kept-sections.ts';
import { holdFiles } from '#server/base/own-forms/hold-files.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { getEdition } from './editions.ts';
import { type EntryRow, entryData, lockOwnEntry } from './entry-record.ts';
import { factsOf, requireStep } from './moves.ts';
import { requireSameReferrer } from './supporter.ts';
import { entries } from './tables.ts';

type Saved = Static<typeof SectionSaved>;
type Save = SectionSave & { readonly id: string };

/** The form of an entry by its stage, with the step that saves it and the one that hands it in. */
export const stageForms = {
  apply: { form: entryForm, save: 'save', submit: 'submit' },
  seit: { form: () => visitForm, save: 'save-visit', submit: 'submit-visit' },
  mra: { form: () => awardForm, save: 'save-material', submit: 'submit-material' },
  rf: { form: () => claimForm, save: 'save-claim', submit: 'submit-claim' },
} as const satisfies Record<string, { form: (edition: Edition) => OwnForm; save: EntryStep; submit: EntryStep }>;

export type FormStage = keyof typeof stageForms;

/** Files of each form are held under a name of their own, so that one form lets go only what was its. */
export function heldUnder(form: OwnForm, entry: Pick<EntryRow, 'id'>): string {
  return `${entry.id}.${form.code}`;
}

/**
 * Saves fields of one section over its base revision, as drafts of own forms do. Throws WINDOW_CLOSED or NOT_ALLOWED
 * where the stage is not open, CONFLICT with the section as it is now, REFERRER_TAKEN for a second supporter.
 */
export async function saveStage(scope: ActorScope, stage: FormStage, input: Save): Promise<Saved> {
  const entry = await lockOwnEntry(scope, input.id);
  const edition = await getEdition(scope, entry.editionId);
  const { form: formOf, save } = stageForms[stage];
  const form = formOf(edition);
  const section = sectionOf(scope, form, input.section);
  const kept = entry.sections as KeptSections;
  const current = kept[section.key];
  if (current?.tx === input.clientTx) return saved(entry, section.key, current);
  requireStep(scope, entry, { edition, step: save }, await factsOf(scope, entry, edition));
  const { rev = 0, values = {}, savedAt = null } = current ?? {};
  if (rev !== input.baseRev) throw new Refusal('CONFLICT', { obj: { section: section.key, rev, values, savedAt } });
  const patched = patchedValues(scope, form, { section, values, patch: input.patch });
  if (section.key === 'supporter') await requireSameReferrer(scope, entry, patched);
  const data = { ...entryData(form, entry), [section.key]: patched };
  const stored = isSame(values, patched)
    ? data
    : await holdFiles(scope, { form, formId: heldUnder(form, entry), data });
  const next = nextSection(scope, { current, values: stored[section.key] ?? {}, tx: input.clientTx });
  await scope.db
    .update(entries)
    .set({
      sections: { ...kept, [section.key]: next },
      ...(section.key === 'project' && entry.submittedAt === null && { project: String(patched.projectName ?? '') }),
      updatedAt: scope.now,
      rev: sql`${entries.rev} + 1`,
    })
    .where(and(eq(entries.id, entry.id), eq(entries.tenantId, scope.tenantId)));
  return saved(entry, section.key, next);
}

function saved({ id }: EntryRow, section: string, { rev, values, savedAt }: KeptSections[string]): Saved {
  return { id, section, rev, savedAt, values: { ...values } };
}
