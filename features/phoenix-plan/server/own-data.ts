import type { OwnPart } from '#server/base/own-part.ts';
import { and, eq } from '#server/database/sql.ts';
import { renewals } from './tables.ts';

/** Renewed documents; those of an application go with what was never submitted or is past its time. */
export const renewalPart: OwnPart = {
  key: 'renewals',
  name: { CN: '证件更新', EN: 'Renewed documents' },
  tables: [renewals],
  read: ({ db, tenantId, actor }) =>
    db
      .select()
      .from(renewals)
      .where(and(eq(renewals.tenantId, tenantId), eq(renewals.ownerId, actor.id))),
  erase: async ({ db, accountId }) => {
    await db.delete(renewals).where(eq(renewals.ownerId, accountId));
  },
};
