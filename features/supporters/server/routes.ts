import {
  originVisitCall,
  supporterCheckCall,
  supporterOneCall,
  supporterOtecCall,
  supporterSaveCall,
  supporterSubmitCall,
} from '#features/supporters/calls.ts';
import { noteVisit } from '#server/base/origin-marks.ts';
import { type Handler, handle, handleOpen } from '#server/handle.ts';
import {
  checkSupporter,
  listReferred,
  readSupporter,
  saveSupporter,
  submitSupporter,
} from './supporters/supporters.ts';

/** Who refers people and projects, and by which source visitors come. */
export const supportersRoutes: readonly Handler[] = [
  handle(supporterOneCall, readSupporter),
  handle(supporterSaveCall, saveSupporter),
  handle(supporterSubmitCall, submitSupporter),
  handle(supporterOtecCall, listReferred),
  handle(supporterCheckCall, checkSupporter),
  handleOpen(originVisitCall, async (scope, input) => {
    await noteVisit(scope, input);
    return {};
  }),
];
