import type { OutputOf } from '#core/contracts/contract.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { getCase } from '#features/casework/server/review/find-case.ts';
import { applications } from '#features/casework/server/tables.ts';
import type { caseRecordsCall, dataRecordsCall } from '#features/data-file/calls.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { and, desc, eq, gt, isNull } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { findConsent } from './consents.ts';
import { caseOf, recordsOf } from './records.ts';
import { dataLooks, dataUses } from './tables.ts';

const lookedBackMs = 30 * 24 * 3_600_000;

/** Who looked at what the caller's applications took from the data file, in the last thirty days. */
export async function readLooks(scope: ActorScope): Promise<OutputOf<typeof dataRecordsCall>['looks']> {
  const rows = await scope.db
    .select({ look: dataLooks, programme: applications.programme, year: applications.year, no: applications.no })
    .from(dataLooks)
    .innerJoin(applications, eq(applications.id, dataLooks.applicationId))
    .where(
      and(
        eq(dataLooks.tenantId, scope.tenantId),
        eq(dataLooks.ownerId, scope.actor.id),
        gt(dataLooks.at, new Date(scope.now.getTime() - lookedBackMs)),
      ),
    )
    .orderBy(desc(dataLooks.at))
    .limit(50);
  return rows.map(({ look, programme, year, no }) => ({
    at: look.at.toISOString(),
    // Applicants are not told names of officers.
    who: { CN: '受理窗口', EN: 'Service desk' },
    source: caseOf({ applicationId: look.applicationId, programme: definitionOf(programme), year, no }),
    what: { CN: look.whatCN, EN: look.whatEN },
  }));
}

/**
 * What a case took from the data file of its applicant. Without a consent that holds, nothing is shown; what is shown is
 * noted for the applicant and in the business log. NOT_FOUND for a case out of sight.
 */
export async function lookAtRecords(
  scope: ActorScope,
  { id }: { id: string },
): Promise<OutputOf<typeof caseRecordsCall>> {
  const { ownerId, programme, no } = await getCase(scope, id, 'Mgr.Apply.audit');
  if (!(await findConsent(scope, ownerId, programme))) return { isAllowed: false, items: [] };
  const uses = await scope.db
    .select()
    .from(dataUses)
    .where(and(eq(dataUses.tenantId, scope.tenantId), eq(dataUses.applicationId, id), isNull(dataUses.overAt)));
  const records = await recordsOf(scope, ownerId, { except: id });
  const items = records.flatMap((record) =>
    record.items.flatMap((item) => {
      const isUsed = uses.some(({ recordId, field }) => recordId === record.id && field === item.field);
      const field = record.section.fields.find(({ key }) => key === item.field);
      if (!isUsed || !field) return [];
      return {
        path: `${record.section.key}.${item.field}`,
        label: field.label,
        source: caseOf(record),
        verifiedOn: item.verifiedOn.toISOString(),
        expiresOn: item.expiresOn,
      };
    }),
  );
  if (items.length === 0) return { isAllowed: true, items };
  const what = {
    CN: items.map(({ label }) => label.CN).join('、'),
    EN: items.map(({ label }) => label.EN).join(', '),
  };
  await scope.db.insert(dataLooks).values({
    id: newId(),
    tenantId: scope.tenantId,
    ownerId,
    applicationId: id,
    byId: scope.actor.id,
    whatCN: what.CN,
    whatEN: what.EN,
    at: scope.now,
  });
  await logBusiness(scope, {
    module: 'DATAFILE',
    action: 'look',
    objectType: 'application',
    objectId: id,
    title: no ?? '',
    text: { CN: `查看档案核验记录：${what.CN}`, EN: `Looked at the data file: ${what.EN}` },
  });
  return { isAllowed: true, items };
}
