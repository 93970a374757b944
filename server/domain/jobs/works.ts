import { archiveSource } from '../../database/tables/jobs.ts';
import { listWork } from '../exports/list-work.ts';
import { getExporter } from '../exports/registry.ts';
import { archiveWork } from '../own-data/archive-work.ts';
import { batchPrefix, getBatchWork } from '../resources/batch-work.ts';
import type { Work } from './work.ts';

/**
 * The work of a job by its source: the archive of somebody's own data, a batch on the list after `batch:`, or the file
 * of the list of that name; throws NOT_FOUND.
 */
export function getWork(source: string): Work {
  if (source === archiveSource) return archiveWork;
  return source.startsWith(batchPrefix) ? getBatchWork(source) : listWork(getExporter(source));
}
