import type { CompanyTexts } from '#core/texts/portal/company/CN.ts';
import { wordsOf } from '../../../kit/i18n.ts';

export const useCompanyWords = wordsOf<CompanyTexts>('company');
