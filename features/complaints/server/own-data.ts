import { waitingStates } from '#features/complaints/shared/complaint.ts';
import type { OwnPart } from '#server/base/own-part.ts';
import { dueOf, type Retention } from '#server/base/retention.ts';
import { and, eq, exists, inArray, isNotNull, sql } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import { type FileReader, isOfficer } from '#server/policies/file.ts';
import { complaintFiles, complaintPosts, complaints } from './tables.ts';

/** A complaint without a person: what it was about and how it did stays for the rates. */
const nobody = { accountId: null, name: '—', phone: '', email: null, title: '—', content: '—' };

/** What people complained of. */
export const complaintPart: OwnPart = {
  key: 'complaints',
  name: { CN: '投诉与建议', EN: 'Complaints' },
  tables: [complaints],
  read: ({ db, tenantId, actor }) =>
    db
      .select({
        no: complaints.no,
        kind: complaints.kind,
        target: complaints.target,
        about: complaints.about,
        title: complaints.title,
        content: complaints.content,
        name: complaints.name,
        phone: complaints.phone,
        state: complaints.state,
        score: complaints.score,
        createdAt: complaints.createdAt,
      })
      .from(complaints)
      .where(and(eq(complaints.tenantId, tenantId), eq(complaints.accountId, actor.id))),
  erase: async ({ db, accountId, now }) => {
    const mine = db.select({ id: complaints.id }).from(complaints).where(eq(complaints.accountId, accountId));
    await db.delete(complaintFiles).where(inArray(complaintFiles.complaintId, mine));
    await db.delete(complaintPosts).where(inArray(complaintPosts.complaintId, mine));
    // Those of others that waited for an answer to one of these are dealt with by themselves.
    await db
      .update(complaints)
      .set({
        state: sql`case when ${complaints.mergedFrom} = 'NEW' and ${complaints.acceptedAt} is not null then 'ACCEPTED' else ${complaints.mergedFrom} end`,
        mergedInto: null,
        mergedFrom: null,
        updatedAt: now,
      })
      .where(and(inArray(complaints.mergedInto, mine), eq(complaints.state, 'MERGED')));
    await db
      .update(complaints)
      .set({ state: 'CLOSED', closedAt: now })
      .where(and(eq(complaints.accountId, accountId), inArray(complaints.state, [...waitingStates, 'REPLIED'])));
    await db
      .update(complaints)
      .set({ ...nobody, updatedAt: now })
      .where(eq(complaints.accountId, accountId));
  },
};

/** Complaints past their time lose the person and what was written. */
export const complaintRetention: Retention = {
  ...dueOf('complaints', (before) => sql`t.name <> '—' and t.closed_at < ${before}`),
  end: async ({ db, now }, ids) => {
    await db.delete(complaintFiles).where(inArray(complaintFiles.complaintId, ids));
    await db.delete(complaintPosts).where(inArray(complaintPosts.complaintId, ids));
    await db
      .update(complaints)
      .set({ ...nobody, updatedAt: now })
      .where(and(inArray(complaints.id, ids), isNotNull(complaints.closedAt)));
  },
};

/** Who handles complaints reads what came with them, and whoever complained what came with an answer. */
export const complaintFileReader: FileReader = (scope) => {
  const { db, tenantId, actor, side } = scope;
  const held = and(eq(complaintFiles.tenantId, tenantId), eq(complaintFiles.fileId, files.id));
  if (isOfficer(scope, 'Mgr.Complaint')) return exists(db.select({ one: sql`1` }).from(complaintFiles).where(held));
  if (side !== 'portal') return undefined;
  return exists(
    db
      .select({ one: sql`1` })
      .from(complaintFiles)
      .innerJoin(complaints, eq(complaints.id, complaintFiles.complaintId))
      .where(and(held, isNotNull(complaintFiles.postId), eq(complaints.accountId, actor.id))),
  );
};
