import type { OwnPart } from '#server/base/own-part.ts';
import { and, eq } from '#server/database/sql.ts';
import { claimApprovals, claims, counterBookings, entries, entryChanges, entrySnapshots } from './tables.ts';

/** Entries of the competition. What won a prize is kept without names, as money was paid on it. */
export const entryPart: OwnPart = {
  key: 'competition',
  name: { CN: '创新大赛', EN: 'Competition' },
  tables: [entries, entrySnapshots, claims, entryChanges, counterBookings],
  read: ({ db, tenantId, actor }) =>
    db
      .select({
        no: entries.no,
        state: entries.state,
        project: entries.project,
        sections: entries.sections,
        prize: entries.prize,
        submittedAt: entries.submittedAt,
      })
      .from(entries)
      .where(and(eq(entries.tenantId, tenantId), eq(entries.ownerId, actor.id))),
  erase: async ({ db, accountId, now }) => {
    await db.delete(entrySnapshots).where(eq(entrySnapshots.ownerId, accountId));
    await db.delete(entryChanges).where(eq(entryChanges.ownerId, accountId));
    await db.delete(counterBookings).where(eq(counterBookings.ownerId, accountId));
    await db.update(claims).set({ data: {}, updatedAt: now }).where(eq(claims.ownerId, accountId));
    await db
      .update(entries)
      .set({ sections: {}, applicant: '—', isShared: false, updatedAt: now })
      .where(eq(entries.ownerId, accountId));
  },
};

/** Who took a step or approved a claim: part of the record of what was decided. */
export const organiserPart: OwnPart = {
  key: 'competition-steps',
  name: { CN: '大赛办理记录', EN: 'Steps in the competition' },
  tables: [claimApprovals],
  kept: { CN: '审批记录须留存备查', EN: 'The record of approvals has to be kept' },
};
