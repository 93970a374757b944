import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '#core/errors.ts';
import type { Work } from '#server/jobs/background-work.ts';
import { jobLife } from '#server/jobs/job-life.ts';
import { tellMaker } from '#server/jobs/tell-maker.ts';
import { checkUnmask } from './export-list.ts';
import type { Exporter, ExportInput } from './exporter.ts';
import { logExport } from './log-export.ts';
import { fileName, fileTypes, writeListing } from './write-listing.ts';

/** The background work that writes a long list into a file. */
export function listWork(exporter: Exporter): Work {
  return {
    module: exporter.module,
    life: jobLife,
    check(scope, job) {
      if (!scope.permCodes.has(exporter.permission)) throw new Refusal('NO_PERMISSION');
      checkUnmask(scope, job.input as ExportInput);
    },
    async make(scope, job, { path, step }) {
      const input = job.input as ExportInput;
      const listing = await exporter.open(scope, input);
      let count = 0;
      async function* rows() {
        for await (const piece of listing.all()) {
          yield* piece;
          count += piece.length;
          await step(count);
        }
      }
      await pipeline(await writeListing(scope, { exporter, input, listing, rows: rows() }), createWriteStream(path));
      return { rows: count, fileName: fileName(exporter, scope, input), fileType: fileTypes[input.format] };
    },
    async made(scope, job, { rows }) {
      await logExport(scope, { exporter, input: job.input as ExportInput, rows });
      await tellMaker(scope, job, 'exportReady', rows);
    },
    failed: (scope, job) => tellMaker(scope, job, 'exportFailed'),
  };
}
