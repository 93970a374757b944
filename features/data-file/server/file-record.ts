import { Refusal } from '#core/errors.ts';
import { lockOwn } from '#features/casework/server/applications/find-own.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { lastSnapshot } from '#features/casework/server/applications/sections/snapshots.ts';
import { marks } from '#features/casework/server/tables.ts';
import { versionOf } from '#features/casework/shared/programme-year.ts';
import { endOf } from '#features/data-file/shared/ends.ts';
import { verifiedPart } from '#features/data-file/shared/verified-part.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { sealSection } from '#server/base/sensitive/seal.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { cellOf } from './records.ts';
import { dataItems, dataRecords } from './tables.ts';

/**
 * Files what the desk verified in a finished application of the caller and says how many fields the file has of it.
 * NOT_FOUND for an application of somebody else or of another kind, NOT_ALLOWED for one that was not granted.
 */
export async function fileRecord(scope: ActorScope, kind: string, { id }: { id: string }): Promise<{ filed: number }> {
  const application = await lockOwn(scope, { id, programme: kind });
  if (!['APPROVED', 'EFFECTIVE', 'ENDED'].includes(application.state))
    throw new Refusal('NOT_ALLOWED', { cause: `filing in ${application.state}` });
  const ofThis = and(eq(dataRecords.tenantId, scope.tenantId), eq(dataRecords.applicationId, id));
  if ((await scope.db.$count(dataRecords, ofThis)) > 0) return { filed: await countItems(scope, id) };

  // By the definition alone: a paper that one year asked for answers no other form.
  const programme = versionOf(definitionOf(kind), application.formVersion);
  const data = (await lastSnapshot(scope, programme, id))?.data ?? {};
  const marked = await scope.db
    .select({ path: marks.path, at: marks.at })
    .from(marks)
    .where(and(eq(marks.tenantId, scope.tenantId), eq(marks.applicationId, id)));
  const byPath = new Map(marked.map(({ path, at }) => [path, at]));
  const own = { tenantId: scope.tenantId, ownerId: scope.actor.id };
  const parts = programme.sections.flatMap((section) => {
    const { values, fields } = verifiedPart(section, data[section.key] ?? {}, byPath);
    return fields.size > 0 ? [{ section, values, fields, recordId: newId() }] : [];
  });
  if (parts.length === 0) return { filed: 0 };
  await scope.db.insert(dataRecords).values(
    parts.map(({ section, values, recordId }) => ({
      ...own,
      id: recordId,
      kind,
      applicationId: id,
      formVersion: application.formVersion,
      section: section.key,
      values: sealSection(scope, cellOf(recordId), section, values),
      filedAt: scope.now,
    })),
  );
  const items = parts.flatMap(({ section, fields, recordId }) =>
    [...fields].map(([field, verifiedOn]) => ({
      ...own,
      recordId,
      field,
      verifiedOn,
      expiresOn: endOf(`${section.key}.${field}`, data, verifiedOn),
    })),
  );
  await scope.db.insert(dataItems).values(items);
  await logBusiness(scope, {
    module: 'DATAFILE',
    action: 'file',
    objectType: 'application',
    objectId: id,
    title: application.no ?? '',
    text: { CN: `存入档案：${items.length} 项`, EN: `Filed in the data file: ${items.length}` },
  });
  return { filed: items.length };
}

async function countItems(scope: ActorScope, applicationId: string): Promise<number> {
  const rows = await scope.db
    .select({ field: dataItems.field })
    .from(dataItems)
    .innerJoin(dataRecords, eq(dataRecords.id, dataItems.recordId))
    .where(and(eq(dataRecords.tenantId, scope.tenantId), eq(dataRecords.applicationId, applicationId)));
  return rows.length;
}
