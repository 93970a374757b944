import { caseJudges } from '#features/casework/server/tables.ts';
import type { OwnPart } from '#server/base/own-part.ts';
import { and, asc, eq } from '#server/database/sql.ts';

/** What somebody scored as an expert; whose cases they are is not theirs to take along. */
export const expertPart: OwnPart = {
  key: 'expert-scores',
  name: { CN: '专家评分', EN: 'Scores as an expert' },
  tables: [caseJudges],
  read: async ({ db, tenantId, actor }) => {
    const { state, sheet, total, opinion, submittedAt, reason } = caseJudges;
    return await db
      .select({ state, sheet, total, opinion, submittedAt, reason })
      .from(caseJudges)
      .where(and(eq(caseJudges.tenantId, tenantId), eq(caseJudges.accountId, actor.id)))
      .orderBy(asc(caseJudges.at));
  },
  erase: async ({ db, accountId }) => {
    await db.delete(caseJudges).where(and(eq(caseJudges.accountId, accountId), eq(caseJudges.state, 'ASKED')));
  },
  kept: { CN: '评分是行政决定的依据，须留存', EN: 'Scores are the ground of decisions and have to be kept' },
};
