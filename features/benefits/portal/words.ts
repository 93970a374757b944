import type { BenefitTexts } from '#features/benefits/texts/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useBenefitWords = wordsOf<BenefitTexts>('benefits');

export const benefitWords = {
  benefits: {
    CN: () => import('#features/benefits/texts/CN.ts'),
    EN: () => import('#features/benefits/texts/EN.ts'),
  },
};
