import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import { type ComplaintState, mergeableStates, openStates } from '#features/complaints/shared/complaint.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import type { ComplaintRecord } from './find-complaint.ts';
import { addPost, holdComplaint, holdMerged } from './keep-complaint.ts';
import { complaints } from './tables.ts';

/**
 * What a complaint becomes that is about the same as the one of the number `into`: it waits for that answer. MERGE_CLOSED
 * where that one is not open or is merged itself, and where others wait for this one; NOT_ALLOWED once it was opened again.
 */
export async function mergeInto(
  scope: ActorScope,
  row: ComplaintRecord,
  { into }: Values,
): Promise<Partial<ComplaintRecord>> {
  if (!mergeableStates.includes(row.state as ComplaintState) || row.reopenedAt !== null)
    throw new Refusal('NOT_ALLOWED');
  const [named] = await scope.db
    .select({ id: complaints.id })
    .from(complaints)
    .where(and(eq(complaints.tenantId, scope.tenantId), eq(complaints.no, String(into).trim().toUpperCase())));
  if (!named || named.id === row.id) throw fieldRefusal(scope, 'INVALID', 'into', { count: 1 });
  const target = await holdComplaint(scope, named.id);
  const isOpen = openStates.includes(target.state as ComplaintState);
  if (!isOpen || (await holdMerged(scope, row)).length > 0) throw fieldRefusal(scope, 'MERGE_CLOSED', 'into');
  await addPost(scope, target, { kind: 'JOINED', staffId: scope.actor.id, isInternal: true, text: row.no });
  return {
    state: 'MERGED',
    mergedInto: target.id,
    mergedFrom: row.state,
    acceptedAt: row.acceptedAt ?? (target.acceptedAt === null ? null : scope.now),
  };
}

/** What a merged complaint becomes when it is dealt with by itself again: as it was, taken up if that has happened since. */
export async function partAgain(scope: ActorScope, row: ComplaintRecord): Promise<Partial<ComplaintRecord>> {
  const target = await holdComplaint(scope, row.mergedInto ?? '');
  await addPost(scope, target, { kind: 'PARTED', staffId: scope.actor.id, isInternal: true, text: row.no });
  const isTakenUp = row.mergedFrom === 'NEW' && row.acceptedAt !== null;
  return {
    state: isTakenUp ? 'ACCEPTED' : (row.mergedFrom ?? 'NEW'),
    mergedInto: null,
    mergedFrom: null,
    assigneeId: row.assigneeId ?? (isTakenUp ? target.assigneeId : null),
  };
}
