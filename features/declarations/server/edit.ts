import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { batchDropCall, batchEditCall } from '#features/declarations/calls.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { checkRows, presentChecked } from './check.ts';
import { lockBatch, type OpenBatch, type OpenRow, readRows, sealCells } from './find-batch.ts';
import { keysOf } from './keys.ts';
import { noteOf } from './note.ts';
import { declarationFiles, declarationRows, declarations } from './tables.ts';

/** Puts cells right; answers all rows that stand otherwise than before. Throws CONFLICT, NOT_ALLOWED once it was made. */
export async function editSheet(
  scope: ActorScope,
  { id, rev, edits }: InputOf<typeof batchEditCall>,
): Promise<OutputOf<typeof batchEditCall>> {
  const found = await lockBatch(scope, { id, rev });
  refuseUnlessOpen(found);
  const { batch, columns } = found;
  const rows = await readRows(scope, id);
  const before = await checkRows(scope, found, rows);
  const changed = new Map<number, OpenRow>();
  for (const { line, column, text } of edits) {
    const row = changed.get(line) ?? rows.find((each) => each.line === line);
    if (!row || !columns.some(({ key }) => key === column)) throw new Refusal('NOT_FOUND');
    const { [column]: _, ...rest } = row.cells;
    const told = text.trim();
    changed.set(line, { ...row, cells: told === '' ? rest : { ...rest, [column]: told } });
  }
  await store(scope, found, [...changed.values()]);
  const after = await checkRows(
    scope,
    found,
    rows.map((row) => changed.get(row.line) ?? row),
  );
  await scope.db
    .update(declarations)
    .set({ rev: sql`${declarations.rev} + 1`, updatedAt: scope.now })
    .where(and(eq(declarations.tenantId, scope.tenantId), eq(declarations.id, id)));
  const text = { CN: `改正 ${edits.length} 个单元格`, EN: `Put ${edits.length} cells right` };
  await noteOf(scope, batch, { action: 'edit', text });
  const shown = new Map(before.map((each) => [each.row.line, JSON.stringify(presentChecked(columns, each))]));
  return {
    rev: batch.rev + 1,
    rows: after
      .map((each) => presentChecked(columns, each))
      .filter((each) => changed.has(each.line) || shown.get(each.line) !== JSON.stringify(each)),
  };
}

/** All rows that were changed in one statement. */
async function store(scope: ActorScope, found: OpenBatch, rows: readonly OpenRow[]): Promise<void> {
  const { tenantId, db } = scope;
  const values = rows.map(({ id, line, declarationId, cells }) => ({
    id,
    tenantId,
    declarationId,
    line,
    cells: sealCells(scope, id, cells),
    ...keysOf(scope, found, cells),
  }));
  await db
    .insert(declarationRows)
    .values(values)
    .onConflictDoUpdate({
      target: declarationRows.id,
      set: {
        cells: sql`excluded.cells`,
        personKey: sql`excluded.person_key`,
        emailKey: sql`excluded.email_key`,
      },
    });
}

/** A batch that was made is changed no more. */
export function refuseUnlessOpen({ batch }: OpenBatch): void {
  if (batch.state !== 'CHECKING') throw new Refusal('NOT_ALLOWED', { cause: `a batch in ${batch.state}` });
}

/** Throws a sheet away of which nothing was made; its files are loose then and go with those. */
export async function dropSheet(
  scope: ActorScope,
  { id }: InputOf<typeof batchDropCall>,
): Promise<Record<string, never>> {
  const found = await lockBatch(scope, { id });
  refuseUnlessOpen(found);
  for (const table of [declarationFiles, declarationRows])
    await scope.db.delete(table).where(and(eq(table.tenantId, scope.tenantId), eq(table.declarationId, id)));
  await scope.db.delete(declarations).where(and(eq(declarations.tenantId, scope.tenantId), eq(declarations.id, id)));
  await noteOf(scope, found.batch, { action: 'drop', text: { CN: '丢弃表格', EN: 'Thrown away' } });
  return {};
}
