import type { OutputOf } from '#core/contracts/contract.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import { displayField } from '#core/forms/kinds.ts';
import { stateSets } from '#core/workflow/states.ts';
import { programmeHeads } from '#features/casework/programmes/heads.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { applications, marks } from '#features/casework/server/tables.ts';
import type { dataRecordsCall } from '#features/data-file/calls.ts';
import { recordKinds } from '#features/data-file/shared/kinds.ts';
import { maskValue } from '#server/base/sensitive/mask.ts';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { lastConsents } from './consents.ts';
import { isOnlyDraft } from './end-uses.ts';
import { readLooks } from './looks.ts';
import { caseOf, type DataRecord, filesWithin, recordsOf } from './records.ts';
import { dataRecords, dataUses } from './tables.ts';

type Whole = OutputOf<typeof dataRecordsCall>;
type Use = Awaited<ReturnType<typeof usesOf>>[number];

/** The caller's own data file. */
export async function readDataFile(scope: ActorScope): Promise<Whole> {
  const records = await recordsOf(scope, scope.actor.id);
  const uses = await usesOf(scope);
  return {
    records: records.map((record) => presentRecord(record, uses)),
    unfiled: await readUnfiled(scope),
    consents: await readConsents(scope, records, uses),
    looks: await readLooks(scope),
  };
}

function presentRecord(record: DataRecord, uses: readonly Use[]): Whole['records'][number] {
  const { id, section, values, filedAt, items } = record;
  return {
    id,
    source: caseOf(record),
    section: section.key,
    title: section.title,
    filedAt: filedAt.toISOString(),
    items: items.flatMap((item) => {
      const field = section.fields.find(({ key }) => key === item.field);
      if (!field) return [];
      const shown = maskValue(field, values[item.field]);
      return {
        field: item.field,
        label: field.label,
        shown: {
          CN: displayField(field, shown, 'CN', dictionaries),
          EN: displayField(field, shown, 'EN', dictionaries),
        },
        files: filesWithin(values[item.field]).map(({ id: file, name, size, type }) => ({
          id: file,
          name,
          size,
          type,
        })),
        verifiedOn: item.verifiedOn.toISOString(),
        expiresOn: item.expiresOn,
        uses: uses
          .filter((use) => use.recordId === id && use.field === item.field)
          .map((use) => ({
            ...nameOf(use),
            state: use.state,
            at: use.at.toISOString(),
            isOver: use.overAt !== null,
          })),
      };
    }),
  };
}

function nameOf({ applicationId, programme, year, no }: Pick<Use, 'applicationId' | 'programme' | 'year' | 'no'>) {
  return caseOf({ applicationId, programme: definitionOf(programme), year, no });
}

/** Uses that still count: those of drafts end with their link. */
async function usesOf(scope: ActorScope) {
  const rows = await scope.db
    .select({
      recordId: dataUses.recordId,
      field: dataUses.field,
      applicationId: dataUses.applicationId,
      at: dataUses.at,
      overAt: dataUses.overAt,
      programme: applications.programme,
      year: applications.year,
      no: applications.no,
      state: applications.state,
      submittedAt: applications.submittedAt,
    })
    .from(dataUses)
    .innerJoin(applications, eq(applications.id, dataUses.applicationId))
    .where(
      and(eq(dataUses.tenantId, scope.tenantId), eq(dataUses.ownerId, scope.actor.id), isNull(applications.deletedAt)),
    )
    .orderBy(desc(dataUses.at));
  return rows.filter((row) => row.overAt === null || !isOnlyDraft(row));
}

/** Granted applications in which the desk verified something that is not filed yet. */
async function readUnfiled(scope: ActorScope): Promise<Whole['unfiled']> {
  const rows = await scope.db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.tenantId, scope.tenantId),
        eq(applications.ownerId, scope.actor.id),
        isNull(applications.deletedAt),
        isNotNull(applications.submittedAt),
        inArray(applications.programme, [...recordKinds]),
        inArray(applications.state, ['APPROVED', 'EFFECTIVE', 'ENDED']),
        sql`exists (select from ${marks} m where m.tenant_id = ${applications.tenantId} and m.application_id = ${applications.id})`,
        sql`not exists (select from ${dataRecords} r where r.application_id = ${applications.id})`,
      ),
    )
    .orderBy(desc(applications.decidedAt))
    .limit(10);
  return rows.map((row) => ({
    ...caseOf({ applicationId: row.id, programme: definitionOf(row.programme), year: row.year, no: row.no }),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }));
}

async function readConsents(
  scope: ActorScope,
  records: readonly DataRecord[],
  uses: readonly Use[],
): Promise<Whole['consents']> {
  const last = await lastConsents(scope);
  return programmeHeads.map(({ code, short }) => {
    const consent = last.get(code);
    const isLive = consent !== undefined && consent.revokedAt === null && consent.until > scope.now;
    const inUse = uses.filter(({ programme, overAt }) => programme === code && overAt === null);
    const cases = new Map(inUse.map((use) => [use.applicationId, use]));
    const handedIn = [...cases.values()].filter((use) => !isOnlyDraft(use));
    const files = inUse
      .filter(isOnlyDraft)
      .flatMap((use) => filesWithin(records.find(({ id }) => id === use.recordId)?.values[use.field]));
    const running = handedIn.filter(({ state }) => stateSets.open.some((key) => key === state)).length;
    return {
      programme: code,
      name: short,
      state: isLive ? 'given' : consent ? 'over' : 'none',
      from: consent?.givenAt.toISOString() ?? null,
      until: (consent?.revokedAt ?? consent?.until)?.toISOString() ?? null,
      running,
      decided: handedIn.length - running,
      draftFiles: new Set(files.map(({ id }) => id)).size,
    };
  });
}
