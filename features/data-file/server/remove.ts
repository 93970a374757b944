import { Refusal } from '#core/errors.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { endUses } from './end-uses.ts';
import { dataItems, dataRecords } from './tables.ts';

/** Takes one part out of the caller's data file and ends its uses. NOT_FOUND for one of somebody else. */
export async function removeRecord(scope: ActorScope, { id }: { id: string }): Promise<Record<string, never>> {
  const own = and(
    eq(dataRecords.tenantId, scope.tenantId),
    eq(dataRecords.ownerId, scope.actor.id),
    eq(dataRecords.id, id),
  );
  const [record] = await scope.db.select().from(dataRecords).where(own).for('update');
  if (!record) throw new Refusal('NOT_FOUND');
  await endUses(scope, { recordId: id });
  await scope.db.delete(dataItems).where(and(eq(dataItems.tenantId, scope.tenantId), eq(dataItems.recordId, id)));
  await scope.db.delete(dataRecords).where(own);
  await logBusiness(scope, {
    module: 'DATAFILE',
    action: 'remove',
    objectType: 'application',
    objectId: record.applicationId,
    title: record.section,
    text: { CN: '从档案移出一部分', EN: 'Took a part out of the data file' },
  });
  return {};
}
