import type { Form, Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import type { Scope } from '#server/scope.ts';
import { applyPatch } from './patch.ts';
import { invalid } from './problems.ts';

/** One section of a draft that is kept whole in one row. */
export interface KeptSection {
  readonly rev: number;
  readonly values: Values;
  readonly savedAt: string;
  /** The save that made this revision, so that its repetition is known. */
  readonly tx: string;
}

export type KeptSections = Readonly<Record<string, KeptSection>>;

/** A save of one section over its base revision. */
export interface SectionSave {
  readonly section: string;
  readonly baseRev: number;
  readonly patch: Values;
  readonly clientTx: string;
}

/** The section that a save names; throws INVALID for one that the form does not have. */
export function sectionOf(scope: Scope, form: Form, key: string): Section {
  const section = form.sections.find((each) => each.key === key);
  if (section) return section;
  throw invalid(form, [{ path: key, key: 'UNKNOWN_FIELD', params: { name: key } }], scope.locale);
}

/** Values with a patch laid over them, in their stored form; throws INVALID for what not even a draft may hold. */
export function patchedValues(
  scope: Scope,
  form: Form,
  { section, values, patch }: { section: Section; values: Values; patch: Values },
): Values {
  const patched = applyPatch(section, values, patch);
  if ('problems' in patched) throw invalid(form, patched.problems, scope.locale);
  return patched.values;
}

/** The section as a save leaves it, one revision on. */
export function nextSection(
  { now }: Scope,
  { current, values, tx }: { current: KeptSection | undefined; values: Values; tx: string },
): KeptSection {
  return { rev: (current?.rev ?? 0) + 1, values, savedAt: now.toISOString(), tx };
}

/** The sections of a form with their revisions, for an editor; those that the form no longer has are left out. */
export function presentSections({ sections }: Form, kept: KeptSections) {
  return sections.map(({ key }) => {
    const { rev, values, savedAt } = kept[key] ?? { rev: 0, values: {}, savedAt: null };
    return { key, rev, values: { ...values }, savedAt };
  });
}
