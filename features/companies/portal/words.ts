import type { CompanyTexts } from '#features/companies/texts/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useCompanyWords = wordsOf<CompanyTexts>('company');
