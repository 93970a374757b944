import { getProgramme } from '#features/casework/programmes/registry.ts';
import { printOwnForm } from '#features/casework/server/documents/print-form.ts';
import {
  phoenixAdvanceCall,
  phoenixCreateCall,
  phoenixDetailCall,
  phoenixFormCall,
  phoenixMaterialsCall,
  phoenixRecordsCall,
  phoenixRenewCall,
  phoenixResultsCall,
  phoenixSaveCalls,
  phoenixTypesCall,
  phoenixYearsCall,
} from '#features/phoenix-plan/calls.ts';
import { phoenixCode, saveSteps } from '#features/phoenix-plan/shared/steps.ts';
import type { ServerRoom } from '#server/features.ts';
import { handle, handleOpen, handleSlow } from '#server/handle.ts';
import { originOf } from '#server/routes/origin.ts';
import { readPhoenixRecords } from './company-records.ts';
import { phoenixLogWords } from './log-words.ts';
import { renewalPart } from './own-data.ts';
import { readAdvance, readDetail, readMaterials, readRecords, readTypes, readYears } from './read.ts';
import { renewalStore } from './renewal-store.ts';
import { renewDocument } from './renewals.ts';
import { readResults } from './results.ts';
import { createPhoenix, saveStep } from './write.ts';

/** The calls of the Phoenix Plan; its form, review and records are those of every programme. */
export const phoenixPlan: ServerRoom = {
  handlers: [
    handleOpen(phoenixYearsCall, readYears),
    handleOpen(phoenixTypesCall, readTypes),
    handleOpen(phoenixResultsCall, readResults),
    handle(phoenixAdvanceCall, readAdvance),
    handle(phoenixCreateCall, createPhoenix),
    ...saveSteps.map((step) => handle(phoenixSaveCalls[step]!, (scope, input) => saveStep(scope, step, input))),
    handle(phoenixMaterialsCall, readMaterials),
    handle(phoenixRenewCall, renewDocument),
    handle(phoenixDetailCall, readDetail),
    handle(phoenixRecordsCall, readRecords),
    handleSlow(phoenixFormCall, (call, { id }, http) =>
      printOwnForm(call, {
        id,
        programme: getProgramme(phoenixCode),
        origin: originOf(http, call.services.env),
      }),
    ),
  ],
  stores: { renewal: renewalStore },
  ownParts: [renewalPart],
  companyRecords: readPhoenixRecords,
  logWords: phoenixLogWords,
};
