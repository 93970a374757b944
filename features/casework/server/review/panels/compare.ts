import { dayInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import { Refusal } from '#core/errors.ts';
import { isSame } from '#core/forms/merge.ts';
import type { compareCall } from '#features/casework/calls/dossier.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { lastSnapshot } from '#features/casework/server/applications/sections/snapshots.ts';
import { leavesOf } from '#features/casework/server/review/checks/check-case.ts';
import { isRelated } from '#features/casework/server/review/duplicates.ts';
import { getCase, requireCase } from '#features/casework/server/review/find-case.ts';
import { maskedSections } from '#features/casework/server/review/submissions.ts';
import type { ActorScope } from '#server/scope.ts';

type Compared = OutputOf<typeof compareCall>;

/**
 * A case beside another of the same person or account, or with the same file, as both were submitted last. NOT_FOUND unless both are within the
 * caller's reach and belong together, NO_PERMISSION for who reviews none.
 */
export async function compareCases(
  scope: ActorScope,
  { id, other: otherId }: Pick<InputOf<typeof compareCall>, 'id' | 'other'>,
): Promise<Compared> {
  await requireCase(scope, id);
  const [one, other] = [await getCase(scope, id), await getCase(scope, otherId)];
  if (!(await isRelated(scope, one, other.id))) throw new Refusal('NOT_FOUND');
  const read = async (application: typeof one) => {
    const programme = await programmeOf(scope, application);
    const frozen = await lastSnapshot(scope, programme, application.id);
    const data = frozen?.data ?? {};
    const context = { today: dayInShanghai(scope.now.getTime()), dictionaries, data };
    return { programme, data, leaves: leavesOf(programme, data, context) };
  };
  const [left, right] = [await read(one), await read(other)];
  const relations: Record<string, 'same' | 'alike' | 'differs'> = {};
  for (const { path, value, field } of left.leaves) {
    const match = right.leaves.find((each) => each.path === path);
    if (match && field.kind !== 'files' && field.kind !== 'signature') relations[path] = relationOf(value, match.value);
  }
  return {
    other: {
      no: other.no ?? '',
      programme: other.programme,
      formVersion: other.formVersion,
      yearSettings: right.programme.yearSettings ?? {},
      sections: maskedSections(right.programme, right.data),
    },
    relations,
  };
}

/** Equal, equal but for spaces, case and width, or different. */
function relationOf(one: unknown, other: unknown): 'same' | 'alike' | 'differs' {
  if (isSame(one, other)) return 'same';
  return folded(one) === folded(other) ? 'alike' : 'differs';
}

function folded(value: unknown): string {
  return JSON.stringify(value)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]/gu, '');
}
