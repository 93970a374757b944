import { Refusal } from '#core/errors.ts';
import type { PostKind } from '#features/complaints/shared/complaint.ts';
import { newId } from '#server/base/ids.ts';
import { and, asc, eq, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import type { ComplaintRecord } from './find-complaint.ts';
import { complaintFiles, complaintPosts, complaints } from './tables.ts';

/** The only writer of a complaint after it was filed; answers it as it stands now. */
export async function moveComplaint(
  scope: Scope,
  { id, tenantId }: Pick<ComplaintRecord, 'id' | 'tenantId'>,
  set: Partial<ComplaintRecord>,
): Promise<ComplaintRecord> {
  const [row] = await scope.db
    .update(complaints)
    .set({ ...set, updatedAt: scope.now, rev: sql`${complaints.rev} + 1` })
    .where(and(eq(complaints.tenantId, tenantId), eq(complaints.id, id)))
    .returning();
  return row!;
}

interface Post {
  readonly kind: PostKind;
  readonly text: string;
  readonly staffId?: string;
  readonly isInternal?: boolean;
  /** Ids of stored files that come with it. */
  readonly fileIds?: readonly string[];
}

/** Adds to a thread; without `staffId` it is from whoever complained. */
export async function addPost(
  scope: Scope,
  { id: complaintId, tenantId }: Pick<ComplaintRecord, 'id' | 'tenantId'>,
  { fileIds = [], ...post }: Post,
): Promise<void> {
  const id = newId();
  await scope.db.insert(complaintPosts).values({ id, tenantId, complaintId, at: scope.now, ...post });
  if (fileIds.length > 0)
    await scope.db
      .insert(complaintFiles)
      .values(fileIds.map((fileId) => ({ tenantId, complaintId, fileId, postId: id })))
      .onConflictDoNothing();
}

/** A complaint whose row is held until the transaction ends; NOT_FOUND. */
export async function holdComplaint(scope: Scope, id: string): Promise<ComplaintRecord> {
  const [row] = await scope.db
    .select()
    .from(complaints)
    .where(and(eq(complaints.tenantId, scope.tenantId), eq(complaints.id, id)))
    .for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** Those that wait for the answer to another one, held until the transaction ends, the oldest first. */
export async function holdMerged(scope: Scope, { id }: Pick<ComplaintRecord, 'id'>): Promise<ComplaintRecord[]> {
  return await scope.db
    .select()
    .from(complaints)
    .where(and(eq(complaints.tenantId, scope.tenantId), eq(complaints.mergedInto, id), eq(complaints.state, 'MERGED')))
    .orderBy(asc(complaints.id))
    .for('update');
}
