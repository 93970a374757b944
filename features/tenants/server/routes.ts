import { rightsCall, rightsPreviewCall, saveRightsCall } from '#core/contracts/office.ts';
import {
  answerInvitationCall,
  invitationCall,
  joinCall,
  ownInvitationsCall,
  refuseInvitationCall,
} from '#features/accounts/calls/invitations.ts';
import { slowly } from '#features/accounts/server/routes/slowly.ts';
import { type Handler, handle, handleOpen } from '#server/handle.ts';
import { answerInvitation, listOwnInvitations, readInvitation, refuseInvitation } from './invitations/answer.ts';
import { joinAsNew } from './invitations/join.ts';
import { getRights, previewRights } from './rights/queries.ts';
import { saveRights } from './rights/save.ts';

/** Invitations and the rights of roles. */
export const tenantRoutes: readonly Handler[] = [
  handleOpen(invitationCall, readInvitation),
  handleOpen(refuseInvitationCall, refuseInvitation),
  slowly(joinCall, joinAsNew),
  handle(ownInvitationsCall, listOwnInvitations),
  handle(answerInvitationCall, answerInvitation),
  handle(rightsCall, getRights),
  handle(rightsPreviewCall, previewRights),
  handle(saveRightsCall, saveRights),
];
