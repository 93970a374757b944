import { filesIn } from '#core/forms/files-in.ts';
import { fieldAt } from '#core/forms/paths.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { caseChecks } from '#features/casework/server/joint-tables.ts';
import { applications } from '#features/casework/server/tables.ts';
import { and, eq, exists, ne, or, type SQL, sql } from '#server/database/sql.ts';
import { applicationFiles, files } from '#server/database/tables/files.ts';
import { type FileReader, isOfficer } from '#server/policies/file.ts';
import type { RecordFile } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { getCheck, isOfDepartment } from './check-record.ts';
import { partOf } from './read-part.ts';

/** Whoever answers for a department reads the files of the fields that it sees, while its check is open. */
export const departmentFiles: FileReader = (scope) =>
  isOfficer(scope, 'Mgr.ApplyJoint') ? isInPart(scope) : undefined;

/** Files of a check, each under the name of its field; none once the check is over. */
export async function partFiles(scope: ActorScope, id: string): Promise<RecordFile[]> {
  const { programme, department, data } = await partOf(scope, await getCheck(scope, id));
  return filesIn(programme, data)
    .filter(({ path }) => department.sees.some((field) => isWithin(path, field)))
    .map(({ path, file }) => ({ ...file, label: fieldAt(programme, path)?.label ?? programme.name }));
}

function isWithin(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}[`);
}

/** Every field that a department of a programme sees. */
const seen = programmes.flatMap(({ code, departments = [] }) =>
  departments.flatMap(({ key, sees }) => sees.map((field) => ({ code, key, field }))),
);

function isInPart(scope: ActorScope): SQL | undefined {
  const { path } = applicationFiles;
  const held = scope.db
    .select({ one: sql`1` })
    .from(applicationFiles)
    .innerJoin(applications, eq(applications.id, applicationFiles.applicationId))
    .innerJoin(caseChecks, eq(caseChecks.applicationId, applications.id))
    .where(
      and(
        eq(applicationFiles.fileId, files.id),
        eq(applicationFiles.tenantId, scope.tenantId),
        eq(applications.state, 'JOINT'),
        ne(caseChecks.state, 'DROPPED'),
        isOfDepartment(scope),
        or(
          ...seen.map(({ code, key, field }) =>
            and(
              eq(applications.programme, code),
              eq(caseChecks.department, key),
              or(eq(path, field), sql`starts_with(${path}, ${`${field}[`})`),
            ),
          ),
        ),
      ),
    );
  return exists(held);
}
