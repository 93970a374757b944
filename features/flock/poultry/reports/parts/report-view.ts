import type { FlockWords } from '#features/flock/shared/documents/facts.ts';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import type { ReportResult } from '#features/flock/shared/scoring/results/results.ts';

/** What every part of a report is drawn from, on the device and from a link. */
export interface ReportView {
  readonly farm: Farm;
  readonly report: Report;
  readonly result: ReportResult;
  readonly words: FlockWords;
  /** Minutes east of UTC of whoever reads. */
  readonly offset: number;
}
