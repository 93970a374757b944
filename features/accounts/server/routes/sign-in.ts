import type { Contract, InputOf, OutputOf } from '#core/contracts/contract.ts';
import {
  acloginCall,
  acpwdwebCall,
  captchaCall,
  loginwebCall,
  logoutCall,
  registerCall,
  resetloginnametCall,
  sendMailCall,
  sendSmsCall,
} from '#features/accounts/calls/accounts.ts';
import { invitationCall, joinCall, refuseInvitationCall } from '#features/accounts/calls/invitations.ts';
import { createCaptcha } from '#features/accounts/server/captcha.ts';
import { signOut } from '#features/accounts/server/own-sessions.ts';
import { register } from '#features/accounts/server/register.ts';
import { requestReset, resetPassword } from '#features/accounts/server/reset.ts';
import { sendMailCode, sendSmsCode } from '#features/accounts/server/send-code.ts';
import { signInByPassword, signInToOffice } from '#features/accounts/server/sign-in.ts';
import { signInByCode } from '#features/accounts/server/sign-in-by-code.ts';
import type { SignedIn } from '#features/accounts/server/signed-in.ts';
import { readInvitation, refuseInvitation } from '#features/tenants/server/invitations/answer.ts';
import { joinAsNew } from '#features/tenants/server/invitations/join.ts';
import { type Handler, type Http, handleOpen, type SlowCall } from '#server/handle.ts';
import { readDeviceCookie } from '#server/plugins/cookies.ts';

export const signInRoutes: readonly Handler[] = [
  handleOpen(captchaCall, createCaptcha),
  handleOpen(sendMailCall, sendMailCode),
  handleOpen(sendSmsCall, sendSmsCode),
  slowly(registerCall, register),
  slowly(acpwdwebCall, (call, input, { request }) =>
    signInByPassword(call, { ...input, devices: readDeviceCookie(request, input.side ?? 'portal') }),
  ),
  slowly(acloginCall, (call, input, { request }) =>
    signInToOffice(call, { ...input, devices: readDeviceCookie(request, 'office') }),
  ),
  slowly(loginwebCall, (call, input) => call.transact((scope) => signInByCode(scope, input))),
  slowly(resetloginnametCall, (call, { loginName = '', resetCode, newPwd, newPwdConfirm = '', ...asked }) =>
    resetCode === undefined && newPwd === undefined
      ? call.transact((scope) => requestReset(scope, { loginName, ...asked }))
      : resetPassword(call, { resetCode: resetCode ?? '', newPwd: newPwd ?? '', newPwdConfirm }),
  ),
  handleOpen(invitationCall, readInvitation),
  handleOpen(refuseInvitationCall, refuseInvitation),
  slowly(joinCall, joinAsNew),
  handleOpen(logoutCall, signOut),
];

/** Ties an open call to a verb that hashes passwords, which must not hold a connection meanwhile. */
function slowly<C extends Contract>(
  contract: C,
  run: (call: SlowCall, input: InputOf<C>, http: Http) => Promise<OutputOf<C> | SignedIn>,
): Handler {
  return {
    contract,
    run: (scope, input, http) =>
      run({ ...scope, read: (work) => work(scope), transact: (work) => work(scope) }, input as InputOf<C>, http),
    runSlow: (call, input, http) => run(call, input as InputOf<C>, http),
  };
}
