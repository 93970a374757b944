import type { OwnPart } from '#server/base/own-part.ts';
import { and, eq } from '#server/database/sql.ts';
import { follows, smartpolicyAnswers } from './tables.ts';

/** What people told the smart policy, and what they follow. */
export const matchingPart: OwnPart = {
  key: 'matching',
  name: { CN: '智能政策、关注与适合的岗位', EN: 'Smart policy, follows and fitting posts' },
  tables: [smartpolicyAnswers, follows],
  read: async ({ db, actor, tenantId }) => ({
    answers: await db
      .select({ answers: smartpolicyAnswers.answers, consentAt: smartpolicyAnswers.consentAt })
      .from(smartpolicyAnswers)
      .where(and(eq(smartpolicyAnswers.tenantId, tenantId), eq(smartpolicyAnswers.accountId, actor.id))),
    follows: await db
      .select({ kind: follows.kind, contentId: follows.contentId, since: follows.createdAt })
      .from(follows)
      .where(and(eq(follows.tenantId, tenantId), eq(follows.accountId, actor.id))),
  }),
  erase: async ({ db, accountId }) => {
    await db.delete(smartpolicyAnswers).where(eq(smartpolicyAnswers.accountId, accountId));
    await db.delete(follows).where(eq(follows.accountId, accountId));
  },
};
