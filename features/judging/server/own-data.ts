import type { OwnPart } from '#server/base/own-part.ts';
import { and, eq } from '#server/database/sql.ts';
import { assignments, judges, ties } from './tables.ts';

/** What somebody judged: scores and ties are part of the record of the competition and stay without the person. */
export const judgePart: OwnPart = {
  key: 'judging',
  name: { CN: '大赛评审', EN: 'Judging in the competition' },
  tables: [judges, assignments, ties],
  read: async ({ db, tenantId, actor }) => ({
    pool: await db
      .select({ tracks: judges.tracks, employer: judges.employer, school: judges.school, investors: judges.investors })
      .from(judges)
      .where(and(eq(judges.tenantId, tenantId), eq(judges.accountId, actor.id))),
    scores: await db
      .select({
        state: assignments.state,
        sheet: assignments.sheet,
        total: assignments.total,
        opinion: assignments.opinion,
        marks: assignments.marks,
        submittedAt: assignments.submittedAt,
      })
      .from(assignments)
      .where(
        and(
          eq(assignments.tenantId, tenantId),
          eq(assignments.accountId, actor.id),
          eq(assignments.state, 'SUBMITTED'),
        ),
      ),
  }),
  erase: async ({ db, accountId, now }) => {
    await db
      .update(judges)
      .set({ employer: '', creditCode: '', investors: '', school: '', isActive: false, updatedAt: now })
      .where(eq(judges.accountId, accountId));
    await db.update(ties).set({ note: '' }).where(eq(ties.accountId, accountId));
  },
  kept: { CN: '评分与回避记录须留存备查', EN: 'The record of scores and conflicts has to be kept' },
};
