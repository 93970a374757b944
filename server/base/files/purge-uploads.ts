import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unheldGo } from '#core/purposes.ts';
import { keptSince } from '#core/retention.ts';
import type { Db } from '#server/database/database.ts';
import type { PgColumn } from '#server/database/pg-tables.ts';
import { and, inArray, isNull, like, lt, or } from '#server/database/sql.ts';
import { files, publicFiles, uploadParts, uploads } from '#server/database/tables/files.ts';
import type { Services } from '#server/services.ts';
import { holdersOf, isHeldByNone } from './holders.ts';
import { fileFolder, partFolder, removeObjects, thumbKey, workDirectory } from './objects.ts';

/** What is marked is gone a week later: backups come in between. */
const deletedLife = 7 * 24 * 3_600_000;

/** What one run removed. */
export interface Purged {
  readonly uploads: number;
  readonly files: number;
  readonly orphans: number;
}

/**
 * Ends uploads that were not finished in time, removes documents that no application holds and objects that no row
 * knows. Safe to run on several nodes at once and to break off at any time; meant to run every hour.
 */
export async function purgeUploads(services: Services): Promise<Purged> {
  const now = services.clock();
  const holders = holdersOf(services);
  // Objects without a row count as left behind after the same time.
  const begun = keptSince('uploads', now);
  const ended = await services.database.asOwner((db) => endUploads(db, begun));
  await removeObjects(services, ended.objectKeys);
  await services.database.asOwner((db) => markLoose(db, { holders, now, before: keptSince('loose', now) }));
  const removed = await services.database.asOwner((db) =>
    removeDeleted(db, { holders, before: new Date(now.getTime() - deletedLife) }),
  );
  await removeObjects(
    services,
    removed.flatMap((key) => [key, thumbKey(key)]),
  );
  const orphans = await removeOrphans(services, begun.getTime());
  await clearWork(services, begun.getTime());
  return { uploads: ended.count, files: removed.length, orphans };
}

async function endUploads(db: Db, before: Date) {
  return db.transaction(async (tx) => {
    const gone = await tx.delete(uploads).where(lt(uploads.createdAt, before)).returning({ id: uploads.id });
    if (gone.length === 0) return { count: 0, objectKeys: [] };
    const parts = await tx
      .delete(uploadParts)
      .where(
        inArray(
          uploadParts.uploadId,
          gone.map(({ id }) => id),
        ),
      )
      .returning({ objectKey: uploadParts.objectKey });
    return { count: gone.length, objectKeys: parts.map(({ objectKey }) => objectKey) };
  });
}

/** Documents of forms and photos of reports and visits only: what pictures of the product are in use for is known elsewhere. */
async function markLoose(
  db: Db,
  { holders, now, before }: { holders: readonly PgColumn[]; now: Date; before: Date },
): Promise<void> {
  await db
    .update(files)
    .set({ deletedAt: now })
    .where(
      and(
        lt(files.createdAt, before),
        isNull(files.deletedAt),
        or(like(files.purpose, '%:%'), inArray(files.purpose, [...unheldGo])),
        isHeldByNone(db, holders),
      ),
    );
}

async function removeDeleted(
  db: Db,
  { holders, before }: { holders: readonly PgColumn[]; before: Date },
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(files)
      .where(lt(files.deletedAt, before))
      .returning({ id: files.id, objectKey: files.objectKey });
    if (gone.length === 0) return [];
    const ids = gone.map(({ id }) => id);
    await tx.delete(publicFiles).where(inArray(publicFiles.id, ids));
    for (const column of holders) await tx.delete(column.table).where(inArray(column, ids));
    return gone.map(({ objectKey }) => objectKey);
  });
}

/** Objects written by a call that did not live to record them. */
async function removeOrphans(services: Services, before: number): Promise<number> {
  let count = 0;
  for (const folder of [fileFolder, partFolder]) {
    let batch: string[] = [];
    const flush = async () => {
      const orphans = await withoutRow(services, batch);
      await removeObjects(services, orphans);
      count += orphans.length;
      batch = [];
    };
    for await (const { key, writtenAt } of services.storage.list(folder)) {
      if (writtenAt.getTime() < before) batch.push(key);
      if (batch.length >= 500) await flush();
    }
    await flush();
  }
  return count;
}

async function withoutRow({ database }: Services, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  // A thumbnail belongs to the file whose key it carries.
  const owners = keys.map((key) => key.replace(/\.320$/, ''));
  const known = await database.asOwner(async (db) => [
    ...(await db.select({ key: files.objectKey }).from(files).where(inArray(files.objectKey, owners))),
    ...(await db
      .select({ key: uploadParts.objectKey })
      .from(uploadParts)
      .where(inArray(uploadParts.objectKey, owners))),
  ]);
  const keep = new Set(known.map(({ key }) => key));
  return keys.filter((_, index) => !keep.has(owners[index] as string));
}

async function clearWork({ env }: Services, before: number): Promise<void> {
  const directory = workDirectory(env.dataDir);
  for (const name of await readdir(directory).catch(() => [])) {
    const path = join(directory, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < before) await rm(path, { force: true });
  }
}
