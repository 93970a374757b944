import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import { endOfDay } from '#features/casework/server/applications/status/deadlines.ts';
import type { ComplaintMessage } from '#features/complaints/messages.ts';
import { complaint as resource } from '#features/complaints/resources/complaint.ts';
import {
  type ComplaintState,
  endStates,
  mergeableStates,
  type PostKind,
  waitingStates,
  workedStates,
} from '#features/complaints/shared/complaint.ts';
import { wordsForm } from '#features/complaints/shared/desk.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { dropKept, spend } from '#server/kept-drafts/spend-kept.ts';
import { logAction } from '#server/resources/changes.ts';
import type { ActorScope } from '#server/scope.ts';
import { readAnswerFiles } from './answer-files.ts';
import type { ComplaintRecord } from './find-complaint.ts';
import { addPost, holdComplaint, holdMerged, moveComplaint } from './keep-complaint.ts';
import { mergeInto, partAgain } from './merge.ts';
import { countUses } from './ready-answers.ts';
import { tellPerson, tellStaff } from './tell.ts';

type Change = Partial<ComplaintRecord>;

interface Step {
  readonly from?: readonly ComplaintState[];
  /** What the row becomes. */
  readonly set: (scope: ActorScope, row: ComplaintRecord, values: Values) => Change | Promise<Change>;
  /** What becomes of one that is merged into it, whose writer is told the same; null for nothing. */
  readonly setMerged?: (scope: ActorScope, merged: ComplaintRecord, after: ComplaintRecord) => Change | null;
  readonly post: PostKind | ((values: Values) => PostKind);
  readonly isInternal?: true;
  readonly tells?: ComplaintMessage;
}

/** What each action of the back office does. */
const steps: Readonly<Record<string, Step>> = {
  accept: {
    from: ['NEW'],
    set: ({ actor, now }) => ({ state: 'ACCEPTED', assigneeId: actor.id, acceptedAt: now }),
    setMerged: ({ now }, { acceptedAt }) => (acceptedAt === null ? { acceptedAt: now } : null),
    post: 'ACCEPTED',
    tells: 'accepted',
  },
  assign: {
    from: workedStates,
    set: (_, __, { assignee }) => ({ state: 'PROCESSING', assigneeId: String(assignee) }),
    post: 'ASSIGNED',
    isInternal: true,
  },
  note: { set: () => ({}), post: 'NOTE', isInternal: true },
  reply: {
    from: workedStates,
    set: ({ actor, now }, { assigneeId, contactedAt }) => ({
      state: 'REPLIED',
      repliedAt: now,
      assigneeId: assigneeId ?? actor.id,
      contactedAt: contactedAt ?? now,
    }),
    setMerged: ({ now }, { acceptedAt, contactedAt }, { assigneeId }) => ({
      state: 'REPLIED',
      acceptedAt: acceptedAt ?? now,
      repliedAt: now,
      assigneeId,
      contactedAt: contactedAt ?? now,
    }),
    post: 'REPLY',
    tells: 'replied',
  },
  extend: {
    from: workedStates,
    set: (_, __, { until }) => ({ dueAt: endOfDay(String(until)) }),
    setMerged: (_, __, { dueAt }) => ({ dueAt }),
    post: 'EXTENDED',
    tells: 'extended',
  },
  close: {
    from: ['REPLIED'],
    set: ({ now }) => ({ state: 'CLOSED', closedAt: now }),
    post: 'CLOSED',
    tells: 'closed',
  },
  refuse: {
    from: ['NEW'],
    set: ({ now }) => ({ state: 'INVALID', closedAt: now }),
    setMerged: ({ now }) => ({ state: 'INVALID', closedAt: now }),
    post: 'INVALID',
    tells: 'invalid',
  },
  contact: {
    from: [...waitingStates, 'REPLIED'],
    set: ({ now }, { contactedAt }, { reached }) => (reached === 'YES' ? { contactedAt: contactedAt ?? now } : {}),
    post: ({ reached }) => (reached === 'YES' ? 'CONTACTED' : 'UNREACHED'),
    isInternal: true,
  },
  merge: { from: mergeableStates, set: mergeInto, post: 'MERGED', tells: 'merged' },
  part: { from: ['MERGED'], set: partAgain, post: 'UNMERGED', tells: 'parted' },
};

/** Carries out an action of the back office on one complaint whose row is held; NOT_ALLOWED from another state. */
export async function actOnComplaint(
  scope: ActorScope,
  { id, action, values }: { id: string; action: string; values: Values },
): Promise<void> {
  const step = steps[action];
  const before = await holdComplaint(scope, id);
  if (!step || (step.from && !step.from.includes(before.state as ComplaintState))) throw new Refusal('NOT_ALLOWED');
  refuseFormer(scope, before, { action, values });
  // Whoever stays unnamed cannot be called.
  if (action === 'contact' && before.isAnonymous) throw new Refusal('NOT_ALLOWED');
  const words = String(values.words ?? values.reason ?? '');
  const post = {
    kind: typeof step.post === 'string' ? step.post : step.post(values),
    staffId: scope.actor.id,
    isInternal: step.isInternal ?? false,
    text: words,
    fileIds: action === 'reply' ? await readAnswerFiles(scope, values.files) : [],
  };
  const after = await moveComplaint(scope, before, await step.set(scope, before, values));
  await note(scope, { action, before, after, post, tells: step.tells });
  if (action === 'reply' || action === 'note') await spend(scope, keptAt(id), action, () => ({}));
  if (action === 'reply') await countUses(scope, words);
  if (action === 'assign') await tellStaff(scope, after, 'assigned');
  if (!step.setMerged) return;
  for (const merged of await holdMerged(scope, after)) {
    const change = step.setMerged(scope, merged, after);
    if (!change) continue;
    const moved = await moveComplaint(scope, merged, change);
    await note(scope, { action, before: merged, after: moved, post, tells: step.tells });
  }
}

interface Done {
  readonly action: string;
  readonly before: ComplaintRecord;
  readonly after: ComplaintRecord;
  readonly post: Parameters<typeof addPost>[2];
  readonly tells: ComplaintMessage | undefined;
}

/** What follows from each step: a line in the thread and in the log, and word to whoever complained. */
async function note(scope: ActorScope, { action, before, after, post, tells }: Done): Promise<void> {
  await addPost(scope, after, post);
  const { text: words, fileIds = [] } = post;
  const changes = [
    ...(['state', 'mergedInto'] as const).flatMap((field) =>
      after[field] === before[field] ? [] : [{ field, before: before[field], after: after[field] }],
    ),
    ...(words ? [{ field: 'words', before: null, after: words }] : []),
    ...(fileIds.length > 0 ? [{ field: 'files', before: 0, after: fileIds.length }] : []),
  ];
  await logAction(scope, { resource, id: after.id, title: before.no, action, changes });
  if (endStates.includes(after.state as ComplaintState)) await dropKept(scope, keptAt(after.id));
  if (tells) await tellPerson(scope, after, tells, words);
}

function keptAt(object: string) {
  return { form: wordsForm.code, object };
}

/** What was opened again is answered by somebody else. */
function refuseFormer(
  scope: ActorScope,
  { formerId }: ComplaintRecord,
  { action, values }: { action: string; values: Values },
) {
  if (formerId === null) return;
  if (action === 'assign' && values.assignee === formerId) throw fieldRefusal(scope, 'SAME_HANDLER', 'assignee');
  if (action === 'reply' && scope.actor.id === formerId) throw fieldRefusal(scope, 'SAME_HANDLER', 'words');
}
