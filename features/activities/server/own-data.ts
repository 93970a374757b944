import type { OwnPart } from '#server/base/own-part.ts';
import { dueOf, type Retention } from '#server/base/retention.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import { calendarFeeds, signups } from './tables.ts';

/** A sign-up without a person: the seat stays, the organiser counts on it. */
const nobody = { accountId: null, name: '—', phone: '', company: '', answers: [], feedback: '', note: null };

/** What people signed up to. */
export const signupPart: OwnPart = {
  key: 'activities',
  name: { CN: '活动报名', EN: 'Sign-ups to activities' },
  tables: [signups, calendarFeeds],
  read: ({ db, actor, tenantId }) =>
    db
      .select({
        activityId: signups.activityId,
        name: signups.name,
        phone: signups.phone,
        company: signups.company,
        answers: signups.answers,
        state: signups.state,
        signedAt: signups.signedAt,
        checkedAt: signups.checkedAt,
        score: signups.score,
        feedback: signups.feedback,
      })
      .from(signups)
      .where(and(eq(signups.tenantId, tenantId), eq(signups.accountId, actor.id))),
  // The seat itself stays taken: the organiser counts on somebody who signed up.
  erase: async ({ db, accountId, now }) => {
    await db
      .update(signups)
      .set({ ...nobody, updatedAt: now })
      .where(eq(signups.accountId, accountId));
    await db.delete(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));
  },
};

/** Sign-ups past their time lose the person. */
export const signupRetention: Retention = {
  ...dueOf(
    'signups',
    (before) => sql`t.name <> '—' and exists (select from activities a
      where a.tenant_id = t.tenant_id and a.id = t.activity_id and a.end_at < ${before})`,
  ),
  end: ({ db, now: updatedAt }, ids) =>
    db
      .update(signups)
      .set({ ...nobody, updatedAt })
      .where(inArray(signups.id, ids)),
};
