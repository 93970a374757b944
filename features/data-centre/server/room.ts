import * as calls from '#features/data-centre/calls.ts';
import type { ServerRoom } from '#server/features.ts';
import { handle, handleSlow } from '#server/handle.ts';
import { fetchRunFile, listDatasets, listRuns, writeBoardFile, writePivotFile } from './files.ts';
import { reportLogWords } from './log-words.ts';
import { readBoard } from './read-board.ts';
import { readPivot } from './read-pivot.ts';
import { reportStore } from './report-store.ts';
import { runDueReports } from './run-report.ts';

/** Figures of what the other rooms hand in as datasets: the decision centre, and reports that people make. */
export const dataCentre: ServerRoom = {
  handlers: [
    handle(calls.boardCall, readBoard),
    handle(calls.datasetsCall, listDatasets),
    handle(calls.pivotCall, readPivot),
    handle(calls.reportRunsCall, listRuns),
    handle(calls.reportFileCall, fetchRunFile),
    handleSlow(calls.pivotFileCall, writePivotFile),
    handleSlow(calls.boardFileCall, writeBoardFile),
  ],
  stores: { reportform: reportStore },
  schedules: [{ name: 'run-reports', cron: '* * * * *', run: runDueReports }],
  logWords: reportLogWords,
};
