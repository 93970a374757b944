import type { OwnForm } from '#core/forms/own-form.ts';
import type { Section } from '#core/forms/section.ts';
import { authorisationSection } from './authorisation.ts';

/** Days in which an invitation can be answered, as its owner may choose them. */
export const invitationDays = [7, 14, 30] as const;

/** Whom an owner invites to act for the company, how long they have to answer, and what they may then do. */
export const invitationSection: Section = {
  key: 'invitation',
  title: { CN: '邀请同事', EN: 'Invite a colleague' },
  fields: [
    {
      kind: 'email',
      key: 'email',
      label: { CN: '同事的邮箱', EN: 'E-mail of the colleague' },
      hint: {
        CN: '对方用这个邮箱登录或注册后，自己接受邀请。',
        EN: 'They accept it themselves, signed in with this address.',
      },
      required: true,
    },
    {
      kind: 'choice',
      key: 'days',
      label: { CN: '邀请有效期', EN: 'The invitation is open for' },
      options: invitationDays.map((days) => ({
        value: String(days),
        label: { CN: `${days} 天`, EN: `${days} days` },
      })),
      required: true,
    },
    ...authorisationSection.fields,
  ],
};

/** Names its fields where they are refused. */
export const invitationForm: OwnForm = {
  code: 'invitation',
  name: { CN: '邀请同事', EN: 'Invitation of a colleague' },
  sections: [invitationSection],
};
