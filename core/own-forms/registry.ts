import { companyAuthForm } from './company-auth.ts';
import type { OwnForm } from './own-form.ts';
import { supporterForm } from './supporter.ts';
import { talentCertificatesForm } from './talent-certificates.ts';

/** Every form of one's own. */
export const ownForms: readonly OwnForm[] = [companyAuthForm, talentCertificatesForm, supporterForm];

/** The form of a code, if there is one. */
export function findOwnForm(code: string): OwnForm | undefined {
  return ownForms.find((form) => form.code === code);
}
