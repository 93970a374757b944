import type { OwnPart } from '#server/base/own-part.ts';
import { and, asc, eq } from '#server/database/sql.ts';
import { recordsOf } from './records.ts';
import { dataConsents, dataItems, dataLooks, dataRecords, dataUses } from './tables.ts';

/** The data file goes with the account; applications keep what was decided on. */
export const dataFilePart: OwnPart = {
  key: 'dataFile',
  name: { CN: '我的档案', EN: 'Data file' },
  tables: [dataRecords, dataItems, dataUses, dataConsents, dataLooks],
  async read(scope) {
    const { db, tenantId, actor } = scope;
    const records = await recordsOf(scope, actor.id);
    return {
      records: records.map(({ kind, no, section, values, items, filedAt }) => ({
        kind,
        no,
        section: section.key,
        values,
        filedAt,
        verified: items.map(({ field, verifiedOn, expiresOn }) => ({ field, verifiedOn, expiresOn })),
      })),
      consents: await db
        .select()
        .from(dataConsents)
        .where(and(eq(dataConsents.tenantId, tenantId), eq(dataConsents.ownerId, actor.id)))
        .orderBy(asc(dataConsents.givenAt)),
      uses: await db
        .select()
        .from(dataUses)
        .where(and(eq(dataUses.tenantId, tenantId), eq(dataUses.ownerId, actor.id))),
      looks: await db
        .select({ at: dataLooks.at, application: dataLooks.applicationId, what: dataLooks.whatCN })
        .from(dataLooks)
        .where(and(eq(dataLooks.tenantId, tenantId), eq(dataLooks.ownerId, actor.id))),
    };
  },
  erase: async ({ db, accountId }) => {
    for (const table of [dataUses, dataItems, dataRecords, dataConsents, dataLooks])
      await db.delete(table).where(eq(table.ownerId, accountId));
  },
};
