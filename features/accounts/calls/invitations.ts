import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Done, Id, Input, Nothing } from '#core/contracts/shapes.ts';

/** Behind the link of the mail. */
const Code = Type.String({ maxLength: 64 });
const Password = Type.String({ maxLength: 1024 });

const Invitation = Type.Object({
  id: Id,
  tenant: Bilingual,
  /** The address that it was sent to. */
  email: Type.String(),
  /** What the inviting administrator called the person. */
  name: Type.String(),
  roles: Type.Array(Bilingual),
  validUntil: DateTime,
});

export const invitationCall = defineCall({
  method: 'GET',
  path: '/m/account/invitation',
  class: 'A',
  access: 'open',
  sides: ['portal'],
  rate: 'reset',
  owner: 'none',
  summary: 'What a mailed link invites to, and whether there is an account for its address to accept it with',
  summaryCN: '邮件链接邀请加入什么，该邮箱是否已有账号',
  input: Input({ code: Code }),
  output: Type.Object({ ...Invitation.properties, hasAccount: Type.Boolean() }),
});

export const joinCall = defineCall({
  method: 'POST',
  path: '/m/account/invitation/join',
  class: 'A',
  access: 'open',
  sides: ['portal'],
  rate: 'register',
  owner: 'none',
  summary: 'Accepts a mailed invitation for an address that has no account yet: makes one with this name and password',
  summaryCN: '没有账号的受邀人设定姓名和密码，接受邀请',
  input: Input({
    code: Code,
    nickname: Type.String({ maxLength: 50 }),
    newPwd: Password,
    newPwdConfirm: Password,
  }),
  output: Done,
});

export const refuseInvitationCall = defineCall({
  method: 'POST',
  path: '/m/account/invitation/decline',
  class: 'A',
  access: 'open',
  sides: ['portal'],
  rate: 'reset',
  owner: 'none',
  summary: 'Declines a mailed invitation by its link',
  summaryCN: '凭链接谢绝邮件邀请',
  input: Input({ code: Code }),
  output: Done,
});

export const ownInvitationsCall = defineCall({
  method: 'GET',
  path: '/web/user/invitations',
  class: 'R',
  access: 'signed-in',
  sides: ['portal'],
  rate: 'general',
  owner: 'self',
  summary: 'Open invitations to back offices, to the address of the own account',
  summaryCN: '发到本人邮箱、尚未答复的后台邀请',
  input: Nothing,
  output: Type.Object({ rows: Type.Array(Invitation) }),
});

export const answerInvitationCall = defineCall({
  method: 'POST',
  path: '/web/user/invitation',
  class: 'W',
  access: 'signed-in',
  sides: ['portal'],
  rate: 'general',
  owner: 'self',
  summary: 'Accepts or declines an invitation to the address of the own account',
  summaryCN: '接受或谢绝发到本人邮箱的邀请',
  input: Input({ id: Id, accept: Type.Boolean() }),
  output: Done,
});
