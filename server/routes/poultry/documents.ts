import { flockPdfCall } from '#core/contracts/flocks.ts';
import { printReport } from '../../domain/flocks/print-report.ts';
import { type Handler, handleSlow } from '../../handle.ts';

/** The report of a flock as PDF. */
export const flockDocumentRoutes: readonly Handler[] = [
  handleSlow(flockPdfCall, (call, input) => printReport(call, input)),
];
