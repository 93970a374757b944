import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import { endOfDay } from '#features/casework/server/applications/status/deadlines.ts';
import type { ComplaintMessage } from '#features/complaints/messages.ts';
import { complaint as resource } from '#features/complaints/resources/complaint.ts';
import { type ComplaintState, endStates, type PostKind, workedStates } from '#features/complaints/shared/complaint.ts';
import { wordsForm } from '#features/complaints/shared/desk.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { dropKept, spend } from '#server/kept-drafts/spend-kept.ts';
import { logAction } from '#server/resources/changes.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import type { ComplaintRecord } from './find-complaint.ts';
import { complaintPosts, complaints } from './tables.ts';
import { tellPerson, tellStaff } from './tell.ts';

interface Step {
  readonly from?: readonly ComplaintState[];
  /** What the row becomes. */
  readonly set: (scope: ActorScope, row: ComplaintRecord, values: Values) => Partial<ComplaintRecord>;
  readonly post: PostKind;
  readonly isInternal?: true;
  readonly tells?: ComplaintMessage;
}

/** What each action of the back office does. */
const steps: Readonly<Record<string, Step>> = {
  accept: {
    from: ['NEW'],
    set: ({ actor, now }) => ({ state: 'ACCEPTED', assigneeId: actor.id, acceptedAt: now }),
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
    set: ({ actor, now }, { assigneeId }) => ({
      state: 'REPLIED',
      repliedAt: now,
      assigneeId: assigneeId ?? actor.id,
    }),
    post: 'REPLY',
    tells: 'replied',
  },
  extend: {
    from: workedStates,
    set: (_, __, { until }) => ({ dueAt: endOfDay(String(until)) }),
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
    post: 'INVALID',
    tells: 'invalid',
  },
};

/** Carries out an action of the back office on one complaint whose row is held; NOT_ALLOWED from another state. */
export async function actOnComplaint(
  scope: ActorScope,
  { id, action, values }: { id: string; action: string; values: Values },
): Promise<void> {
  const step = steps[action];
  const [before] = await scope.db.select().from(complaints).where(isOne(scope, id));
  if (!before) throw new Refusal('NOT_FOUND');
  if (!step || (step.from && !step.from.includes(before.state as ComplaintState))) throw new Refusal('NOT_ALLOWED');
  refuseFormer(scope, before, { action, values });
  const words = String(values.words ?? values.reason ?? '');
  const after = await moveComplaint(scope, before, step.set(scope, before, values));
  await addPost(scope, after, {
    kind: step.post,
    staffId: scope.actor.id,
    isInternal: step.isInternal ?? false,
    text: words,
  });
  const changes = [
    ...(after.state === before.state ? [] : [{ field: 'state', before: before.state, after: after.state }]),
    ...(words ? [{ field: 'words', before: null, after: words }] : []),
  ];
  await logAction(scope, { resource, id, title: before.no, action, changes });
  if (action === 'reply' || action === 'note') await spend(scope, keptAt(id), action, () => ({}));
  if (endStates.includes(after.state as ComplaintState)) await dropKept(scope, keptAt(id));
  if (step.tells) await tellPerson(scope, after, step.tells, words);
  if (action === 'assign') await tellStaff(scope, after, 'assigned');
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

/** The only writer of a complaint after it was filed; answers it as it stands now. */
export async function moveComplaint(
  scope: Scope,
  { id, tenantId }: ComplaintRecord,
  set: Partial<ComplaintRecord>,
): Promise<ComplaintRecord> {
  const [row] = await scope.db
    .update(complaints)
    .set({ ...set, updatedAt: scope.now, rev: sql`${complaints.rev} + 1` })
    .where(and(eq(complaints.tenantId, tenantId), eq(complaints.id, id)))
    .returning();
  return row!;
}

/** Adds to a thread; without `staffId` it is from whoever complained. */
export async function addPost(
  scope: Scope,
  { id, tenantId }: Pick<ComplaintRecord, 'id' | 'tenantId'>,
  post: { kind: PostKind; staffId?: string; isInternal?: boolean; text: string },
): Promise<void> {
  await scope.db.insert(complaintPosts).values({ id: newId(), tenantId, complaintId: id, at: scope.now, ...post });
}

function isOne({ tenantId }: Scope, id: string) {
  return and(eq(complaints.tenantId, tenantId), eq(complaints.id, id));
}
