import { mgrPasswordCall, pwdresetCall, switchTenantCall, webPasswordCall } from '#features/accounts/calls/accounts.ts';
import {
  beginTotpCall,
  bindEmailCall,
  bindPhoneCall,
  confirmTotpCall,
  endSessionCall,
  messagesCall,
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
import { saveAvatar } from '#features/accounts/server/avatar.ts';
import { bindEmail } from '#features/accounts/server/bind-email.ts';
import { listMessages, readMessage } from '#features/accounts/server/inbox.ts';
import { changePassword } from '#features/accounts/server/passwords/change-password.ts';
import { sendResetToMember } from '#features/accounts/server/passwords/send-reset.ts';
import { readPreference, savePreference } from '#features/accounts/server/preferences.ts';
import { bindPhone, readProfile, saveProfile } from '#features/accounts/server/profile.ts';
import {
  beginTotp,
  confirmTotp,
  readSecondFactor,
  removeTotp,
  renewRecoveryCodes,
} from '#features/accounts/server/second-factor/own-second-factor.ts';
import { endOwnSessions, listSessions } from '#features/accounts/server/sessions/own-sessions.ts';
import { switchTenant } from '#features/accounts/server/sessions/switch-tenant.ts';
import { readTags, saveTags } from '#features/accounts/server/tags.ts';
import { type Handler, handle, handleSlow } from '#server/handle.ts';

export const ownAccountRoutes: readonly Handler[] = [
  handle(profileCall, readProfile),
  handle(saveProfileCall, saveProfile),
  handle(saveAvatarCall, saveAvatar),
  handleSlow(bindEmailCall, bindEmail),
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
  handle(messagesCall, listMessages),
  handle(readMessageCall, readMessage),
  handle(preferenceCall, readPreference),
  handle(savePreferenceCall, savePreference),
];
