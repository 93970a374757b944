import * as calls from '#features/competition/calls.ts';
import * as counter from '#features/competition/counter-calls.ts';
import * as organiser from '#features/competition/organiser-calls.ts';
import { supporterOtecCall } from '#features/supporters/calls.ts';
import type { ServerRoom } from '#server/features.ts';
import { handle, handleOpen, handleSlow } from '#server/handle.ts';
import { originOf } from '#server/routes/origin.ts';
import { printForOrganiser, printOwnAward, printOwnSupport } from './award-certificates.ts';
import { beginEntry, reportChange, shareEntry, withdrawEntry } from './begin.ts';
import { writeCounterCalendar } from './counter/calendar.ts';
import { bookCounter, freeCounter, readCounter } from './counter/counter.ts';
import { printSheet } from './counter/print-sheet.ts';
import { competitionDatasets } from './datasets.ts';
import { editionStore } from './edition-store.ts';
import { entryStore } from './entry-store.ts';
import { entryFiles } from './file-policy.ts';
import { submitEntry } from './hand-in.ts';
import { printInvite } from './invite-sheet.ts';
import { competitionLogWords } from './log-words.ts';
import { checkEntry } from './organiser/check.ts';
import { readPipeline } from './organiser/pipeline.ts';
import { entryPart, organiserPart } from './own-data.ts';
import { packEntry } from './packet/entry-packet.ts';
import { readPublicEdition } from './public.ts';
import { listEntries, readCashOut, readDetail, readEntry, readMaterial } from './read.ts';
import { listReferred, readReferral } from './referrals.ts';
import { roundStore } from './round-store.ts';
import { saveStage } from './saves.ts';

/** The start-up competition: editions, rounds, entries and what becomes of them. */
export const competition: ServerRoom = {
  handlers: [
    handleOpen(calls.editionCall, readPublicEdition),
    handle(calls.entryListCall, listEntries),
    handle(calls.entryBeginCall, beginEntry),
    handle(calls.entryOneCall, readEntry),
    handle(calls.entryDetailCall, readDetail),
    handle(calls.entryMaterialCall, readMaterial),
    handle(calls.entryClaimCall, readCashOut),
    handle(calls.entrySaveCall, (scope, input) => saveStage(scope, 'apply', input)),
    handle(calls.visitSaveCall, (scope, input) => saveStage(scope, 'seit', input)),
    handle(calls.materialSaveCall, (scope, input) => saveStage(scope, 'mra', input)),
    handle(calls.claimSaveCall, (scope, input) => saveStage(scope, 'rf', input)),
    handle(calls.entrySubmitCall, submitEntry),
    handle(calls.entryWithdrawCall, withdrawEntry),
    handle(calls.entryShareCall, shareEntry),
    handle(calls.entryChangeCall, reportChange),
    handle(calls.referralCall, readReferral),
    handle(supporterOtecCall, listReferred),
    handleSlow(calls.awardFileCall, (call, { id }, http) =>
      printOwnAward(call, { id, origin: originOf(http, call.services.env) }),
    ),
    handleSlow(calls.supportFileCall, (call, { id }, http) =>
      printOwnSupport(call, { id, origin: originOf(http, call.services.env) }),
    ),
    handleSlow(calls.inviteFileCall, (call, _, http) =>
      printInvite(call, { origin: originOf(http, call.services.env) }),
    ),
    handle(counter.counterCall, readCounter),
    handle(counter.counterBookCall, bookCounter),
    handle(counter.counterFreeCall, freeCounter),
    handle(counter.counterCalendarCall, writeCounterCalendar),
    handleSlow(counter.printSheetCall, (call, { id }, http) =>
      printSheet(call, { id, origin: originOf(http, call.services.env) }),
    ),
    handleSlow(organiser.entryCertificateCall, (call, { id, kind }, http) =>
      printForOrganiser(call, { id, kind, origin: originOf(http, call.services.env) }),
    ),
    handleSlow(organiser.entryPacketCall, packEntry),
    handle(organiser.entryCheckCall, checkEntry),
    handle(organiser.pipelineCall, readPipeline),
  ],
  stores: { itecedition: editionStore, itecround: roundStore, itecentry: entryStore },
  ownParts: [entryPart, organiserPart],
  fileReaders: [entryFiles],
  logWords: competitionLogWords,
  datasets: competitionDatasets,
};
