import { dayInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import { Refusal } from '#core/errors.ts';
import { isSame } from '#core/forms/merge.ts';
import { withoutHidden } from '#core/forms/section.ts';
import type { Data } from '#core/forms/values.ts';
import type { caseCall, caseSubmissionCall } from '#features/casework/calls/review.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { labelOf } from '#features/casework/server/applications/corrections.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import {
  listSubmissions,
  type Snapshot,
  snapshotOfRound,
} from '#features/casework/server/applications/sections/snapshots.ts';
import { maskSection, maskValue } from '#server/base/sensitive/mask.ts';
import type { ActorScope } from '#server/scope.ts';
import { leavesOf } from './checks/check-case.ts';
import { getCase } from './find-case.ts';
import { dataWithin, seenPart } from './payer.ts';

/** One submission of a case, masked; NOT_FOUND for a case out of sight and a number it has no submission of. */
export async function readSubmission(
  scope: ActorScope,
  { id, round }: Pick<InputOf<typeof caseSubmissionCall>, 'id' | 'round'>,
): Promise<OutputOf<typeof caseSubmissionCall>> {
  const programme = await programmeOf(scope, await getCase(scope, id));
  const found = await snapshotOfRound(scope, programme, { applicationId: id, round });
  const listed = (await listSubmissions(scope, id)).find((each) => each.round === round);
  if (!found || !listed) throw new Refusal('NOT_FOUND');
  const part = seenPart(scope, programme);
  return { at: listed.at.toISOString(), sections: maskedSections(part, dataWithin(part, found.data)) };
}

/** The sections of a submission as the desk may see them, in the order of the programme. */
export function maskedSections(programme: Programme, data: Data) {
  return programme.sections.flatMap((section) => {
    const values = data[section.key];
    return values ? [{ key: section.key, values: { ...maskSection(section, values) } }] : [];
  });
}

type Change = OutputOf<typeof caseCall>['changes'][number];

/** What the last submission changed of the one before, value by value, in the order of the form; none for a first one. */
export async function readChanges(
  scope: ActorScope,
  programme: Programme,
  last: Snapshot | undefined,
): Promise<Change[]> {
  if (!last || last.round < 2) return [];
  const before = await snapshotOfRound(scope, programme, { applicationId: last.applicationId, round: last.round - 1 });
  if (!before) return [];
  const context = { today: dayInShanghai(scope.now.getTime()), dictionaries };
  const leaves = (data: Data) => {
    const shown = withoutHidden(programme, data, context);
    return leavesOf(programme, shown, { ...context, data: shown });
  };
  const [then, now] = [leaves(before.data), leaves(last.data)];
  const changed = now.flatMap(({ path, value }): Change[] => {
    const old = then.find((each) => each.path === path);
    if (old && isSame(old.value, value)) return [];
    return [
      {
        path,
        label: labelOf(programme, path, last.data),
        before: old ? maskValue(old.field, old.value) : null,
        isGone: false,
      },
    ];
  });
  const gone = then
    .filter(({ path }) => !now.some((each) => each.path === path))
    .map(({ path, field, value }) => ({
      path,
      label: labelOf(programme, path, before.data),
      before: maskValue(field, value),
      isGone: true,
    }));
  return [...changed, ...gone];
}
