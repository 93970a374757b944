import type { CompaniesOfficeTexts } from '#features/companies/texts/office/CN.ts';
import { textsOf } from '#web/office/texts.ts';

/** The words of the back office and of this room. */
export const useTexts = textsOf<CompaniesOfficeTexts>();

export const words = {
  CN: () => import('#features/companies/texts/office/CN.ts'),
  EN: () => import('#features/companies/texts/office/EN.ts'),
};
