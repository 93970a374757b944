import type { OwnForm } from '#core/forms/own-form.ts';
import { companyAuthForm } from './companies/shared/company-auth.ts';
import { talentCertificatesForm } from './companies/shared/talent-certificates.ts';
import { rightForm } from './company-rights/shared/right.ts';
import { plainEntryForm } from './competition/shared/form/entry-form.ts';
import { awardForm, claimForm, visitForm } from './competition/shared/form/stage-forms.ts';
import { complaintForm } from './complaints/shared/complaint.ts';
import { supporterForm } from './supporters/shared/supporter.ts';

/** Every form of one's own. */
export const ownForms: readonly OwnForm[] = [
  companyAuthForm,
  talentCertificatesForm,
  rightForm,
  supporterForm,
  complaintForm,
  plainEntryForm,
  visitForm,
  awardForm,
  claimForm,
];

/** The form of a code, if there is one. */
export function findOwnForm(code: string): OwnForm | undefined {
  return ownForms.find((form) => form.code === code);
}
