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
import { requestReset, resetPassword } from '#features/accounts/server/passwords/reset.ts';
import { register } from '#features/accounts/server/register.ts';
import { signOut } from '#features/accounts/server/sessions/own-sessions.ts';
import { createCaptcha } from '#features/accounts/server/sign-in/captcha.ts';
import { sendMailCode, sendSmsCode } from '#features/accounts/server/sign-in/send-code.ts';
import { signInByPassword, signInToOffice } from '#features/accounts/server/sign-in/sign-in.ts';
import { signInByCode } from '#features/accounts/server/sign-in/sign-in-by-code.ts';
import { type Handler, handleOpen } from '#server/handle.ts';
import { readDeviceCookie } from '#server/plugins/cookies.ts';
import { slowly } from './slowly.ts';

export const signInRoutes: readonly Handler[] = [
  handleOpen(captchaCall, createCaptcha),
  handleOpen(sendMailCall, sendMailCode),
  handleOpen(sendSmsCall, sendSmsCode),
  slowly(registerCall, (call, input, { request }) =>
    register(call, { ...input, devices: readDeviceCookie(request, input.side ?? 'portal') }),
  ),
  slowly(acpwdwebCall, (call, input, { request }) =>
    signInByPassword(call, { ...input, devices: readDeviceCookie(request, input.side ?? 'portal') }),
  ),
  slowly(acloginCall, (call, input, { request }) =>
    signInToOffice(call, { ...input, devices: readDeviceCookie(request, 'office') }),
  ),
  slowly(loginwebCall, (call, input, { request }) =>
    call.transact((scope) => signInByCode(scope, { ...input, devices: readDeviceCookie(request, 'portal') })),
  ),
  slowly(resetloginnametCall, (call, { loginName = '', resetCode, newPwd, newPwdConfirm = '', ...asked }) =>
    resetCode === undefined && newPwd === undefined
      ? call.transact((scope) => requestReset(scope, { loginName, ...asked }))
      : resetPassword(call, { resetCode: resetCode ?? '', newPwd: newPwd ?? '', newPwdConfirm }),
  ),
  handleOpen(logoutCall, signOut),
];
