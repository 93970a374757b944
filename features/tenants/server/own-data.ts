import { Refusal } from '#core/errors.ts';
import type { OwnPart } from '#server/base/own-part.ts';
import type { Queryable } from '#server/database/database.ts';
import { and, eq } from '#server/database/sql.ts';
import { invitations, members } from '#server/database/tables/tenants.ts';
import { withdrawInvitation } from './invitations/invite.ts';

/** What people do in the back office. */
export const dutyPart: OwnPart = {
  key: 'duties',
  name: { CN: '工作人员身份', EN: 'Duties in the back office' },
  // Who works in the back office cannot leave before the duties are taken away.
  tables: [members],
  refuse: refuseMember,
  erase: async ({ db, email }) => {
    const asked = email === null ? [] : await db.select().from(invitations).where(eq(invitations.email, email));
    for (const { tenantId, memberId } of asked) await withdrawInvitation({ db, tenantId }, memberId);
  },
};

/** IN_USE for somebody who works in the back office. */
async function refuseMember(db: Queryable, accountId: string): Promise<void> {
  if ((await db.$count(members, and(eq(members.accountId, accountId), eq(members.status, 'ACTIVE')))) > 0)
    throw new Refusal('IN_USE', { cause: 'works in the back office' });
}
