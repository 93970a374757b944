import { openStates } from '#features/complaints/shared/complaint.ts';
import { wordsForm } from '#features/complaints/shared/desk.ts';
import { and, eq, inArray } from '#server/database/sql.ts';
import type { ServerRoom } from '#server/features.ts';
import type { ActorScope } from '#server/scope.ts';
import { closeDueComplaints } from './close-due.ts';
import { complaintStore } from './complaint-store.ts';
import { complaintDatasets } from './datasets.ts';
import { getComplaint } from './find-complaint.ts';
import { complaintLogWords } from './log-words.ts';
import { complaintFileReader, complaintPart, complaintRetention } from './own-data.ts';
import { readyAnswerStore } from './ready-answer-store.ts';
import { complaintRoutes } from './routes.ts';
import { complaintFiles, complaints as table } from './tables.ts';

/** Complaints: filed on the portal, answered in the back office. */
export const complaints: ServerRoom = {
  handlers: complaintRoutes,
  stores: { complaint: complaintStore, complaintanswer: readyAnswerStore },
  keptObjects: { [wordsForm.code]: getComplaint },
  schedules: [{ name: 'close-complaints', cron: '20 * * * *', run: closeDueComplaints }],
  ownParts: [complaintPart],
  retention: { complaints: complaintRetention },
  fileReaders: [complaintFileReader],
  fileHolders: [complaintFiles.fileId],
  logWords: complaintLogWords,
  datasets: complaintDatasets,
  badges: complaintBadges,
};

/** What the office owes somebody, beside the menu. */
async function complaintBadges(scope: ActorScope): Promise<Record<string, number>> {
  if (!scope.permCodes.has('Mgr.Complaint')) return {};
  const isOpen = and(eq(table.tenantId, scope.tenantId), inArray(table.state, [...openStates]));
  return { Complaint: await scope.db.$count(table, isOpen) };
}
