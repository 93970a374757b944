import type { InputOf } from '#core/contracts/contract.ts';
import { overviewCall } from '#features/accounts/calls/own-account.ts';
import {
  callsOf,
  declareListCall,
  declareOneCall,
  declareStatusCall,
  programmeYearCall,
} from '#features/casework/calls/applications.ts';
import { certificateCall, verifyCall } from '#features/casework/calls/papers.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { answerCorrection } from '#features/casework/server/applications/answer-correction.ts';
import { copyApplication } from '#features/casework/server/applications/copy.ts';
import { readKnown } from '#features/casework/server/applications/known-answers.ts';
import { readOverview } from '#features/casework/server/applications/overview.ts';
import { listDeclares, listOwn, readOwn, readYear } from '#features/casework/server/applications/queries.ts';
import { verifyCertificate } from '#features/casework/server/applications/read-certificate.ts';
import { removeDraft } from '#features/casework/server/applications/remove-draft.ts';
import { saveSection } from '#features/casework/server/applications/sections/save-section.ts';
import { changeStatus } from '#features/casework/server/applications/status/change-status.ts';
import { takeBack } from '#features/casework/server/applications/status/take-back.ts';
import { submitApplication } from '#features/casework/server/applications/submit.ts';
import { verifyReceipt } from '#features/casework/server/applications/verify.ts';
import { type Handler, handle, handleOpen } from '#server/handle.ts';

/** What every programme answers, but for the documents, which have routes of their own. */
function programmeRoutes(code: string): Handler[] {
  const calls = callsOf(code);
  return [
    handle(calls.list, (scope) => listOwn(scope, code)),
    handle(calls.one, (scope, { id }) => readOwn(scope, { id, programme: code })),
    handle(calls.known, (scope, input) => readKnown(scope, code, input)),
    handle(calls.save, (scope, input) => saveSection(scope, code, input)),
    handle(calls.submit, (scope, input) => submitApplication(scope, code, input)),
    handle(calls.back, (scope, input) => takeBack(scope, code, input)),
    handle(calls.del, async (scope, input) => {
      await removeDraft(scope, code, input);
      return {};
    }),
    handle(calls.copy, (scope, input) => copyApplication(scope, code, input)),
    handle(calls.answer, (scope, input) => answerCorrection(scope, code, input)),
  ];
}

export const applicationsRoutes: readonly Handler[] = [
  ...programmes.flatMap(({ code }) => programmeRoutes(code)),
  handle(overviewCall, readOverview),
  handle(declareListCall, listDeclares),
  handle(declareOneCall, (scope, { id }) => readOwn(scope, { id })),
  handle(declareStatusCall, changeStatus),
  handleOpen(programmeYearCall, readYear),
  handleOpen(certificateCall, verifyCertificate),
  {
    ...handleOpen(verifyCall, (scope, input) =>
      verifyReceipt({ services: scope.services, read: (work) => work(scope) }, input),
    ),
    // Files are read without holding a connection.
    runSlow: (call, input) => verifyReceipt(call, input as InputOf<typeof verifyCall>),
  },
];
