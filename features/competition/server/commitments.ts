import type { Data } from '#core/forms/values.ts';
import { commitments, isGiven } from '#features/competition/shared/commitments.ts';
import type { Scope } from '#server/scope.ts';
import { lastSnapshots } from './entry-record.ts';
import { formOfCode } from './forms.ts';

/** What an entrant has committed to, as it was handed in last: by which form and field, with which files, and when. */
export async function readCommitments(scope: Scope, entryId: string) {
  const snapshots = await lastSnapshots(scope, entryId);
  return commitments.flatMap((commitment) => {
    const found = snapshots.find(({ form }) => form === commitment.form);
    if (!found || !isGiven(commitment, found.data as Data)) return [];
    const { key, name, section, field } = commitment;
    const form = formOfCode(found.form);
    const value = (found.data as Data)[section]?.[field];
    const files = Array.isArray(value) ? value.map((file: { name?: unknown }) => String(file.name ?? '')) : [];
    const { label } = form.sections.find((each) => each.key === section)!.fields.find((each) => each.key === field)!;
    return [{ key, name, by: { form: form.name, field: label, files }, at: found.at.toISOString() }];
  });
}
