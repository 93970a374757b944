import type { CompanyTexts } from '#features/companies/texts/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useCompanyWords = wordsOf<CompanyTexts>('company');

export const companyWords = {
  company: {
    CN: () => import('#features/companies/texts/CN.ts'),
    EN: () => import('#features/companies/texts/EN.ts'),
  },
};
