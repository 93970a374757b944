import { isRecord, type Values } from '#core/forms/values.ts';
import { type DeskRows, rowIdOf } from '#features/casework/shared/case-form.ts';
import { spend } from '#server/kept-drafts/spend-kept.ts';
import type { ActorScope } from '#server/scope.ts';

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
