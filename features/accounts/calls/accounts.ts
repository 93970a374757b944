import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { SessionAnswer } from '#core/contracts/session.ts';
import { Bilingual, Done, Id, Input, LocaleName, Nothing } from '#core/contracts/shapes.ts';
import { sides } from '#core/sides.ts';

const LoginName = Type.String({ maxLength: 254 });
const Password = Type.String({ maxLength: 1024 });
const Code = Type.String({ maxLength: 12 });
const Area = Type.String({ pattern: '^\\+\\d{1,4}$' });
/** Six digits of the authenticator app, or a recovery code. */
const SecondFactor = Type.String({ maxLength: 24 });
/** What a sign-in gives besides the password once it is asked: the second factor, or the code for a device that is new. */
const further = { totp: Type.Optional(SecondFactor), deviceCode: Type.Optional(Code) };
/** Signed in for seven days rather than until the browser is closed. */
const stay = { stay: Type.Optional(Type.Boolean()) };

/** Proof that a person is there: the picture's characters, or a solved proof of work instead. */
const human = {
  captchaId: Type.Optional(Id),
  authcode: Type.Optional(Code),
  pow: Type.Optional(Type.String({ maxLength: 2000 })),
};

/** The application that is signed in to, or that a mail is written for and leads back to; the portal unless said. */
const ownSide = { side: Type.Optional(Type.Literal('poultry')) };

export const openSessionCall = defineCall({
  method: 'POST',
  path: '/api/session/open',
  class: 'O',
  access: 'open',
  sides,
  rate: 'session',
  owner: 'none',
  summary: 'Opens a guest session: key agreement before anything can be signed',
  summaryCN: '打开访客会话，协商密钥',
  input: Input({
    v: Type.Literal(1),
    cpk: Type.String({ maxLength: 100 }),
    cn: Type.String({ maxLength: 30 }),
    lang: LocaleName,
  }),
  output: Type.Object({
    v: Type.Literal(1),
    token: Type.String(),
    spk: Type.String(),
    sn: Type.String(),
    sequence: Type.Integer(),
    idle: Type.Integer(),
    max: Type.Integer(),
  }),
});

export const captchaCall = defineCall({
  method: 'GET',
  path: '/api/authcode/simple',
  class: 'P',
  access: 'open',
  sides,
  rate: 'captcha',
  owner: 'none',
  summary: 'A picture of characters, one use, two minutes; with a proof-of-work challenge for whoever cannot see it',
  summaryCN: '图形验证码，两分钟内一次有效，看不见图的另有替代验证',
  input: Nothing,
  output: Type.Object({
    captchaId: Id,
    image: Type.String(),
    /** The challenge as JSON text: algorithm, challenge, salt, maxnumber, signature. */
    pow: Type.String(),
  }),
});

export const sendMailCall = defineCall({
  method: 'GET',
  path: '/api/authcode/sendMail',
  class: 'A',
  access: 'open',
  sides: ['portal', 'poultry'],
  rate: 'code',
  owner: 'none',
  whileReadOnly: true,
  summary: 'Sends a six-digit code by e-mail; the answer is the same whether or not the account exists',
  summaryCN: '发送六位邮件验证码，账号存在与否答复相同',
  input: Input({
    email: Type.String({ maxLength: 254 }),
    purpose: Type.Union([
      Type.Literal('REGISTER'),
      Type.Literal('LOGIN'),
      Type.Literal('BIND'),
      Type.Literal('CONTACT'),
      Type.Literal('OBJECT'),
    ]),
    ...ownSide,
    ...human,
  }),
  output: Type.Object({ prefix: Type.String(), retryAfter: Type.Integer() }),
});

export const sendSmsCall = defineCall({
  method: 'GET',
  path: '/api/authcode/sendSms',
  class: 'A',
  access: 'open',
  sides: ['portal', 'poultry'],
  rate: 'code',
  owner: 'none',
  whileReadOnly: true,
  summary: 'Sends a six-digit code to a mobile number; the answer is the same whether or not the account exists',
  summaryCN: '发送六位短信验证码，账号存在与否答复相同',
  input: Input({
    area: Area,
    phone: Type.String({ maxLength: 20 }),
    purpose: Type.Union([Type.Literal('REGISTER'), Type.Literal('LOGIN'), Type.Literal('BIND')]),
    ...human,
  }),
  output: Type.Object({ prefix: Type.String(), retryAfter: Type.Integer() }),
});

export const registerCall = defineCall({
  method: 'POST',
  path: '/m/account/acreg',
  class: 'A',
  access: 'open',
  sides: ['portal', 'poultry'],
  rate: 'register',
  owner: 'none',
  summary:
    'Registers a person or a company representative with a proven e-mail address or, without one, a proven mobile number, and signs in',
  summaryCN: '凭验证过的邮箱或手机号注册个人或单位代表，并登录',
  input: Input({
    kind: Type.Union([Type.Literal('PERSON'), Type.Literal('COMPANY')]),
    /** Proven by the code; left out by whoever registers with a mobile number. */
    email: Type.Optional(Type.String({ maxLength: 254 })),
    /** Proven by the code when there is no address; beside one a number to be called at, by which nobody signs in. */
    area: Type.Optional(Area),
    phone: Type.Optional(Type.String({ maxLength: 20 })),
    authcode: Code,
    nickname: Type.String({ maxLength: 50 }),
    loginPwd: Password,
    loginPwdConfirm: Password,
    locale: LocaleName,
    consent: Type.Boolean(),
    ...ownSide,
  }),
  output: SessionAnswer,
});

export const acpwdwebCall = defineCall({
  method: 'GET',
  path: '/m/account/acpwdweb',
  class: 'A',
  access: 'open',
  sides: ['portal', 'poultry'],
  rate: 'sign-in',
  owner: 'none',
  whileReadOnly: true,
  summary:
    'Sign-in to portal or FlockScore by password: login name, e-mail address or mobile number; second factor where set, else a code on a new device',
  summaryCN: '门户或禽评密码登录：登录名、邮箱或手机号',
  input: Input({ loginName: LoginName, loginPwd: Password, ...further, ...stay, ...ownSide, ...human }),
  output: SessionAnswer,
});

export const loginwebCall = defineCall({
  method: 'GET',
  path: '/m/account/loginweb',
  class: 'A',
  access: 'open',
  sides: ['portal'],
  rate: 'sign-in',
  owner: 'none',
  whileReadOnly: true,
  summary: 'Portal sign-in by a code sent to an e-mail address or a mobile number; second factor where set',
  summaryCN: '门户用邮箱或手机验证码登录',
  input: Input({
    method: Type.Union([Type.Literal('EMAIL'), Type.Literal('MOBILE')]),
    loginName: LoginName,
    area: Type.Optional(Area),
    authcode: Code,
    totp: Type.Optional(SecondFactor),
    ...stay,
  }),
  output: SessionAnswer,
});

export const acloginCall = defineCall({
  method: 'GET',
  path: '/m/account/aclogin',
  class: 'A',
  access: 'open',
  sides: ['office'],
  rate: 'sign-in',
  owner: 'none',
  whileReadOnly: true,
  summary:
    'Account sign-in to the back office: password, picture code, second factor where set, else a code on a new device',
  summaryCN: '后台登录：密码、图形验证码，已开启的两步验证，新设备另须验证码',
  input: Input({ loginName: LoginName, loginPwd: Password, ...further, ...human }),
  output: SessionAnswer,
});

export const resetloginnametCall = defineCall({
  method: 'GET',
  path: '/m/account/resetloginnamet',
  class: 'A',
  access: 'open',
  sides: ['portal', 'poultry'],
  rate: 'reset',
  owner: 'none',
  whileReadOnly: true,
  summary: 'Password reset: asks for a link by login name, or sets a new password with the code of a link',
  summaryCN: '重置密码：按登录名索取链接，或凭链接设置新密码',
  input: Input({
    loginName: Type.Optional(LoginName),
    resetCode: Type.Optional(Type.String({ maxLength: 64 })),
    newPwd: Type.Optional(Password),
    newPwdConfirm: Type.Optional(Password),
    ...ownSide,
    ...human,
  }),
  output: Done,
});

export const logoutCall = defineCall({
  method: 'GET',
  path: '/m/account/logout',
  class: 'A',
  access: 'open',
  sides,
  rate: 'general',
  owner: 'self',
  whileReadOnly: true,
  summary: 'Ends the session; tk is the token',
  summaryCN: '退出登录',
  input: Input({ tk: Type.Optional(Type.String({ maxLength: 64 })) }),
  output: Done,
});

const passwordChange = Input({
  loginName: LoginName,
  oldPwd: Password,
  newPwd: Password,
  /** Compared with newPwd where it is given; the page compares before it sends. */
  newPwdConfirm: Type.Optional(Password),
});
const passwordChanged = { CN: '密码已修改，其他设备已退出登录', EN: 'Password changed; other devices are signed out' };

export const webPasswordCall = defineCall({
  method: 'POST',
  path: '/m/account/pwdchange',
  class: 'A',
  access: 'signed-in',
  sides: ['portal', 'poultry'],
  rate: 'sign-in',
  owner: 'self',
  whileReadOnly: true,
  summary: 'Changes the own password from the portal; all other sessions end',
  summaryCN: '在门户修改本人密码，其他登录一并退出',
  success: passwordChanged,
  input: passwordChange,
  output: Done,
});

export const mgrPasswordCall = defineCall({
  method: 'POST',
  path: '/mgr/account/pwdchange',
  class: 'A',
  access: 'operator',
  sides: ['office'],
  rate: 'sign-in',
  owner: 'self',
  whileReadOnly: true,
  summary: 'Changes the own password from the back office; all other sessions end',
  summaryCN: '在后台修改本人密码，其他登录一并退出',
  success: passwordChanged,
  input: passwordChange,
  output: Done,
});

export const pwdresetCall = defineCall({
  method: 'POST',
  path: '/mgr/account/pwdreset',
  class: 'W',
  access: 'Mgr.TenantUser.reset',
  sides: ['office'],
  rate: 'reset',
  owner: 'tenant',
  summary: 'Sends a system user a one-time link to set a new password; operators never see or set it',
  summaryCN: '向系统用户发送一次性的设置密码链接，操作人员看不到密码',
  input: Input({ accountId: Id, tenantId: Id }),
  output: Done,
});

export const switchTenantCall = defineCall({
  method: 'POST',
  path: '/mgr/account/switch_tenant',
  class: 'W',
  access: 'operator',
  sides: ['office'],
  rate: 'general',
  owner: 'self',
  whileReadOnly: true,
  summary: 'Moves the session to another tenant of the user',
  summaryCN: '切换到本人的另一个租户',
  input: Input({ tenantId: Id }),
  output: Type.Object({ tenantId: Id, tenantName: Bilingual, permCodes: Type.Array(Type.String()) }),
});
