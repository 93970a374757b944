import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { snapshots } from '#features/casework/server/tables.ts';
import { and, desc, eq, inArray, notInArray, sql } from '#server/database/sql.ts';
import { applicationFiles, files } from '#server/database/tables/files.ts';
import type { ActorScope } from '#server/scope.ts';

/** What is told of a case beside another. */
export interface BesideFacts {
  /** The employer, or the company that applies, as submitted last; empty where none was named. */
  readonly company: string;
  /** Names, in the other case, of files that lie in both. */
  readonly sameFiles: readonly string[];
}

/** What cases beside one have to do with it, by id: whom their applicants work for, and which files of it they hold too. */
export async function besideFacts(
  scope: ActorScope,
  application: ApplicationRecord,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BesideFacts>> {
  if (ids.length === 0) return new Map();
  const companies = await companiesOf(scope, ids);
  const shared = await sharedFiles(scope, application, ids);
  return new Map(ids.map((id) => [id, { company: companies.get(id) ?? '', sameFiles: shared.get(id) ?? [] }]));
}

async function companiesOf({ db, tenantId }: ActorScope, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinctOn([snapshots.applicationId], {
      id: snapshots.applicationId,
      company: sql<
        string | null
      >`coalesce(${snapshots.data}->'employment'->>'company', ${snapshots.data}->'unit'->>'name')`,
    })
    .from(snapshots)
    .where(and(eq(snapshots.tenantId, tenantId), inArray(snapshots.applicationId, [...ids])))
    .orderBy(snapshots.applicationId, desc(snapshots.round));
  return new Map(rows.map(({ id, company }) => [id, company ?? '']));
}

/** Papers of the employer aside, which lie in the cases of all its people. */
async function sharedFiles(
  scope: ActorScope,
  { id, programme }: ApplicationRecord,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const { db, tenantId } = scope;
  const filesOf = (where: ReturnType<typeof and>) =>
    db
      .selectDistinct({ id: applicationFiles.applicationId, name: files.name, sha256: files.sha256 })
      .from(applicationFiles)
      .innerJoin(files, eq(files.id, applicationFiles.fileId))
      .where(and(eq(applicationFiles.tenantId, tenantId), where));
  const own = await filesOf(
    and(eq(applicationFiles.applicationId, id), notInArray(applicationFiles.path, papersOfEmployer(programme))),
  );
  if (own.length === 0) return new Map();
  const hashes = own.map(({ sha256 }) => sha256);
  const found = await filesOf(and(inArray(applicationFiles.applicationId, [...ids]), inArray(files.sha256, hashes)));
  const byCase = Map.groupBy(found, (each) => each.id);
  return new Map([...byCase].map(([other, rows]) => [other, [...new Set(rows.map(({ name }) => name))]]));
}

/** Paths of a programme's files that its employers hand out, the same to everybody. */
export function papersOfEmployer(programme: string): string[] {
  return definitionOf(programme).sections.flatMap(({ key, fields }) =>
    fields.flatMap((field) => (field.kind === 'files' && field.ofEmployer ? [`${key}.${field.key}`] : [])),
  );
}
