import { reportCall, reportFileCall } from '#features/report-card/calls.ts';
import type { ServerRoom } from '#server/features.ts';
import { handleOpen } from '#server/handle.ts';
import { readReport } from './read-report.ts';
import { printReport } from './report-file.ts';
import { spellStore } from './spell-store.ts';

/** The office's own report card, and the list behind it. */
export const reportCard: ServerRoom = {
  handlers: [handleOpen(reportCall, readReport), handleOpen(reportFileCall, printReport)],
  stores: { casestep: spellStore },
};
