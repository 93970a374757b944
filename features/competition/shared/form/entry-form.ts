import type { OwnForm } from '#core/forms/own-form.ts';
import type { Edition } from '#features/competition/shared/edition.ts';
import { applicantSection } from './applicant-section.ts';
import { attachmentsSection } from './attachments-section.ts';
import { companySection } from './company-section.ts';
import { commitmentSection, contactSection, referrerSection, settleSection } from './further-sections.ts';
import { projectSection } from './project-section.ts';

export type FormTerms = Pick<Edition, 'tracks' | 'groups' | 'taxYear' | 'forecastYear'>;

/** Names the form in uploads and drafts, and the competition in numbers and calls. */
export const entryCode = 'itec';

/** The registration form of an edition: one declaration for browser, server, print and export. */
export function entryForm(terms: FormTerms): OwnForm {
  return {
    code: entryCode,
    name: { CN: 'ITEC 参赛报名表', EN: 'ITEC entry form' },
    sections: [
      projectSection(terms),
      companySection(terms),
      applicantSection,
      contactSection,
      referrerSection,
      settleSection,
      attachmentsSection,
      commitmentSection,
    ],
  };
}

/** The form without an edition: which files it takes does not depend on one. */
export const plainEntryForm: OwnForm = entryForm({ tracks: [], groups: [], taxYear: 0, forecastYear: 0 });
