import { isFile } from '#core/forms/kinds/files.ts';
import type { Section } from '#core/forms/section.ts';
import type { FileValue, Values } from '#core/forms/values.ts';
import { isRecord } from '#core/forms/values.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { applications } from '#features/casework/server/tables.ts';
import { versionOf } from '#features/casework/shared/programme-year.ts';
import { type Cell, openSection } from '#server/base/sensitive/seal.ts';
import { and, asc, eq, inArray, isNull, ne, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { dataItems, dataRecords } from './tables.ts';

type ItemRow = typeof dataItems.$inferSelect;

/** One filed part, readable: the section as its form had it, verified values, and the fields that are verified. */
export interface DataRecord {
  readonly id: string;
  readonly kind: string;
  readonly applicationId: string;
  readonly no: string | null;
  readonly year: number;
  readonly programme: Programme;
  readonly section: Section;
  readonly values: Values;
  readonly filedAt: Date;
  readonly items: readonly ItemRow[];
}

/** States whose verification counts: a result that was taken back vouches for nothing. */
const granted = ['APPROVED', 'EFFECTIVE', 'ENDED'];

/** What is filed of somebody, the newest first: of one section, or other than of an application, where told. */
export async function recordsOf(
  scope: Scope,
  ownerId: string,
  { section, except }: { section?: string; except?: string } = {},
): Promise<DataRecord[]> {
  const rows = await scope.db
    .select({ record: dataRecords, no: applications.no, year: applications.year })
    .from(dataRecords)
    .innerJoin(applications, eq(applications.id, dataRecords.applicationId))
    .where(
      and(
        eq(dataRecords.tenantId, scope.tenantId),
        eq(dataRecords.ownerId, ownerId),
        inArray(applications.state, granted),
        isNull(applications.deletedAt),
        section === undefined ? undefined : eq(dataRecords.section, section),
        except === undefined ? undefined : ne(dataRecords.applicationId, except),
      ),
    )
    .orderBy(sql`${applications.decidedAt} desc nulls last`, asc(dataRecords.applicationId));
  if (rows.length === 0) return [];
  const ids = rows.map(({ record }) => record.id);
  const items = await scope.db
    .select()
    .from(dataItems)
    .where(and(eq(dataItems.tenantId, scope.tenantId), inArray(dataItems.recordId, ids)));
  const byRecord = Map.groupBy(items, ({ recordId }) => recordId);
  const records = rows.flatMap(({ record, no, year }) =>
    opened(scope, { record, no, year, items: byRecord.get(record.id) ?? [] }),
  );
  const byCase = Map.groupBy(records, ({ applicationId }) => applicationId);
  return [...byCase.values()].flatMap((ofCase) => ofCase.toSorted(bySection));
}

/** In the order of the form. */
function bySection({ programme: { sections }, section: one }: DataRecord, { section: other }: DataRecord): number {
  const positionOf = (key: string) => sections.findIndex((section) => section.key === key);
  return positionOf(one.key) - positionOf(other.key);
}

interface Found {
  readonly record: typeof dataRecords.$inferSelect;
  readonly no: string | null;
  readonly year: number;
  readonly items: readonly ItemRow[];
}

function opened(scope: Scope, { record, no, year, items }: Found): DataRecord[] {
  const { id, kind, applicationId, formVersion, filedAt } = record;
  const programme = versionOf(definitionOf(kind), formVersion);
  const section = programme.sections.find(({ key }) => key === record.section);
  if (!section) return [];
  const values = openSection(scope, cellOf(id), section, record.values as Values);
  // In the order of the form.
  const ordered = section.fields.flatMap(({ key }) => items.filter(({ field }) => field === key));
  return [{ id, kind, applicationId, no, year, programme, section, values, filedAt, items: ordered }];
}

/** Where the values of a record are sealed for. */
export function cellOf(id: string): Cell {
  return { table: 'data_records', column: 'values', row: id };
}

/** Every file that a value names, in rows as well. */
export function filesWithin(value: unknown): FileValue[] {
  if (isFile(value)) return [value];
  if (Array.isArray(value)) return value.flatMap(filesWithin);
  return isRecord(value) ? Object.values(value).flatMap(filesWithin) : [];
}

/** An application as the data file names it. */
export function caseOf(of: {
  applicationId: string;
  programme: Pick<Programme, 'code' | 'short'>;
  year: number;
  no: string | null;
}) {
  const { applicationId, programme, year, no } = of;
  const name = { CN: `${programme.short.CN} ${year}`, EN: `${programme.short.EN} ${year}` };
  return { id: applicationId, programme: programme.code, name, no };
}
