import { declareMessages, type Letter } from '#core/messages/message.ts';

/** The mail that invites, in the words of core/texts/mail. */
export const invitationLetter: Letter = {
  key: 'INVITATION',
  to: { CN: '受邀的人', EN: 'whoever is invited' },
  channels: ['MAIL'],
};

const toInviter = {
  to: { CN: '发出邀请的人', EN: 'whoever invited' },
  channels: ['INSIDE'],
  page: '/system/tenantuser',
} as const;

const accepted = { CN: '「{email}」接受了邀请', EN: '{email} accepted the invitation' };
const declined = { CN: '「{email}」谢绝了邀请', EN: '{email} declined the invitation' };

/** What came of an invitation to `{email}`. */
export const invitationMessages = declareMessages('INVITATION', {
  accepted: { ...toInviter, title: accepted, body: accepted },
  declined: { ...toInviter, title: declined, body: declined },
});
