import { buffer } from 'node:stream/consumers';
import { mostRows, rowsAtOnce } from '#core/contracts/jobs.ts';
import { Refusal } from '#core/errors.ts';
import { hit } from '#server/base/limits.ts';
import type { FileAnswer } from '#server/handle.ts';
import { startJob } from '#server/jobs/start-job.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Exporter, ExportInput } from './exporter.ts';
import { logExport } from './log-export.ts';
import { fileName, fileTypes, writeListing } from './write-listing.ts';

/**
 * A list as a file, at once when it is short; a long one becomes a job whose id is answered. Thirty an hour for each
 * person; personal data in full needs Mgr.Pii.view and a reason. What was exported by whom is logged.
 */
export async function exportList(
  scope: ActorScope,
  exporter: Exporter,
  input: ExportInput,
): Promise<FileAnswer | { job: string }> {
  checkUnmask(scope, input);
  await hit(scope, 'export', scope.actor.id);
  const listing = await exporter.open(scope, input);
  const { rows, total } = await listing.first(rowsAtOnce);
  if (total > mostRows) throw new Refusal('TOO_MANY_ROWS', { params: { count: total, most: mostRows } });
  const { code: source, name: title } = exporter;
  if (total > rows.length) return { job: await startJob(scope, { source, title, input, total }) };
  const content = await buffer(await writeListing(scope, { exporter, input, listing, rows: each(rows) }));
  await logExport(scope, { exporter, input, rows: rows.length });
  return {
    kind: 'file',
    name: fileName(exporter, scope, input),
    type: fileTypes[input.format],
    size: content.length,
    content,
  };
}

/** Throws unless the caller may have what is asked: masked for everybody, in full for those with the code and a reason. */
export function checkUnmask(scope: ActorScope, { unmask }: ExportInput): void {
  if (unmask === undefined) return;
  if (!scope.permCodes.has('Mgr.Pii.view')) throw new Refusal('NO_PERMISSION', { cause: 'needs Mgr.Pii.view' });
  if (unmask.trim() === '') throw new Refusal('REASON_NEEDED');
}

async function* each<T>(list: readonly T[]) {
  yield* list;
}
