import { errorText, Refusal } from '#core/errors.ts';
import { filesIn, mapFiles } from '#core/forms/files-in.ts';
import type { Section } from '#core/forms/section.ts';
import type { FileValue, Values } from '#core/forms/values.ts';
import { and, eq, inArray, isNull, sql } from '#server/database/sql.ts';
import { applicationFiles, files } from '#server/database/tables/files.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { applicationQuota } from './quotas.ts';

/** A stored file as snapshots freeze it: `path` as in core/forms, `size` in bytes, `sha256` in lower-case hex. */
export interface AttachedFile extends FileValue {
  readonly path: string;
  readonly sha256: string;
}

/**
 * Ties the files named in one section's values to an application of the actor, and lets go those that the section no
 * longer names, unless a snapshot holds them. Returns the values with name, size and type of each file as stored, not as
 * sent. Throws FILE_REFUSED for a file that is not there, not the actor's, or held by another section, and FILE_QUOTA.
 */
export async function attachFiles(
  scope: ActorScope,
  { applicationId, section, values }: { applicationId: string; section: Section; values: Values },
): Promise<Values> {
  const named = namedIn(section, values);
  const stored = new Map((await findReadyFiles(scope, [...named.keys()])).map((file) => [file.id, file]));
  const held = await readHeld(scope, applicationId);
  for (const [id, path] of named) {
    const isElsewhere = held.some((each) => each.fileId === id && !isInside(each.path, section));
    if (!stored.has(id) || isElsewhere) throw refusedAt(scope, path);
  }
  await letGo(scope, {
    applicationId,
    fileIds: held.filter((each) => isInside(each.path, section) && !named.has(each.fileId)).map((each) => each.fileId),
  });
  await hold(scope, applicationId, named);
  await checkQuota(scope, applicationId);
  return withStored(section, values, stored);
}

/**
 * The stored files among `ids` that belong to the actor and may be attached; unknown and foreign ids are left out. Those
 * marked as deleted are there until they are purged.
 */
export async function findReadyFiles(
  scope: ActorScope,
  ids: readonly string[],
): Promise<(FileValue & { sha256: string })[]> {
  if (ids.length === 0) return [];
  const rows = await scope.db
    .select()
    .from(files)
    .where(and(inArray(files.id, [...ids]), eq(files.tenantId, scope.tenantId), eq(files.ownerId, scope.actor.id)));
  return rows.map(({ id, name, size, type, sha256 }) => ({ id, name, size, type, sha256: sha256.toString('hex') }));
}

/** All files an application holds, in the order of their paths: what a snapshot lists. */
export async function listApplicationFiles(scope: Scope, applicationId: string): Promise<AttachedFile[]> {
  const rows = await scope.db
    .select({
      path: applicationFiles.path,
      id: files.id,
      name: files.name,
      size: files.size,
      type: files.type,
      sha256: files.sha256,
    })
    .from(applicationFiles)
    .innerJoin(files, eq(files.id, applicationFiles.fileId))
    .where(and(eq(applicationFiles.applicationId, applicationId), eq(applicationFiles.tenantId, scope.tenantId)))
    .orderBy(applicationFiles.path, files.id);
  return rows.map((row) => ({ ...row, sha256: row.sha256.toString('hex') }));
}

/** Ids of the files a section's values name, each with the path of its field. */
function namedIn(section: Section, values: Values): Map<string, string> {
  const found = filesIn({ sections: [section] }, { [section.key]: values });
  return new Map(found.map(({ path, file }) => [file.id, path]));
}

function withStored(section: Section, values: Values, stored: ReadonlyMap<string, FileValue>): Values {
  const changed = mapFiles({ sections: [section] }, { [section.key]: values }, (file) => {
    const { id, name, size, type } = stored.get(file.id) ?? file;
    return { id, name, size, type };
  });
  return changed[section.key] ?? values;
}

function isInside(path: string, section: Section): boolean {
  return path.startsWith(`${section.key}.`);
}

function refusedAt(scope: Scope, path: string): Refusal {
  const msg = errorText('FILE_REFUSED', scope.locale);
  return new Refusal('FILE_REFUSED', {
    fields: [{ path, key: 'FILE_REFUSED', msg }],
    reason: 'owner',
    cause: 'not a file of the actor',
  });
}

function readHeld(scope: Scope, applicationId: string) {
  return scope.db
    .select({ fileId: applicationFiles.fileId, path: applicationFiles.path })
    .from(applicationFiles)
    .where(and(eq(applicationFiles.applicationId, applicationId), eq(applicationFiles.tenantId, scope.tenantId)));
}

/** Reviewers compare a correction with what was sent before, so that files of a snapshot stay readable. */
async function letGo(scope: Scope, { applicationId, fileIds }: { applicationId: string; fileIds: string[] }) {
  if (fileIds.length === 0) return;
  await scope.db.delete(applicationFiles).where(
    and(
      eq(applicationFiles.applicationId, applicationId),
      inArray(applicationFiles.fileId, fileIds),
      sql`not exists (select from snapshots s where s.application_id = ${applicationFiles.applicationId}
            and jsonb_path_exists(s.files, '$.** ? (@ == $id)', jsonb_build_object('id', ${applicationFiles.fileId})))`,
    ),
  );
}

async function hold(scope: ActorScope, applicationId: string, named: ReadonlyMap<string, string>) {
  if (named.size === 0) return;
  await scope.db
    .insert(applicationFiles)
    .values([...named].map(([fileId, path]) => ({ tenantId: scope.tenantId, applicationId, fileId, path })))
    .onConflictDoUpdate({
      target: [applicationFiles.applicationId, applicationFiles.fileId],
      set: { path: sql`excluded.path` },
    });
  // A file on its way out is wanted again: its content is there as long as its row is.
  await scope.db
    .update(files)
    .set({ deletedAt: null })
    .where(
      and(inArray(files.id, [...named.keys()]), eq(files.ownerId, scope.actor.id), sql`${files.deletedAt} is not null`),
    );
}

async function checkQuota(scope: Scope, applicationId: string): Promise<void> {
  const [total] = await scope.db
    .select({ count: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${files.size}), 0)::float8` })
    .from(applicationFiles)
    .innerJoin(files, and(eq(files.id, applicationFiles.fileId), isNull(files.deletedAt)))
    .where(eq(applicationFiles.applicationId, applicationId));
  if (!total || (total.count <= applicationQuota.files && total.bytes <= applicationQuota.bytes)) return;
  throw new Refusal('FILE_QUOTA', { params: { max: applicationQuota.says } });
}
