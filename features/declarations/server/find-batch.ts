import { Refusal } from '#core/errors.ts';
import type { FileValue } from '#core/forms/values.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { requireMembership } from '#features/companies/server/own.ts';
import type { CompanyRow } from '#features/companies/server/standing.ts';
import { type Column, columnsOf } from '#features/declarations/shared/columns.ts';
import type { Cells } from '#features/declarations/shared/rows.ts';
import { openValue, sealValue } from '#server/base/sensitive/seal.ts';
import { and, asc, eq, inArray } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { declarationFiles, declarationRows, declarations } from './tables.ts';

export type BatchRecord = typeof declarations.$inferSelect;
type RowRecord = typeof declarationRows.$inferSelect;

/** A row of a sheet, readable. */
export interface OpenRow extends Omit<RowRecord, 'cells'> {
  readonly cells: Cells;
}

/** A sheet of the company that the caller acts for, with what its programme asks for. */
export interface OpenBatch {
  readonly batch: BatchRecord;
  readonly company: CompanyRow;
  readonly programme: Programme;
  readonly columns: readonly Column[];
}

/**
 * A batch of the caller's authenticated company; NOT_FOUND for others and for programmes the caller
 * may not act in, and what `requireCompany` throws.
 */
export async function getBatch(scope: ActorScope, id: string): Promise<OpenBatch> {
  const acting = await requireMembership(scope);
  const [batch] = await scope.db
    .select()
    .from(declarations)
    .where(isIts(scope, acting, id));
  if (!batch) throw new Refusal('NOT_FOUND');
  return opened(acting.company, batch);
}

/** The same, held until the transaction ends; with `rev` CONFLICT when somebody else changed it meanwhile. */
export async function lockBatch(scope: ActorScope, { id, rev }: { id: string; rev?: number }): Promise<OpenBatch> {
  const acting = await requireMembership(scope);
  const [batch] = await scope.db
    .select()
    .from(declarations)
    .where(isIts(scope, acting, id))
    .for('update');
  if (!batch) throw new Refusal('NOT_FOUND');
  if (rev !== undefined && batch.rev !== rev)
    throw new Refusal('CONFLICT', { obj: { rev: batch.rev }, cause: 'the sheet was changed meanwhile' });
  return opened(acting.company, batch);
}

function isIts(scope: Scope, acting: Acting, id: string) {
  return and(isOfCompany(scope, acting), eq(declarations.id, id));
}

type Acting = Awaited<ReturnType<typeof requireMembership>>;

/** Batches of a company in the programmes the caller acts in. */
export function isOfCompany({ tenantId }: Scope, { company, programmes }: Acting) {
  return and(
    eq(declarations.tenantId, tenantId),
    eq(declarations.companyId, company.id),
    programmes === null ? undefined : inArray(declarations.programme, [...programmes]),
  );
}

function opened(company: CompanyRow, batch: BatchRecord): OpenBatch {
  const programme = definitionOf(batch.programme);
  return { batch, company, programme, columns: columnsOf(programme) };
}

/** The rows of a sheet in their order; those whose texts are gone have none. */
export async function readRows(scope: Scope, declarationId: string): Promise<OpenRow[]> {
  const rows = await scope.db
    .select()
    .from(declarationRows)
    .where(and(eq(declarationRows.tenantId, scope.tenantId), eq(declarationRows.declarationId, declarationId)))
    .orderBy(asc(declarationRows.line));
  return rows.map((row) => openRow(scope, row));
}

export function openRow(scope: Scope, row: RowRecord): OpenRow {
  return { ...row, cells: row.cells === '' ? {} : (openValue(scope, cellOf(row.id), 'cells', row.cells) as Cells) };
}

/** The texts of a row as they are kept. */
export function sealCells(scope: Scope, rowId: string, cells: Cells): string {
  return sealValue(scope, cellOf(rowId), 'cells', cells);
}

function cellOf(row: string) {
  return { table: 'declaration_rows', column: 'cells', row };
}

/** The files that came along for rows, as forms name them, by row and path. */
export async function readFiles(
  scope: Scope,
  rowIds: readonly string[],
): Promise<Map<string, { path: string; file: FileValue }[]>> {
  const found = new Map<string, { path: string; file: FileValue }[]>();
  if (rowIds.length === 0) return found;
  const rows = await scope.db
    .select({
      rowId: declarationFiles.rowId,
      path: declarationFiles.path,
      id: files.id,
      name: files.name,
      size: files.size,
      type: files.type,
    })
    .from(declarationFiles)
    .innerJoin(files, eq(files.id, declarationFiles.fileId))
    .where(and(eq(declarationFiles.tenantId, scope.tenantId), inArray(declarationFiles.rowId, [...rowIds])))
    .orderBy(declarationFiles.id);
  for (const { rowId, path, ...file } of rows) found.set(rowId, [...(found.get(rowId) ?? []), { path, file }]);
  return found;
}
