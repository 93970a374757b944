import { serviceRequests } from '#features/site/server/tables.ts';
import type { OwnPart } from '#server/base/own-part.ts';
import { dueOf, type Retention } from '#server/base/retention.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';

/** A request without a person. */
const noRequest = { name: '—', phone: '', standing: '', wish: '', answer: '' };

/** Requests for one-to-one service. */
export const requestPart: OwnPart = {
  key: 'requests',
  name: { CN: '一对一服务', EN: 'One-to-one services' },
  tables: [serviceRequests],
  read: ({ db, tenantId, actor }) =>
    db
      .select()
      .from(serviceRequests)
      .where(and(eq(serviceRequests.tenantId, tenantId), eq(serviceRequests.ownerId, actor.id))),
  erase: async ({ db, accountId, now }) => {
    const mine = eq(serviceRequests.ownerId, accountId);
    await db
      .update(serviceRequests)
      .set({ state: 'CLOSED' })
      .where(and(mine, inArray(serviceRequests.state, ['NEW', 'ACCEPTED'])));
    await db
      .update(serviceRequests)
      .set({ ...noRequest, updatedAt: now })
      .where(mine);
  },
};

/** Requests past their time lose the person. */
export const requestRetention: Retention = {
  ...dueOf(
    'service_requests',
    (before) => sql`t.name <> '—' and t.state in ('DONE', 'CLOSED') and t.updated_at < ${before}`,
  ),
  end: ({ db }, ids) => db.update(serviceRequests).set(noRequest).where(inArray(serviceRequests.id, ids)),
};
