import type { Values } from '#core/forms/values.ts';
import { recordSection } from '#core/kept-drafts/kept-form.ts';
import { type KeptSection, nextSection } from '#server/base/drafts/kept-sections.ts';
import { keptDrafts } from '#server/database/tables/kept-drafts.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import type { KeptTarget } from './may-keep.ts';
import { findRow, isAbout, writeRow } from './rows.ts';

/** What the caller typed went into the record, which now says more than what was kept. */
export async function spendOnRecord(scope: ActorScope, target: KeptTarget): Promise<void> {
  await spend(scope, target, recordSection, () => ({}));
}

/** The object has come to its end: nobody has anything more to do with it. */
export async function dropKept(scope: Scope, target: KeptTarget): Promise<void> {
  await scope.db.delete(keptDrafts).where(isAbout(scope, target));
}

/** A section without what was used, one revision on: a device that still shows it finds out, and overwrites nothing. */
export function emptied(scope: Scope, current: KeptSection, values: Values): KeptSection {
  return nextSection(scope, { current, values, tx: '' });
}

/** Takes what was used out of a section, if anything is kept there. */
export async function spend(
  scope: ActorScope,
  target: KeptTarget,
  section: string,
  without: (values: Values) => Values,
): Promise<void> {
  const row = await findRow(scope, target, { forUpdate: true });
  const current = row?.sections[section];
  if (!row || !current) return;
  const next = emptied(scope, current, without(current.values));
  await writeRow(scope, row.id, { ground: null, sections: { ...row.sections, [section]: next } });
}
