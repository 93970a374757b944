import { createHash } from 'node:crypto';
import type { InputOf } from '#core/contracts/contract.ts';
import { mostSheetRows } from '#core/resources/import-calls.ts';
import { openWindow } from '#features/casework/server/applications/create-drafts.ts';
import { nextNumber } from '#features/casework/server/applications/numbers.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { requireCompany } from '#features/companies/server/own.ts';
import type { batchUploadCall } from '#features/declarations/calls.ts';
import { type Column, columnsOf } from '#features/declarations/shared/columns.ts';
import type { Cells } from '#features/declarations/shared/rows.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import type { SlowActorCall } from '#server/handle.ts';
import { findColumns } from '#server/imports/import-rows.ts';
import { readSheet } from '#server/imports/read-sheet.ts';
import type { ActorScope } from '#server/scope.ts';
import { sealCells } from './find-batch.ts';
import { keysOf } from './keys.ts';
import { noteOf } from './note.ts';
import { declarationRows, declarations } from './tables.ts';

type Input = InputOf<typeof batchUploadCall>;

/** Longest text of a cell; no field takes more. */
const longestCell = 1000;

/**
 * Takes a sheet in to be checked, or none of it. It is read in a thread of its own before the transaction begins. Throws
 * what `readSheet` throws, SHEET_COLUMNS, SHEET_EMPTY and SHEET_ROWS beside `file`, and what `openWindow` throws.
 */
export async function uploadSheet(call: SlowActorCall, input: Input): Promise<{ id: string }> {
  const locale = await call.read(async (scope) => {
    await requireCompany(scope, input.programme);
    await openWindow(scope, definitionOf(input.programme));
    return scope.locale;
  });
  const sheet = await readSheet({ locale }, input.file);
  return call.transact((scope) => keepSheet(scope, input, sheet));
}

/** Keeps what was read of a sheet. */
export async function keepSheet(scope: ActorScope, input: Input, sheet: string[][]): Promise<{ id: string }> {
  const company = await requireCompany(scope, input.programme);
  const programme = definitionOf(input.programme);
  const window = await openWindow(scope, programme);
  const columns = columnsOf(programme);
  const { lines, ignored } = linesOf(scope, columns, sheet);
  const { tenantId, actor, now } = scope;
  const id = newId();
  const no = await nextNumber(scope, { code: 'declarebatch', prefix: 'DB' }, { year: window.year, quota: null });
  await scope.db.insert(declarations).values({
    id,
    tenantId,
    companyId: company.id,
    ownerId: actor.id,
    ownerName: actor.nickname,
    no,
    programme: programme.code,
    year: window.year,
    name: input.name,
    digest: createHash('sha256').update(Buffer.from(input.file, 'base64url')).digest(),
    ignored,
    lines: lines.length,
    createdAt: now,
    updatedAt: now,
  });
  const found = { programme, columns, company };
  await scope.db.insert(declarationRows).values(
    lines.map(({ line, cells }) => {
      const rowId = newId();
      const sealed = sealCells(scope, rowId, cells);
      return { id: rowId, tenantId, declarationId: id, line, cells: sealed, ...keysOf(scope, found, cells) };
    }),
  );
  const text = { CN: `上传批量申报表格：${lines.length} 行`, EN: `Handed in a sheet of ${lines.length} rows` };
  await noteOf(scope, { id, no }, { action: 'upload', text });
  return { id };
}

/** The rows of a sheet that say something, by the keys of their columns. */
function linesOf(scope: ActorScope, columns: readonly Column[], [head = [], ...body]: string[][]) {
  const fields = columns.map(({ field }) => field);
  const { fields: named, positions, ignored } = findColumns(scope, fields, head);
  const lines = body.flatMap((texts, at) => {
    const cells: Cells = Object.fromEntries(
      named.flatMap(({ key }, column) => {
        const text = (texts[positions[column] ?? -1] ?? '').trim().slice(0, longestCell);
        return text === '' ? [] : [[key, text]];
      }),
    );
    return Object.keys(cells).length === 0 ? [] : [{ line: at + 2, cells }];
  });
  if (lines.length === 0) throw fieldRefusal(scope, 'SHEET_EMPTY', 'file');
  if (lines.length > mostSheetRows)
    throw fieldRefusal(scope, 'SHEET_ROWS', 'file', { count: lines.length, most: mostSheetRows });
  return { lines, ignored: [...ignored].slice(0, 50) };
}
