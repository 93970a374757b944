import {
  originVisitCall,
  supporterCheckCall,
  supporterOneCall,
  supporterSaveCall,
  supporterSubmitCall,
} from '#features/supporters/calls.ts';
import { noteVisit } from '#server/base/origin-marks.ts';
import { type Handler, handle, handleOpen } from '#server/handle.ts';
import { checkSupporter, readSupporter, saveSupporter, submitSupporter } from './supporters/supporters.ts';

/** Who refers people and projects, and by which source visitors come. */
export const supportersRoutes: readonly Handler[] = [
  handle(supporterOneCall, readSupporter),
  handle(supporterSaveCall, saveSupporter),
  handle(supporterSubmitCall, submitSupporter),
  handle(supporterCheckCall, checkSupporter),
  handleOpen(originVisitCall, async (scope, input) => {
    await noteVisit(scope, input);
    return {};
  }),
];
