import type { FlockWords } from '#core/documents/flock/facts.ts';
import type { Farm } from '#core/scoring/farm.ts';
import type { Report } from '#core/scoring/report.ts';
import type { ReportResult } from '#core/scoring/results.ts';

/** What every part of a report is drawn from, on the device and from a link. */
export interface ReportView {
  readonly farm: Farm;
  readonly report: Report;
  readonly result: ReportResult;
  readonly words: FlockWords;
  /** Minutes east of UTC of who reads. */
  readonly offset: number;
}
