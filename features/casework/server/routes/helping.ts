import {
  helpCasesCall,
  helpDoneCall,
  helpEndCall,
  helpFormCall,
  helpGrantCall,
  helpListCall,
  helpRedeemCall,
  helpSaveCall,
} from '#features/casework/calls/helping.ts';
import { endHelp, grantHelp, listGrants } from '#features/casework/server/helping/grants.ts';
import { finishHelp, listHelped, readHelpForm } from '#features/casework/server/helping/help-form.ts';
import { saveHelped } from '#features/casework/server/helping/help-save.ts';
import { redeemHelp } from '#features/casework/server/helping/redeem.ts';
import { type Handler, handle } from '#server/handle.ts';

/** Filling in for somebody: what the applicant allows, and what the helper does with it. */
export const helpingRoutes: readonly Handler[] = [
  handle(helpListCall, listGrants),
  handle(helpGrantCall, grantHelp),
  handle(helpEndCall, async (scope, input) => {
    await endHelp(scope, input);
    return {};
  }),
  handle(helpRedeemCall, redeemHelp),
  handle(helpCasesCall, listHelped),
  handle(helpFormCall, readHelpForm),
  handle(helpSaveCall, saveHelped),
  handle(helpDoneCall, async (scope, input) => {
    await finishHelp(scope, input);
    return {};
  }),
];
