import type { Resource } from '#core/resources/resource.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { hit } from '#server/base/limits.ts';
import { tryOut } from '#server/resources/batch-rows.ts';
import type { Call } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';
import { type ImportedRow, importRows, type Outcome, type SheetInput } from './import-rows.ts';
import { refusedSheet } from './sheets.ts';

/** What an import would do, row by row: it is carried out and taken back, so that nothing is told but what will happen. */
export async function previewImport(scope: ActorScope, call: Call<SheetInput>) {
  const { columns, rows } = await tryOut(scope, () => importRows(scope, call));
  return {
    ...countsOf(rows),
    columns: columns.fields.map(({ key, label }) => ({ key, label: { CN: label.CN, EN: label.EN } })),
    ignored: [...columns.ignored],
    rows: rows.map(({ before, ...row }) => ({
      ...row,
      cells: [...row.cells],
      before: before && [...before],
      problems: row.problems.map((each) => ({ ...each })),
    })),
  };
}

/** Takes the rows of a sheet in; none of them when known ones are to stop it and any row is refused. Each record is logged, and the sheet. */
export async function runImport(scope: ActorScope, call: Call<SheetInput>) {
  const { resource, input } = call;
  const trial = input.known === 'STOP' ? countsOf((await tryOut(scope, () => importRows(scope, call))).rows) : null;
  if (trial && trial.refused > 0) return { ...trial, added: 0, changed: 0 };
  const counts = countsOf((await importRows(scope, call)).rows);
  await logImport(scope, { resource, name: input.name, counts });
  return counts;
}

interface Imported {
  readonly resource: Resource;
  /** Of the file. */
  readonly name: string;
  readonly counts: ReturnType<typeof countsOf>;
}

/** Beside the line of each record, one for the sheet. */
export async function logImport(scope: ActorScope, { resource, name, counts }: Imported): Promise<void> {
  const { added, changed, skipped, refused } = counts;
  await logBusiness(scope, {
    module: resource.code.toUpperCase(),
    action: 'IMPORT',
    objectType: resource.objectType,
    objectId: '',
    title: name,
    text: {
      CN: `从「${name}」导入${resource.name.CN}：新增 ${added}，更新 ${changed}，跳过 ${skipped}，未导入 ${refused}`,
      EN: `imported ${resource.name.EN} from ${name}: ${added} added, ${changed} changed, ${skipped} skipped, ${refused} left out`,
    },
    changes: [],
  });
}

/** The refused rows of a sheet as a file. Thirty an hour for each person, as all files. */
export async function refusedOfImport(scope: ActorScope, call: Call<SheetInput>) {
  await hit(scope, 'export', scope.actor.id);
  const { columns, rows } = await tryOut(scope, () => importRows(scope, call));
  return refusedSheet(scope, { resource: call.resource, columns, rows });
}

/** How many rows became what. */
export function countsOf(rows: readonly ImportedRow[]) {
  const count = (outcome: Outcome) => rows.filter((row) => row.outcome === outcome).length;
  return { added: count('ADD'), changed: count('CHANGE'), skipped: count('SKIP'), refused: count('REFUSE') };
}
