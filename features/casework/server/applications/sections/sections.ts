import type { Section } from '#core/forms/section.ts';
import type { Data, Values } from '#core/forms/values.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { applicationSections } from '#features/casework/server/tables.ts';
import { type Cell, openSection, sealSection } from '#server/base/sensitive/seal.ts';
import { prepared } from '#server/database/database.ts';
import { and, asc, eq, inArray, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

/** One stored section, readable. */
export interface StoredSection {
  readonly key: string;
  readonly rev: number;
  readonly values: Values;
  readonly savedAt: Date;
}

/** The sections of an application by key; those never saved are absent, those the programme no longer has as well. */
export async function readSections(
  scope: Scope,
  programme: Programme,
  applicationId: string,
): Promise<Map<string, StoredSection>> {
  return openSections(scope, programme, await readSectionRows(scope, applicationId));
}

/** The sections as they are stored, for a caller that does not know yet whether they may be opened. */
export async function readSectionRows(scope: Scope, applicationId: string): Promise<SectionRow[]> {
  return await sectionsQuery(scope.db).execute({ tenant: scope.tenantId, application: applicationId });
}

/** What `readSections` makes of them. */
export function openSections(
  scope: Scope,
  programme: Programme,
  rows: readonly SectionRow[],
): Map<string, StoredSection> {
  return new Map(rows.flatMap((row) => opened(scope, programme, row)).map((section) => [section.key, section]));
}

type SectionRow = typeof applicationSections.$inferSelect;

const sectionsQuery = prepared('sections_of_application', (db) =>
  db
    .select()
    .from(applicationSections)
    .where(
      and(
        eq(applicationSections.tenantId, sql.placeholder('tenant')),
        eq(applicationSections.applicationId, sql.placeholder('application')),
      ),
    )
    .orderBy(asc(applicationSections.key)),
);

/** The same for several applications, in one query. */
export async function readSectionsOf(
  scope: Scope,
  list: readonly { readonly id: string; readonly programme: Programme }[],
): Promise<Map<string, Map<string, StoredSection>>> {
  const result = new Map(list.map(({ id }) => [id, new Map<string, StoredSection>()]));
  if (list.length === 0) return result;
  const programmes = new Map(list.map(({ id, programme }) => [id, programme]));
  const rows = await scope.db
    .select()
    .from(applicationSections)
    .where(
      and(
        eq(applicationSections.tenantId, scope.tenantId),
        inArray(
          applicationSections.applicationId,
          list.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(applicationSections.key));
  for (const row of rows) {
    const programme = programmes.get(row.applicationId);
    for (const section of programme ? opened(scope, programme, row) : [])
      result.get(row.applicationId)?.set(section.key, section);
  }
  return result;
}

/** The section readable, or nothing when the programme no longer has it. */
function opened(
  scope: Scope,
  programme: Programme,
  { applicationId, key, rev, savedAt, values: stored }: SectionRow,
): StoredSection[] {
  const section = programme.sections.find((each) => each.key === key);
  if (!section) return [];
  return [{ key, rev, savedAt, values: openedValues(scope, applicationId, section, stored as Values) }];
}

/** Values by section key, as forms want them. */
export function dataOf(sections: ReadonlyMap<string, StoredSection>): Data {
  return Object.fromEntries([...sections.values()].map((section) => [section.key, section.values]));
}

/** A section's values as they are stored: sensitive ones sealed for this application and section. */
export function sealedValues(scope: Scope, applicationId: string, section: Section, values: Values): Values {
  return sealSection(scope, cellOf(applicationId, section.key), section, values);
}

/** The reverse, for copies kept elsewhere such as the answers of saves. */
export function openedValues(scope: Scope, applicationId: string, section: Section, stored: Values): Values {
  return openSection(scope, cellOf(applicationId, section.key), section, stored);
}

function cellOf(applicationId: string, section: string): Cell {
  return { table: 'application_sections', column: 'values', row: `${applicationId}/${section}` };
}
