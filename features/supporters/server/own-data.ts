import type { OwnPart } from '#server/base/own-part.ts';
import { and, eq } from '#server/database/sql.ts';
import { supporters } from './tables.ts';

/** What a supporter handed in. */
export const supporterPart: OwnPart = {
  key: 'supporter',
  name: { CN: '创新赋能者资料', EN: 'Supporter' },
  tables: [supporters],
  read: ({ db, tenantId, actor }) =>
    db
      .select({ kind: supporters.kind, name: supporters.name, code: supporters.code, data: supporters.data })
      .from(supporters)
      .where(and(eq(supporters.tenantId, tenantId), eq(supporters.accountId, actor.id))),
  erase: async ({ db, accountId, now }) => {
    const nobody = { name: '—', nameEN: '', org: '', phone: '', email: '', data: {}, state: 'SUSPENDED' };
    await db
      .update(supporters)
      .set({ ...nobody, updatedAt: now })
      .where(eq(supporters.accountId, accountId));
  },
};
