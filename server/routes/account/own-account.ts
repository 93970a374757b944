import { mgrPasswordCall, pwdresetCall, switchTenantCall, webPasswordCall } from '#features/accounts/calls/accounts.ts';
import { answerInvitationCall, ownInvitationsCall } from '#features/accounts/calls/invitations.ts';
import {
  beginTotpCall,
  bindPhoneCall,
  confirmTotpCall,
  endSessionCall,
  messagesCall,
  overviewCall,
  preferenceCall,
  profileCall,
  readMessageCall,
  recoveryCodesCall,
  removeTotpCall,
  saveAvatarCall,
  savePreferenceCall,
  saveProfileCall,
  secondFactorCall,
  sessionsCall,
} from '#features/accounts/calls/own-account.ts';
import { saveTagsCall, tagsCall } from '#features/accounts/calls/own-tags.ts';
import { saveAvatar } from '../../domain/accounts/avatar.ts';
import { changePassword } from '../../domain/accounts/change-password.ts';
import { readOverview } from '../../domain/accounts/overview.ts';
import {
  beginTotp,
  confirmTotp,
  readSecondFactor,
  removeTotp,
  renewRecoveryCodes,
} from '../../domain/accounts/own-second-factor.ts';
import { endOwnSessions, listSessions } from '../../domain/accounts/own-sessions.ts';
import { readPreference, savePreference } from '../../domain/accounts/preferences.ts';
import { bindPhone, readProfile, saveProfile } from '../../domain/accounts/profile.ts';
import { sendResetToMember } from '../../domain/accounts/send-reset.ts';
import { switchTenant } from '../../domain/accounts/switch-tenant.ts';
import { readTags, saveTags } from '../../domain/accounts/tags.ts';
import { answerInvitation, listOwnInvitations } from '../../domain/invitations/answer.ts';
import { listMessages, readMessage } from '../../domain/messages/inbox.ts';
import { type Handler, handle, handleSlow } from '../../handle.ts';

export const ownAccountRoutes: readonly Handler[] = [
  handle(profileCall, readProfile),
  handle(saveProfileCall, saveProfile),
  handle(saveAvatarCall, saveAvatar),
  handle(bindPhoneCall, bindPhone),
  handle(tagsCall, readTags),
  handle(saveTagsCall, saveTags),
  handleSlow(webPasswordCall, changePassword),
  handleSlow(mgrPasswordCall, changePassword),
  handle(pwdresetCall, sendResetToMember),
  handle(secondFactorCall, readSecondFactor),
  handle(beginTotpCall, beginTotp),
  handleSlow(confirmTotpCall, confirmTotp),
  handleSlow(removeTotpCall, removeTotp),
  handleSlow(recoveryCodesCall, renewRecoveryCodes),
  handle(sessionsCall, listSessions),
  handle(endSessionCall, endOwnSessions),
  handle(switchTenantCall, switchTenant),
  handle(ownInvitationsCall, listOwnInvitations),
  handle(answerInvitationCall, answerInvitation),
  handle(overviewCall, readOverview),
  handle(messagesCall, listMessages),
  handle(readMessageCall, readMessage),
  handle(preferenceCall, readPreference),
  handle(savePreferenceCall, savePreference),
];
