import type { OwnPart } from '#server/base/own-part.ts';
import { eq } from '#server/database/sql.ts';
import { readOwnUses } from './queries.ts';
import { accessUses } from './tables.ts';

/** What the product knows of somebody by the codes they used. */
export const accessUsePart: OwnPart = {
  key: 'accessCodes',
  name: { CN: '用过的凭码', EN: 'Access codes used' },
  tables: [accessUses],
  read: async (scope) => (await readOwnUses(scope)).rows,
  // That a use was counted stays in the figures of its code.
  erase: async ({ db, accountId }) => {
    await db.delete(accessUses).where(eq(accessUses.accountId, accountId));
  },
};
