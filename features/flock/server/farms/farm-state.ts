import type { OwnFarm } from '#features/flock/server/entries/lock-farm.ts';
import {
  type Done,
  type FarmState,
  fileOf,
  placeOf,
  type Standing,
} from '#features/flock/server/entries/merge-changes.ts';
import { flockChanges, flockConflicts, flockEntries, flockPhotos } from '#features/flock/server/tables.ts';
import { type Change, farmDoc } from '#features/flock/shared/scoring/entries/entries.ts';
import { and, eq, exists, inArray, isNull, or, sql } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import type { ActorScope } from '#server/scope.ts';

/** What changes of the caller meet: the documents they touch, what came before, and the files they name. */
export async function readState(scope: ActorScope, farm: OwnFarm, changes: readonly Change[]): Promise<FarmState> {
  const docs = [...new Set([farmDoc, ...changes.map(({ doc }) => doc)])];
  return {
    accountId: scope.actor.id,
    role: farm.role,
    docs: await readDocs(scope, farm, docs),
    conflicts: await readConflicts(scope, farm, docs),
    done: await readDone(scope, farm, changes),
    files: await readFiles(scope, farm, changes),
  };
}

async function readDocs({ db, tenantId }: ActorScope, farm: OwnFarm, docs: readonly string[]) {
  const rows = await db
    .select()
    .from(flockEntries)
    .where(
      and(eq(flockEntries.tenantId, tenantId), eq(flockEntries.farmId, farm.id), inArray(flockEntries.doc, [...docs])),
    );
  const found = new Map<string, Map<string, Standing>>(docs.map((doc) => [doc, new Map()]));
  for (const { doc, key, value, changeId, accountId, deviceAt } of rows)
    found.get(doc)!.set(key, { value, changeId, accountId, deviceAt });
  return found;
}

async function readConflicts({ db, tenantId }: ActorScope, farm: OwnFarm, docs: readonly string[]) {
  const { doc, key } = flockConflicts;
  const isHere = and(
    eq(flockConflicts.tenantId, tenantId),
    eq(flockConflicts.farmId, farm.id),
    inArray(doc, [...docs]),
  );
  const rows = await db.select({ doc, key }).from(flockConflicts).where(isHere);
  return new Set(rows.map(placeOf));
}

async function readDone({ db, tenantId }: ActorScope, farm: OwnFarm, changes: readonly Change[]) {
  const ids = new Set(changes.flatMap(({ id, base }) => (base === null ? [id] : [id, base])));
  const { id, doc, key, value, outcome, why } = flockChanges;
  const rows = await db
    .select({ id, doc, key, value, outcome, why })
    .from(flockChanges)
    .where(
      and(eq(flockChanges.tenantId, tenantId), eq(flockChanges.farmId, farm.id), inArray(flockChanges.id, [...ids])),
    );
  return new Map(rows.map(({ id, ...row }) => [id, row as Done]));
}

/** Of the files that photos name, the caller's own and those that are photos of the farm already. */
async function readFiles(scope: ActorScope, farm: OwnFarm, changes: readonly Change[]): Promise<ReadonlySet<string>> {
  const named = changes.map(fileOf).filter((fileId) => fileId !== null);
  if (named.length === 0) return new Set();
  const { db, tenantId, actor } = scope;
  const held = db
    .select({ one: sql`1` })
    .from(flockPhotos)
    .where(and(eq(flockPhotos.tenantId, tenantId), eq(flockPhotos.farmId, farm.id), eq(flockPhotos.fileId, files.id)));
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.tenantId, tenantId),
        eq(files.purpose, 'flock-photo'),
        isNull(files.deletedAt),
        inArray(files.id, named),
        or(eq(files.ownerId, actor.id), exists(held)),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
