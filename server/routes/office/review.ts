import {
  askJudgesCall,
  assignCall,
  caseCall,
  caseFormCall,
  claimCall,
  correctionCall,
  decideCall,
  judgeReplyCall,
  judgesCall,
  markCall,
  opinionCall,
  queueCall,
  releaseCall,
  revealCall,
  reviewersCall,
} from '#features/casework/calls/review.ts';
import { printCaseForm } from '../../domain/documents/print-form.ts';
import { assignCase, listReviewers } from '../../domain/review/assign.ts';
import { caseCorrections, readCase } from '../../domain/review/case.ts';
import { claimCase, releaseCase } from '../../domain/review/claim.ts';
import { noteCorrection } from '../../domain/review/correct.ts';
import { decideCase } from '../../domain/review/decide.ts';
import { judgeReply } from '../../domain/review/judge-reply.ts';
import { askJudges, listJudges } from '../../domain/review/judges.ts';
import { markPath } from '../../domain/review/mark.ts';
import { addOpinion } from '../../domain/review/opinion.ts';
import { listQueue } from '../../domain/review/queue.ts';
import { revealValue } from '../../domain/review/reveal.ts';
import { type Handler, handle, handleSlow } from '../../handle.ts';
import { originOf } from '../origin.ts';

export const reviewRoutes: readonly Handler[] = [
  handle(queueCall, listQueue),
  handle(caseCall, readCase),
  handleSlow(caseFormCall, (call, { id }, http) =>
    printCaseForm(call, { id, origin: originOf(http, call.services.env) }),
  ),
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
  handle(markCall, async (scope, input) => {
    await markPath(scope, input);
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
  handle(revealCall, revealValue),
];
