import type { OwnForm } from '#core/forms/own-form.ts';
import type { Section } from '#core/forms/section.ts';
import { programmeHeads } from '#features/casework/programmes/heads.ts';

/** What an owner lets an agent do for the company: in which programmes, none named for all, and until when. */
export const authorisationSection: Section = {
  key: 'authorisation',
  title: { CN: '授权范围', EN: 'What the agent may do' },
  fields: [
    {
      kind: 'multi-choice',
      key: 'programmes',
      label: { CN: '能办的事项', EN: 'Programmes' },
      hint: { CN: '不选就是全部事项。', EN: 'Leave empty for all programmes.' },
      options: programmeHeads.map(({ code, short }) => ({ value: code, label: short })),
    },
    {
      kind: 'date',
      key: 'validTo',
      label: { CN: '授权到', EN: 'Authorised until' },
      hint: { CN: '当天仍有效；不填则不限期。', EN: 'The last day counts. Leave empty for no end date.' },
      min: { days: 0 },
      max: { years: 5 },
      width: 'half',
    },
  ],
};

/** Names its fields where they are refused. */
export const authorisationForm: OwnForm = {
  code: 'authorisation',
  name: { CN: '经办人授权', EN: 'Authorisation of an agent' },
  sections: [authorisationSection],
};
