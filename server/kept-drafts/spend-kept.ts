import { isRecord, type Values } from '#core/forms/values.ts';
import { recordSection } from '#core/kept-drafts/kept-form.ts';
import { type DeskRows, rowIdOf } from '#features/casework/shared/case-form.ts';
import { type KeptSection, nextSection } from '#server/base/drafts/kept-sections.ts';
import { keptDrafts } from '#server/database/tables/kept-drafts.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import type { KeptPlace } from './may-keep.ts';
import { findRow, isAbout, writeRow } from './rows.ts';

/** What the caller typed on the desk went into the case: the row about a path, step or item, or a whole section. */
export async function spendOnCase(
  scope: ActorScope,
  caseId: string,
  used:
    | { readonly section: DeskRows; readonly about: string }
    | { readonly section: 'opinion' | 'takeOver' | 'handOver' },
): Promise<void> {
  const without = (values: Values): Values =>
    'about' in used && Array.isArray(values.rows)
      ? { ...values, rows: values.rows.filter((row) => !isRecord(row) || row.id !== rowIdOf(used.about)) }
      : {};
  await spend(scope, { form: 'case', object: caseId }, used.section, without);
}

/** What the caller typed went into the record, which now says more than what was kept. */
export async function spendOnRecord(scope: ActorScope, place: KeptPlace): Promise<void> {
  await spend(scope, place, recordSection, () => ({}));
}

/** The object has come to its end: nobody has anything more to do with it. */
export async function dropKept(scope: Scope, place: KeptPlace): Promise<void> {
  await scope.db.delete(keptDrafts).where(isAbout(scope, place));
}

/** A section without what was used, one revision on: a device that still shows it finds out, and overwrites nothing. */
export function emptied(scope: Scope, current: KeptSection, values: Values): KeptSection {
  return nextSection(scope, { current, values, tx: '' });
}

async function spend(
  scope: ActorScope,
  place: KeptPlace,
  section: string,
  without: (values: Values) => Values,
): Promise<void> {
  const row = await findRow(scope, place, { forUpdate: true });
  const current = row?.sections[section];
  if (!row || !current) return;
  const next = emptied(scope, current, without(current.values));
  await writeRow(scope, row.id, { ground: null, sections: { ...row.sections, [section]: next } });
}
