import {
  bulkDecideCall,
  bulkPendingCall,
  bulkPreviewCall,
  bulkSecondCall,
  bulkUndoCall,
} from '#features/casework/calls/bulk.ts';
import { caseThenCall, compareCall, dossierCall, verdictCall } from '#features/casework/calls/dossier.ts';
import { duplicateCall } from '#features/casework/calls/duplicates.ts';
import { caseFilesCall, caseFormCall } from '#features/casework/calls/papers.ts';
import {
  askJudgesCall,
  assignCall,
  caseCall,
  caseSubmissionCall,
  claimCall,
  correctionCall,
  decideCall,
  judgeReplyCall,
  judgesCall,
  markCall,
  opinionCall,
  queueCall,
  queueExportCall,
  releaseCall,
  revealCall,
  reviewersCall,
} from '#features/casework/calls/review.ts';
import { decideYearCall, moveYearCall, yearFactsCall } from '#features/casework/calls/year-editing.ts';
import { yearTrialCall } from '#features/casework/calls/year-trial.ts';
import { packCaseFiles } from '#features/casework/server/documents/pack-files.ts';
import { printCaseForm } from '#features/casework/server/documents/print-form.ts';
import { assignCase, listReviewers } from '#features/casework/server/review/assign.ts';
import { decideBulk, listBulk, previewBulk, undoBulk } from '#features/casework/server/review/bulk/bulk-decisions.ts';
import { answerAsSecond } from '#features/casework/server/review/bulk/second-person.ts';
import { caseCorrections, readCase } from '#features/casework/server/review/case.ts';
import { caseExporter } from '#features/casework/server/review/case-exporter.ts';
import { claimCase, releaseCase } from '#features/casework/server/review/claim.ts';
import { noteCorrection } from '#features/casework/server/review/correct.ts';
import { decideCase } from '#features/casework/server/review/decide.ts';
import { judgeDuplicate } from '#features/casework/server/review/duplicates.ts';
import { judgeReply } from '#features/casework/server/review/judge-reply.ts';
import { askJudges, listJudges } from '#features/casework/server/review/judges.ts';
import { markPaths } from '#features/casework/server/review/mark.ts';
import { addOpinion } from '#features/casework/server/review/opinion.ts';
import { readCaseThen } from '#features/casework/server/review/panels/case-then.ts';
import { compareCases } from '#features/casework/server/review/panels/compare.ts';
import { judgeFinding, readDossier } from '#features/casework/server/review/panels/dossier.ts';
import { listQueue } from '#features/casework/server/review/queue.ts';
import { revealValue } from '#features/casework/server/review/reveal.ts';
import { readSubmission } from '#features/casework/server/review/submissions.ts';
import { moveYear } from '#features/casework/server/years/publish-year.ts';
import { tryYear } from '#features/casework/server/years/try-year.ts';
import { readYearFacts } from '#features/casework/server/years/year-facts.ts';
import { exportList } from '#server/exports/export-list.ts';
import { type Handler, handle, handleSlow } from '#server/handle.ts';
import { originOf } from '#server/routes/origin.ts';

export const reviewRoutes: readonly Handler[] = [
  handle(queueCall, listQueue),
  handle(queueExportCall, (scope, { tenantId: _, format, ...filter }) =>
    exportList(scope, caseExporter, { format, filter, columns: [] }),
  ),
  handle(caseCall, readCase),
  handle(caseSubmissionCall, readSubmission),
  handle(caseThenCall, readCaseThen),
  handleSlow(caseFormCall, (call, { id }, http) =>
    printCaseForm(call, { id, origin: originOf(http, call.services.env) }),
  ),
  handleSlow(caseFilesCall, (call, { id }) => packCaseFiles(call, { id })),
  handle(claimCall, claimCase),
  handle(releaseCall, async (scope, input) => {
    await releaseCase(scope, input);
    return {};
  }),
  handle(assignCall, async (scope, input) => {
    await assignCase(scope, input);
    return {};
  }),
  handle(reviewersCall, listReviewers),
  handle(judgesCall, listJudges),
  handle(askJudgesCall, askJudges),
  handle(yearTrialCall, tryYear),
  handle(yearFactsCall, readYearFacts),
  handle(moveYearCall, moveYear),
  handle(decideYearCall, moveYear),
  handle(markCall, async (scope, input) => {
    await markPaths(scope, input);
    return {};
  }),
  handle(correctionCall, async (scope, input) => ({
    corrections: await caseCorrections(scope, await noteCorrection(scope, input)),
  })),
  handle(judgeReplyCall, async (scope, input) => ({
    corrections: await caseCorrections(scope, await judgeReply(scope, input)),
  })),
  handle(opinionCall, async (scope, input) => {
    await addOpinion(scope, input);
    return {};
  }),
  handle(decideCall, decideCase),
  handle(dossierCall, readDossier),
  handle(verdictCall, judgeFinding),
  handle(compareCall, compareCases),
  handle(duplicateCall, judgeDuplicate),
  handle(bulkPreviewCall, previewBulk),
  handle(bulkDecideCall, decideBulk),
  handle(bulkPendingCall, listBulk),
  handle(bulkUndoCall, undoBulk),
  handle(bulkSecondCall, answerAsSecond),
  handle(revealCall, revealValue),
];
