import type { OwnPart } from '#server/base/own-part.ts';
import { and, eq } from '#server/database/sql.ts';
import { readGrants } from './own-payments.ts';
import { reclaims } from './reclaim-tables.ts';
import { grantReports } from './report-tables.ts';
import { payees, payments } from './tables.ts';

/** What was paid to people: kept as public money is accounted for; accounts that nothing was sent to go. */
export const paymentPart: OwnPart = {
  key: 'payments',
  name: { CN: '资助与拨付', EN: 'Payments' },
  tables: [payments, payees, reclaims, grantReports],
  read: async (scope) => (await readGrants(scope, {})).rows,
  erase: async ({ db, accountId }) => {
    await db.delete(payees).where(and(eq(payees.ownerId, accountId)));
  },
  kept: {
    CN: '财政资金的拨付记录按会计档案规定保存',
    EN: 'What was paid of public money is kept for the time the rules of accounting set',
  },
};
