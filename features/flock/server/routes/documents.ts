import { flockPdfCall } from '#features/flock/calls.ts';
import { printReport } from '#features/flock/server/reports/print-report.ts';
import { type Handler, handleSlow } from '#server/handle.ts';

/** The report of a flock as PDF. */
export const flockDocumentRoutes: readonly Handler[] = [
  handleSlow(flockPdfCall, (call, input) => printReport(call, input)),
];
