import { archiveSource } from '#server/database/tables/jobs.ts';
import { listWork } from '#server/exports/list-work.ts';
import type { Work } from '#server/jobs/background-work.ts';
import { batchPrefix, getBatchWork } from '#server/resources/batch-work.ts';
import { archiveWork } from './accounts/server/own-data/archive-work.ts';
import { getExporter } from './exporters.ts';
import { getResource } from './resources.ts';
import { stores } from './stores.ts';

/**
 * The work of a job by its source: the archive of somebody's own data, a batch on the list after `batch:`, or the file
 * of the list of that name; throws NOT_FOUND.
 */
export function getWork(source: string): Work {
  if (source === archiveSource) return archiveWork;
  return source.startsWith(batchPrefix)
    ? getBatchWork(stored(source.slice(batchPrefix.length)))
    : listWork(getExporter(source));
}

function stored(code: string) {
  return { resource: getResource(code), store: stores[code]! };
}
