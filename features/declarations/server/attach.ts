import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { fieldAt } from '#core/forms/paths.ts';
import type { batchFilesCall } from '#features/declarations/calls.ts';
import { mostFilesOfRow } from '#features/declarations/shared/batch.ts';
import { matchFileName } from '#features/declarations/shared/file-names.ts';
import { findReadyFiles } from '#server/base/files/attach.ts';
import { newId } from '#server/base/ids.ts';
import { and, count, eq, inArray } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { refuseUnlessOpen } from './edit.ts';
import { lockBatch, readRows } from './find-batch.ts';
import { noteOf } from './note.ts';
import { declarationFiles } from './tables.ts';

/**
 * Ties uploaded files of the caller to the rows whose document number their names begin with; what fits no row, or is one
 * too many for its field, is named and left.
 */
export async function attachToRows(
  scope: ActorScope,
  { id, files }: InputOf<typeof batchFilesCall>,
): Promise<OutputOf<typeof batchFilesCall>> {
  const found = await lockBatch(scope, { id });
  refuseUnlessOpen(found);
  const { batch, programme } = found;
  const rows = await readRows(scope, id);
  const byNumber = new Map(
    rows.map((row) => [(row.cells['person.identity.number'] ?? '').replace(/\s/g, '').toUpperCase(), row.id]),
  );
  const ready = new Set(
    (
      await findReadyFiles(
        scope,
        files.map(({ fileId }) => fileId),
      )
    ).map((file) => file.id),
  );
  const held = await readHeld(scope, id);
  const left: string[] = [];
  const tied: (typeof declarationFiles.$inferInsert)[] = [];
  for (const { fileId, name } of files) {
    const match = ready.has(fileId) ? matchFileName(programme, name) : undefined;
    const rowId = match && byNumber.get(match.number);
    const slot = `${rowId} ${match?.path}`;
    const field = match && fieldAt(programme, match.path);
    const most = field?.kind === 'files' ? Math.min(field.count ?? field.max ?? mostFilesOfRow, mostFilesOfRow) : 0;
    const taken = held.get(slot) ?? 0;
    if (!rowId || taken >= most) {
      left.push(name);
      continue;
    }
    held.set(slot, taken + 1);
    tied.push({ id: newId(), tenantId: scope.tenantId, declarationId: id, rowId, fileId, path: match.path });
  }
  if (tied.length > 0) await scope.db.insert(declarationFiles).values(tied).onConflictDoNothing();
  const text = { CN: `上传材料 ${tied.length} 份`, EN: `Added ${tied.length} files` };
  await noteOf(scope, batch, { action: 'files', text });
  return { matched: tied.length, left };
}

async function readHeld({ db, tenantId }: ActorScope, id: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ rowId: declarationFiles.rowId, path: declarationFiles.path, held: count() })
    .from(declarationFiles)
    .where(and(eq(declarationFiles.tenantId, tenantId), inArray(declarationFiles.declarationId, [id])))
    .groupBy(declarationFiles.rowId, declarationFiles.path);
  return new Map(rows.map(({ rowId, path, held }) => [`${rowId} ${path}`, held]));
}
