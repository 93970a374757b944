import { writeFile } from 'node:fs/promises';
import { Refusal } from '#core/errors.ts';
import { type KnownRows, mostLongRows } from '#core/resources/import-calls.ts';
import { importedFields, type Resource } from '#core/resources/resource.ts';
import { fill } from '#core/texts/fill.ts';
import { textIn } from '#core/texts/text.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { fileTypes } from '#server/exports/write-listing.ts';
import type { Work } from '#server/jobs/background-work.ts';
import { jobLife } from '#server/jobs/job-life.ts';
import { startJob } from '#server/jobs/start-job.ts';
import { tellMaker } from '#server/jobs/tell-maker.ts';
import { tryOut } from '#server/resources/batch-rows.ts';
import type { Store } from '#server/resources/store.ts';
import type { Call } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';
import { countsOf, logImport } from './import.ts';
import { findColumns, importRows } from './import-rows.ts';
import { readSheetBytes } from './read-sheet.ts';
import { joinParts, removeParts } from './sheet-parts.ts';
import { refusedSheet } from './sheets.ts';
import { importWords } from './words.ts';

/** What the source of such a job begins with; the code of the resource follows. */
export const importPrefix = 'import:';

interface LongSheet {
  readonly sheet: string;
  readonly parts: number;
  readonly name: string;
  readonly known: KnownRows;
}

/**
 * Leaves a long sheet to a job. What is wrong with the sheet as such is told at once: a file that cannot be read, columns
 * that are missing, too many rows.
 */
export async function startImport(scope: ActorScope, { resource, input }: Call<LongSheet>): Promise<{ job: string }> {
  const [head = [], ...rows] = await readSheetBytes(scope, await joinParts(scope, input));
  findColumns(scope, importedFields(resource), head);
  if (rows.length > mostLongRows)
    throw fieldRefusal(scope, 'SHEET_ROWS', 'file', { count: rows.length, most: mostLongRows });
  const { sheet, parts, name, known } = input;
  const job = await startJob(scope, {
    source: `${importPrefix}${resource.code}`,
    title: { CN: `导入 · ${resource.name.CN}`, EN: `Import · ${resource.name.EN}` },
    input: { sheet, parts, name, known, format: 'xlsx' },
    total: rows.length,
  });
  return { job };
}

/**
 * The background work that takes a long sheet in: in one transaction, so that a job that is stopped leaves everything as
 * it was. Its file has the rows that were left out, each with the reason; its name says how many became what.
 */
export function getImportWork({ resource, store }: { resource: Resource; store: Store }): Work {
  return {
    module: resource.code.toUpperCase(),
    life: jobLife,
    changesRows: true,
    check({ permCodes }) {
      if (!resource.import || !permCodes.has(resource.import.permission)) throw new Refusal('NO_PERMISSION');
    },
    async make(scope, job, { path, step }) {
      const input = job.input as LongSheet;
      const bytes = await joinParts(scope, input);
      const call = { resource, store, input: { file: bytes, name: input.name, known: input.known } };
      const carry = () => importRows(scope, call, { most: mostLongRows, step });
      const trial = input.known === 'STOP' ? await tryOut(scope, carry) : null;
      const isStopped = trial !== null && countsOf(trial.rows).refused > 0;
      const { columns, rows } = isStopped ? trial : await carry();
      const counts = isStopped ? { ...countsOf(rows), added: 0, changed: 0 } : countsOf(rows);
      await logImport(scope, { resource, name: input.name, counts });
      const { content } = await refusedSheet(scope, { resource, columns, rows });
      await writeFile(path, content as Uint8Array);
      const title = textIn(resource.name, scope.locale).replaceAll(/[\\/:]/g, '_');
      const said = fill(importWords(scope.locale).counts, counts, scope.locale);
      return { rows: rows.length, fileName: `${title}-${said}.xlsx`, fileType: fileTypes.xlsx };
    },
    async made(scope, job) {
      await removeParts(scope, job.input as LongSheet);
      await tellMaker(scope, job, 'batchDone');
    },
    failed: (scope, job) => tellMaker(scope, job, 'batchFailed'),
  };
}
